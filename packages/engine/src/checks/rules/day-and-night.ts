import { namesAThing } from '../../language/surroundings/in-time.ts';
import type { Hour, LightSource } from '../../shot/words.ts';
import { cutOut, smallClause } from '../cut-out.ts';
import type { Rule } from '../rule.ts';

const DAY = new Set<string>([
  'morning',
  'midday',
  'afternoon',
  'golden-hour',
  'sunrise',
  'sunset',
] satisfies Hour[]);
const NIGHT = new Set<string>(['night'] satisfies Hour[]);
const SUN = 'sunlight' satisfies LightSource;
const MOON = 'moonlight' satisfies LightSource;

/** Two hours, or the light of one in the other. */
export const dayAndNight: Rule = {
  find: ({ text, said }) => {
    const told = said('place.hour').filter(({ start, end }) => !namesAThing(text, start, end));
    // "Three in the morning" is one hour, though "in the morning" is another.
    const hours = told.filter(
      (hour) => !told.some((other) => other !== hour && other.start <= hour.start && other.end >= hour.end),
    );
    const [first, ...others] = hours;
    const second =
      first &&
      others.find(
        ({ value }) =>
          isNight(value) !== isNight(first.value) &&
          (DAY.has(value) || DAY.has(first.value)) &&
          (NIGHT.has(value) || NIGHT.has(first.value)),
      );
    if (first && second) {
      const clause = smallClause(text, second, 2);
      return [
        {
          severity: 'warning',
          span: second,
          says: `${text.slice(second.start, second.end)} against ${text.slice(first.start, first.end)}.`,
          because: 'One picture has one hour. Two are blended into a dull dusk.',
          ...(clause && {
            fix: { label: `Keep ${text.slice(first.start, first.end)}`, edits: [cutOut(text, clause)] },
          }),
        },
      ];
    }
    if (!first) return [];
    return said('light.source')
      .filter(
        ({ value }) => (value === SUN && NIGHT.has(first.value)) || (value === MOON && DAY.has(first.value)),
      )
      .map((light) => {
        const isSun = light.value === SUN;
        return {
          severity: 'warning' as const,
          span: light,
          says: `${text.slice(light.start, light.end)} ${isSun ? 'at night' : 'by day'}.`,
          because: 'One of the two is ignored, and it is not for you to say which.',
          fix: {
            label: `Make it ${isSun ? 'moonlight' : 'sunlight'}`,
            edits: [{ start: light.start, end: light.end, text: isSun ? 'moonlight' : 'sunlight' }],
          },
        };
      });
  },
};

function isNight(hour: string): boolean {
  return NIGHT.has(hour);
}
