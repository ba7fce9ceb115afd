const CHARACTERS = 480;
const LINES = 9;

/** How much of a note its card shows, and whether that is all. It is cut at the end of a line or a word. */
export function notePreview(content: string): { text: string; isWhole: boolean } {
  const lines = content.split('\n', LINES + 1);
  const byLines = lines.slice(0, LINES).join('\n');
  if (byLines.length <= CHARACTERS) return { text: byLines, isWhole: lines.length <= LINES };
  const start = byLines.slice(0, CHARACTERS);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return { text: `${end > CHARACTERS / 2 ? start.slice(0, end) : start.toWellFormed()}…`, isWhole: false };
}
