import type { Rule } from '../rule.ts';

/** What one would see, where somebody says only what one would feel. */
const instead: Readonly<Record<string, string>> = {
  beautiful: 'the light, the surface or the line that makes it so',
  stunning: 'the one thing the eye goes to',
  gorgeous: 'the colours and the cloth',
  amazing: 'what nobody has seen before',
  breathtaking: 'how small the figure is in the place',
  awesome: 'its size beside a person',
  incredible: 'what happens that one does not believe',
  epic: 'the scale: how far, how many, how high',
  magical: 'what glows, floats or drifts',
  emotional: 'the face, the hands, what they do',
  nice: 'what there is to like',
  cool: 'the cut, the stance, the colour',
  wonderful: 'what one would point at',
  perfect: 'what is straight, clean or still',
  interesting: 'the detail that does not belong',
  sad: 'the shoulders, the unlit room, what is left on the table',
  happy: 'the eyes, the teeth, the step',
  scary: 'what is half seen, and where',
};
const WORDS = new RegExp(`\\b(?:${Object.keys(instead).join('|')})\\b`, 'gi');

/** Words of feeling with nothing to see. */
export const feelingWords: Rule = {
  find: ({ text, words, name }) =>
    [...text.slice(0, words.end).matchAll(WORDS)]
      .filter(({ index, 0: word }) => !isName(text, index, word))
      .map(({ index, 0: word }) => ({
        severity: 'hint',
        span: { start: index, end: index + word.length },
        says: `${word}: a feeling, and nothing to see.`,
        because: `${name} cannot draw it. Say ${instead[word.toLowerCase()] ?? 'what makes it so'}.`,
      })),
};

/** "Beautiful South", "cool light": part of a name, or of a colour. */
function isName(text: string, index: number, word: string): boolean {
  const after = text.slice(index + word.length);
  if (/^cool$/i.test(word))
    return (
      /^(?:,|\s+(?:tones?|light|blue|white|grey|gray|shadows?|palette|colou?rs?|temperature|air|green|and))/i.test(
        after,
      ) || /\bcool$/.test(text.slice(0, index + 4)) === false
    );
  return /^\p{Lu}/u.test(word) && /^\s+\p{Lu}/u.test(after);
}
