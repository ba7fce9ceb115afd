/** "None", "n/a", "-": an answer that leaves its box empty, alone or in front of what is said after all. */
const NONE =
  /^\s*(?:(?:none|nil|nothing|n\.?\s?\/\s?a\.?|not applicable|no|nope|[-–—]+)(?: (?:really|needed|required|special|in particular|specified|yet))?\s*)(?:[.!]?\s*$|[;.,]\s+)/iu;
/** "No, …" and "nothing, …" may begin a sentence. */
const ALONE = /^\s*(?:no|nope|nothing|[-–—]+)\b[^;.]*?,/iu;

export function withoutNone(box: string): string {
  return ALONE.test(box) ? box : box.replace(NONE, '');
}
