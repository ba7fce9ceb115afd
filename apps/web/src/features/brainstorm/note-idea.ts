import { type BrainstormNote, optimizerLimits } from '@cuewright/contract';
import { plainText } from './markdown/markdown.ts';
import { readMarkdown } from './markdown/read-markdown.ts';

/** Tags at the end of a line sort a note; they say nothing of the shot. */
const LAST_TAGS = /(?:(?:^|\s)#\p{L}[\p{L}\p{M}\p{N}_-]*)+\s*$/gmu;

/** The note as an idea: its title and its words, without marks. */
export function noteIdea({ title, content }: Pick<BrainstormNote, 'title' | 'content'>): {
  idea: string;
  isCut: boolean;
} {
  const words = plainText(readMarkdown(content.replace(LAST_TAGS, '')));
  const head = /[.!?…:]$/.test(title) ? title : `${title}.`;
  const idea = [head, words].filter(Boolean).join('\n');
  const isCut = idea.length > optimizerLimits.typed;
  return { idea: isCut ? cutAtWord(idea, optimizerLimits.typed) : idea, isCut };
}

function cutAtWord(text: string, most: number): string {
  const start = text.slice(0, most);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return end > 0 ? start.slice(0, end) : start.toWellFormed();
}
