import { type BrainstormNote, optimizerLimits } from '@cuewright/contract';
import { cutText } from '../../lib/cut-text.ts';
import { lastTagsOfLines } from './last-tags.ts';
import { plainText } from './markdown/markdown.ts';
import { readMarkdown } from './markdown/read-markdown.ts';

/** The note as an idea: its title and its words, without marks. */
export function noteIdea({ title, content }: Pick<BrainstormNote, 'title' | 'content'>): {
  idea: string;
  isCut: boolean;
} {
  const words = plainText(readMarkdown(content.replace(lastTagsOfLines, '')));
  const head = /[.!?…:]$/.test(title) ? title : `${title}.`;
  const idea = [head, words].filter(Boolean).join('\n');
  const isCut = idea.length > optimizerLimits.typed;
  return { idea: isCut ? cutText(idea, optimizerLimits.typed, { atWord: true }) : idea, isCut };
}
