import { feelingsIn } from '../../language/praise/feelings.ts';
import type { Rule } from '../rule.ts';

/** Words of feeling with nothing to see. */
export const feelingWords: Rule = {
  find: ({ text, words, name }) =>
    feelingsIn(text.slice(0, words.end)).map(({ word, start, end, instead }) => ({
      severity: 'hint',
      span: { start, end },
      says: `${word}: a feeling, and nothing to see.`,
      because: `${name} cannot draw it. Say ${instead}.`,
    })),
};
