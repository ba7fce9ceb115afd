/** Marks that turn the direction of what follows, and letters that are written from the right. */
const TURNS =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const EMBEDS = /[\u202A\u202B\u202D\u202E]/;
const ISOLATES = /[\u2066-\u2068]/;
const END_EMBED = '\u202C';
const END_ISOLATE = '\u2069';
const FIRST_STRONG = '\u2068';

/** Somebody's words in the middle of ours: whatever they hold, ours stay in their order. Plain words come back as they are. */
export function isolateText(text: string): string {
  return TURNS.test(text) ? FIRST_STRONG + closeDirections(text) + END_ISOLATE : text;
}

/** Ends what a text opens and leaves open, and drops ends of what it never opened, so that what stands behind it is not turned. */
export function closeDirections(text: string): string {
  const open: string[] = [];
  let closed = '';
  for (const mark of text) {
    if (EMBEDS.test(mark)) open.push(END_EMBED);
    else if (ISOLATES.test(mark)) open.push(END_ISOLATE);
    else if (mark === END_EMBED) {
      if (open.at(-1) !== END_EMBED) continue;
      open.pop();
    } else if (mark === END_ISOLATE) {
      const at = open.lastIndexOf(END_ISOLATE);
      if (at === -1) continue;
      // The end of an isolate ends the embeddings in it.
      open.length = at;
    }
    closed += mark;
  }
  return closed + open.toReversed().join('');
}
