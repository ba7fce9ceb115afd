import { cleanText } from '../text/clean-text.ts';

/** Document 1 §7, document 2 §5. */
const LONGEST = 100;
/** A letter with a thousand marks on it is one grapheme; beyond this many code units it is cut between code points. */
const MOST_UNITS_LOOKED_AT = 2000;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first hundred characters as a person counts them: no emoji and no accent is cut in two. */
export function promptDescription(prompt: string): string {
  const text = cleanText(prompt).trim();
  const looked = text.slice(0, MOST_UNITS_LOOKED_AT).toWellFormed();
  let end = 0;
  let count = 0;
  for (const { index, segment } of segmenter.segment(looked)) {
    if (count === LONGEST) break;
    end = index + segment.length;
    count += 1;
  }
  return end >= looked.length && looked.length < text.length
    ? Array.from(text).slice(0, LONGEST).join('')
    : text.slice(0, end);
}
