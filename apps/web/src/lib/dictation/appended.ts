/** Words put behind others, with one space between, cut off where there is no room for more. */
export function appended(before: string, words: string, most: number): { text: string; isCut: boolean } {
  const glue = before === '' || /\s$/.test(before) ? '' : ' ';
  const text = before + glue + words.trim();
  if (text.length <= most) return { text, isCut: false };
  const room = text.slice(0, most);
  const whole = room.lastIndexOf(' ');
  return { text: whole > before.length ? room.slice(0, whole) : before, isCut: true };
}
