/** What one would see, where somebody says only what one would feel. */
const insteadOf: Readonly<Record<string, string>> = {
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
const FEELING = new RegExp(`\\b(?:${Object.keys(insteadOf).join('|')})\\b`, 'gi');

export interface Feeling {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** What of it could be seen. */
  readonly instead: string;
}

/** Where a text says what one would feel. */
export function feelingsIn(text: string): Feeling[] {
  return [...text.matchAll(FEELING)]
    .filter(({ index, 0: word }) => !isName(text, index, word))
    .map(({ index, 0: word }) => ({
      word,
      start: index,
      end: index + word.length,
      instead: insteadOf[word.toLowerCase()] ?? '',
    }));
}

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
