import { lengthIn } from '../../writing/fit-length.ts';
import type { Rule } from '../rule.ts';
import { inUnit } from '../words.ts';

/** Less than the generator reads best: it makes up the rest. */
export const tooThin: Rule = {
  find: ({ text, model, name, words }) =>
    (model?.limits ?? [])
      .map(({ value }) => value)
      .filter(({ of, kind, only }) => of === 'prompt' && kind === 'best' && only === undefined)
      .flatMap(({ min = 0, max, unit }) => {
        const has = lengthIn(text.slice(0, words.end), unit);
        if (has >= min || unit === 'seconds') return [];
        return [
          {
            severity: 'hint' as const,
            says: `${inUnit(has, unit)}, and ${name} reads ${min} to ${max} best.`,
            because: 'What is left unsaid it decides by itself, differently each time.',
          },
        ];
      }),
};
