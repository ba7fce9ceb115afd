/** What stands in a frame's prompt and not in the one that it began from: the words between a common beginning and a common end. */
export function frameDifference(original: string, prompt: string): string {
  const [whole, own] = [wordsOf(original), wordsOf(prompt)];
  const most = Math.min(whole.length, own.length);
  let head = 0;
  while (head < most && whole[head] === own[head]) head++;
  let tail = 0;
  while (tail < most - head && whole.at(-1 - tail) === own.at(-1 - tail)) tail++;
  return own
    .slice(head, own.length - tail)
    .join(' ')
    .replace(/[\s:,;]+$/, '');
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
