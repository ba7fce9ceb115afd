import { cutOut, smallClause } from '../cut-out.ts';
import type { Rule } from '../rule.ts';

const FIELDS = [
  'camera.size',
  'camera.angle',
  'camera.movement',
  'camera.focus',
  'camera.lens.mm',
  'camera.aperture',
  'light.source',
  'light.direction',
  'light.quality',
  'place.hour',
  'effects',
] as const;
/** With its mark, where it has one: asking for the mark would walk to the end of the text from every letter of the last one. */
const SENTENCE = /[^.!?\n]+[.!?]?/g;
const FEWEST_WORDS = 3;

/** The same said twice. */
export const repeated: Rule = {
  find: ({ text, said, words }) => {
    const seen = new Set<string>();
    const again = said(...FIELDS).flatMap((finding) => {
      const key = `${finding.field} ${text.slice(finding.start, finding.end).toLowerCase()}`;
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      const clause = smallClause(text, finding, 1);
      return [
        {
          severity: 'hint' as const,
          span: finding,
          says: `${text.slice(finding.start, finding.end)} is said already.`,
          because: 'Said twice it does not count twice; it takes the room of something new.',
          ...(clause && { fix: { label: 'Take the second out', edits: [cutOut(text, clause)] } }),
        },
      ];
    });
    const known = new Set<string>();
    const sentences = [...text.slice(0, words.end).matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) => {
      const plain = sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim();
      if (!/[.!?]$/.test(sentence) || plain.split(' ').length < FEWEST_WORDS) return [];
      const isKnown = known.has(plain);
      known.add(plain);
      if (!isKnown) return [];
      const span = {
        start: index + (sentence.length - sentence.trimStart().length),
        end: index + sentence.length,
      };
      return [
        {
          severity: 'hint' as const,
          span,
          says: 'The same sentence again.',
          because: 'Said twice it does not count twice; it takes the room of something new.',
          fix: {
            label: 'Take the second out',
            edits: [{ start: index, end: index + sentence.length, text: '' }],
          },
        },
      ];
    });
    const inside = ({ start, end }: { start: number; end: number }) =>
      sentences.some(({ span }) => start >= span.start && end <= span.end);
    return [...sentences, ...again.filter(({ span }) => !inside(span))];
  },
};
