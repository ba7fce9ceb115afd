/** How a name is told; `limits/chat.ts` of the contract has the same three. */
const PHRASES = /\b(?:my name is|my name's|i'?m|call me)\s+(\p{Lu}[\p{L}'’-]{1,30})(?!\p{L})/iu;

/** What follows "I'm" and is no name. */
const NOT_NAMES =
  /^(?:a|an|the|not|so|very|just|new|here|trying|looking|working|using|writing|making|having|getting|going|doing|stuck|lost|sorry|sure|fine|good|great|happy|sad|tired|ready|back|done|interested|into|in|on|at|from|with|signed|out|confused|afraid|curious|wondering|still|also|really|only|always|never|currently|thinking|shooting|filming|planning|learning|beginning|starting|old|young|male|female|free|able|unable|asking|creating|building|when|if|later|back|crazy|missing)$/i;

/** The name somebody gives as theirs. Written small it counts only behind "my name is" and "call me". */
export function chatNames(message: string): string | undefined {
  const match = PHRASES.exec(message.replace(/[‘’]/g, "'"));
  const name = match?.[1];
  if (!match || !name || NOT_NAMES.test(name)) return undefined;
  const isLoose = /^i'?m/i.test(match[0]);
  if (isLoose && !/^\p{Lu}/u.test(name)) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
