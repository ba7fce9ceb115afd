import { prepositions } from '../../language/words/closed-class.ts';
import { leftAlone, mayDouble } from '../../language/words/left-alone.ts';
import type { Span } from '../check.ts';
import { cutOut } from '../cut-out.ts';
import type { Found, Rule } from '../rule.ts';

/** What a cut leaves behind, in a copy as in one's own words: a word twice, a word that leads nowhere, marks around nothing. */
export const leftovers: Rule = {
  find: ({ text, words }) => {
    const own = { text: text.slice(0, words.end), quotes: quotesIn(text) };
    return [...doubledWords(own), ...hangingWords(own), ...emptyMarks(own), ...doubledMarks(own)];
  },
};

interface Own {
  readonly text: string;
  /** Letter for letter, whatever stands in it. */
  readonly quotes: readonly Span[];
}

function quotesIn(text: string): Span[] {
  return [...text.matchAll(/"[^"\n]*"|“[^”\n]*”|«[^»\n]*»/g)].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
  }));
}

const isQuoted = ({ quotes }: Own, at: number) => quotes.some(({ start, end }) => at > start && at < end - 1);

function doubledWords(own: Own): Found[] {
  const { text } = own;
  return [...text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{Ll}{2,}(?: \p{Ll}{2,}){0,3}) \1(?![\p{L}\p{N}'’-])/gu)]
    .filter(({ index, 1: word = '' }) => isSlip(word) && !isQuoted(own, index))
    .map(({ index, 0: both, 1: word = '' }) => ({
      severity: 'warning',
      span: { start: index, end: index + both.length },
      says: `“${word}” twice in a row.`,
      because: 'It reads as a slip, and takes room that something new could have.',
      fix: {
        label: 'Keep one',
        edits: [{ start: index + word.length, end: index + both.length, text: '' }],
      },
    }));
}

/** A word that is not doubled on purpose, or a place: "in snow in snow". */
function isSlip(words: string): boolean {
  const [first = '', ...rest] = words.split(' ');
  return rest.length > 0 ? prepositions.has(first) : !mayDouble.has(first);
}

function hangingWords(own: Own): Found[] {
  const { text } = own;
  return [...text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}{1,7})(?=\s*(?:[.,;:!?)]|$))/gu)]
    .filter(
      ({ index, 1: word = '' }) =>
        leftAlone.has(word) && !isQuoted(own, index) && !isLetter(text, index, word),
    )
    .map(({ index, 1: word = '' }) => {
      const span = { start: index, end: index + word.length };
      return {
        severity: 'warning',
        span,
        says: `“${word}” leads to nothing.`,
        because: 'Something behind it is missing; a generator fills it in as it likes.',
        fix: { label: 'Take it out', edits: [cutOut(text, span)] },
      };
    });
}

/** "Plan a, plan b": a letter that names something. */
function isLetter(text: string, at: number, word: string): boolean {
  return word === 'a' && /\b[b-d]\b/.test(text.slice(at + 1, at + 24));
}

function emptyMarks(own: Own): Found[] {
  return [...own.text.matchAll(/\(\s*\)|\[\s*\]|"\s*"|“\s*”/g)]
    .filter(({ index }) => !isQuoted(own, index))
    .map(({ index, 0: marks }) => {
      const span = { start: index, end: index + marks.length };
      return {
        severity: 'warning',
        span,
        says: `${marks.replace(/\s/g, '')} with nothing inside.`,
        because: 'What stood in it is gone; the marks alone are drawn or read as they are.',
        fix: { label: 'Take it out', edits: [cutOut(own.text, span)] },
      };
    });
}

function doubledMarks(own: Own): Found[] {
  return [...own.text.matchAll(/([,;])\s*[,;.](?!\.)|(?<!\.)\.\s+\.(?!\.)/g)]
    .filter(({ index }) => !isQuoted(own, index))
    .map(({ index, 0: marks }) => ({
      severity: 'warning',
      span: { start: index, end: index + marks.length },
      says: `${marks.replace(/\s/g, '')} where one mark is meant.`,
      because: 'Something between the two is missing.',
      fix: {
        label: 'Keep one mark',
        edits: [{ start: index, end: index + marks.length, text: marks.endsWith('.') ? '.' : ',' }],
      },
    }));
}
