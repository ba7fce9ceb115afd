import { isBlankText } from '@cuewright/engine/text';
import { brainstormLimits } from './limits/notes.ts';

/** A letter first, so that `#1` stays a number; not in the middle of a word or an address. */
const TAG = /(?<=^|[\s(])#(\p{L}(?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?)/gu;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const COLOUR = /^(?=.*\d)(?:[0-9a-f]{3}|[0-9a-f]{6})$/;

/** The tag as it is kept and compared: `#Low key` is `low-key`. Blank when nothing of it is left. */
export function cleanTag(text: string): string {
  const tag = text.trim().replace(/^#+/, '').trim().replace(/\s+/g, '-').normalize('NFC').toLowerCase();
  return isBlankText(tag) ? '' : tag;
}

/** The #tags of a text, each once, in their order. What stands in code, and a colour like #ff8800, is none. */
export function tagsIn(content: string): string[] {
  const found = content.replace(CODE, ' ').matchAll(TAG);
  const tags = new Set([...found].map(([, tag = '']) => cleanTag(tag)));
  return [...tags].filter((tag) => !COLOUR.test(tag));
}

/** Those somebody gave, then those of the text. */
export function tagsOf(given: readonly string[], content: string): string[] {
  return [...new Set([...given.map(cleanTag), ...tagsIn(content)])].filter((tag) => tag !== '');
}

/** Enough of it to be found by. */
function beginningOf(tag: string): string {
  return `${[...tag].slice(0, 20).join('')}…`;
}

/** What about the tags of a note is too much, naming the limit; nothing when they are fine. */
export function tagProblem(tags: readonly string[]): string | undefined {
  const long = tags.find((tag) => tag.length > brainstormLimits.tag);
  if (long)
    return `A tag can have at most ${brainstormLimits.tag} characters; “#${beginningOf(long)}” has ${long.length}.`;
  if (tags.length > brainstormLimits.tags)
    return `A note can have at most ${brainstormLimits.tags} tags; this has ${tags.length}.`;
  return undefined;
}
