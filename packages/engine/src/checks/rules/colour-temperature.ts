import type { LightSource } from '../../shot/words.ts';
import type { Rule } from '../rule.ts';

/** What a light burns at, in kelvin: from, to, and what one would write. */
const burns: Readonly<Partial<Record<LightSource, readonly [number, number, number]>>> = {
  candlelight: [1500, 2400, 1900],
  firelight: [1500, 2800, 2000],
  lantern: [1600, 3400, 2200],
  'tungsten-light': [2400, 3600, 3200],
  sunlight: [3000, 6500, 5600],
  skylight: [5500, 15000, 8000],
  'window-light': [3000, 9000, 5600],
  moonlight: [3800, 9000, 4300],
  flash: [4800, 6500, 5600],
  'screen-glow': [5000, 10000, 6500],
  lightning: [5500, 30000, 8000],
};

/** A light that does not burn at the colour it is given. */
export const colourTemperature: Rule = {
  find: ({ said, text }) => {
    const sources = said('light.source');
    const [source] = sources;
    if (!source || new Set(sources.map(({ value }) => value)).size > 1) return [];
    const known = burns[source.value as LightSource];
    if (!known) return [];
    const [from, to, usual] = known;
    return said('light.temperature').flatMap((kelvin) => {
      const has = Number(kelvin.value);
      if (has >= from && has <= to) return [];
      const light = text.slice(source.start, source.end);
      return [
        {
          severity: 'warning' as const,
          span: kelvin,
          says: `${has}K against ${light}.`,
          because: `It burns at ${from} to ${to}K. With ${has}K it is another light, and one of the two is ignored.`,
          fix: {
            label: `Make it ${usual}K`,
            edits: [{ start: kelvin.start, end: kelvin.end, text: `${usual}K` }],
          },
        },
      ];
    });
  },
};
