import { cutText } from '../../../lib/cut-text.ts';
import { lastTags } from '../last-tags.ts';

const CHARACTERS = 480;
const LINES = 9;

/** The words of a note, without the tags that close it. */
export function noteWords(content: string): string {
  return content.replace(lastTags, '') || content;
}

/** How much of a note its card shows, and whether that is all. It is cut at the end of a line or a word. */
export function notePreview(words: string): { text: string; isWhole: boolean } {
  const lines = words.split('\n', LINES + 1);
  const byLines = lines.slice(0, LINES).join('\n');
  if (byLines.length <= CHARACTERS) return { text: byLines, isWhole: lines.length <= LINES };
  return { text: `${cutText(byLines, CHARACTERS, { atWord: true })}…`, isWhole: false };
}
