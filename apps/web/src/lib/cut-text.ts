/** So much of a text and no half characters. With `atWord` it ends where a word does, if that is not far away. */
export function cutText(text: string, most: number, { atWord = false } = {}): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return atWord && end > most / 2 ? start.slice(0, end) : start;
}
