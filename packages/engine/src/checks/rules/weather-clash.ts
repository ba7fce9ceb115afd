import { isOver } from '../../language/surroundings/in-time.ts';
import type { Weather } from '../../shot/words.ts';
import { cutOut, smallClause } from '../cut-out.ts';
import type { Rule } from '../rule.ts';

const WET = new Set<string>(['rain', 'drizzle', 'thunderstorm', 'snow', 'overcast'] satisfies Weather[]);

/** A clear sky with rain falling out of it. */
export const weatherClash: Rule = {
  find: ({ text, said }) => {
    const weathers = said('place.weather');
    const clear = weathers.find(({ value }) => value === 'clear-sky');
    const wet = weathers.find(({ value, start }) => WET.has(value) && !isOver(text, start));
    if (!clear || !wet) return [];
    const clause = smallClause(text, clear, 2);
    return [
      {
        severity: 'warning',
        span: clear,
        says: `${text.slice(clear.start, clear.end)} against ${text.slice(wet.start, wet.end)}.`,
        because: 'One sky cannot be both; it will be something between.',
        ...(clause && { fix: { label: 'Take the clear sky out', edits: [cutOut(text, clause)] } }),
      },
    ];
  },
};
