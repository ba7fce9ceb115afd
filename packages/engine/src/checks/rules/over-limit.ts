import { countedLimits, fits, lengthIn } from '../../writing/fit-length.ts';
import { longestStart } from '../../writing/longest-start.ts';
import type { Rule } from '../rule.ts';
import { inUnit, quoted } from '../words.ts';

/** How much too long it is, and where it would be cut off. */
export const overLimit: Rule = {
  find: ({ text, model, name }) =>
    countedLimits(model)
      .filter((limit) => !fits(text, [limit]))
      .map((limit) => {
        const cut = longestStart(text, 0, (start) => fits(start, [limit])) ?? 0;
        const over = lengthIn(text, limit.unit) - limit.max;
        const tooMany = inUnit(over, limit.unit);
        const span = { start: cut, end: text.length };
        if (limit.only !== undefined)
          return {
            severity: 'hint',
            span,
            says: `${tooMany} past the ${limit.max} of ${limit.only}.`,
            because: `There ${name} reads nothing that comes after ${quoted(text.slice(0, cut))}.`,
          };
        if (limit.kind === 'best')
          return {
            severity: 'hint',
            span,
            says: `${tooMany} past the ${limit.max} it reads best.`,
            because: `${name} still reads what comes after ${quoted(text.slice(0, cut))}, and follows it less and less.`,
          };
        const whole = Math.max(...['. ', '! ', '? ', '.\n'].map((end) => text.lastIndexOf(end, cut))) + 1;
        return {
          severity: 'error',
          span,
          says: `${tooMany} too many.`,
          because: `${name} takes ${inUnit(limit.max, limit.unit)}. It would be cut off or refused after ${quoted(text.slice(0, cut))}.`,
          ...(whole > cut / 2 && {
            fix: {
              label: 'End at the last whole sentence',
              edits: [{ start: whole, end: text.length, text: '' }],
            },
          }),
        };
      }),
};
