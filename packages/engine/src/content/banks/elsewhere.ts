import type { PlaceClass } from '../../shot/words.ts';
import type { Addition, LightAddition } from './addition.ts';
import { daylight } from './at-home.ts';

const underwater = { classes: ['underwater'] } as const;
const space = { classes: ['space'] } as const;

/** Light and place where no genre has been. */
export const elsewhere = {
  underwater: {
    light: [
      {
        text: 'sun broken into moving stripes by the surface',
        source: 'sunlight',
        ...underwater,
        ...daylight,
        weathers: ['clear-sky', 'wind', 'heat'],
      },
      { text: 'blue from above and black from below', source: 'skylight', ...underwater, ...daylight },
      { text: 'a torch beam with silt drifting through it', source: 'practical-light', ...underwater },
      { text: 'the surface as a bright lid', source: 'skylight', ...underwater, ...daylight },
      { text: 'two strobes set wide, so that the silt stays dark', source: 'flash', ...underwater },
      { text: 'green shallow light, always moving', source: 'skylight', ...underwater, ...daylight },
      { text: 'a wobbling moon, seen from below', source: 'moonlight', ...underwater, hours: ['night'] },
      {
        text: 'the lamps of a hull overhead',
        source: 'spotlight',
        ...underwater,
        hours: ['dusk', 'blue-hour', 'evening', 'night', 'dawn'],
      },
    ],
    place: [
      { text: 'particles hanging at every distance', ...underwater },
      { text: 'a line of bubbles gone almost to the top', ...underwater },
      { text: 'a sand floor in ribs', ...underwater },
      { text: 'kelp or rope to one side, out of focus', ...underwater },
      { text: 'everything past five metres lost in blue', ...underwater },
      { text: 'a chain going up out of sight', ...underwater },
      { text: 'silt settling along each ledge', ...underwater },
      { text: 'a rusted ring set in stone', ...underwater },
    ],
  },
  space: {
    light: [
      { text: 'raw sun from one side, black on the other', source: 'sunlight', ...space },
      { text: 'planet-shine from below, blue-white and wide', source: 'skylight', ...space },
      { text: 'instrument panels, amber and low', source: 'screen-glow', ...space },
      { text: 'a work lamp at the end of a boom', source: 'spotlight', ...space },
      { text: 'starlight, too weak to draw an edge', source: 'skylight', ...space },
      { text: 'sun through a hatch, ruled like a line', source: 'sunlight', ...space },
      { text: 'one red standby lamp', source: 'practical-light', ...space },
      { text: 'the line between day and dark creeping over every panel', source: 'sunlight', ...space },
    ],
    place: [
      { text: 'a tether drifting in a slow loop', ...space },
      { text: 'gold foil crinkled along one edge', ...space },
      { text: 'handrails numbered in black', ...space },
      { text: 'nothing at all behind', ...space },
      { text: 'a scratch across the nearest plate', ...space },
      { text: 'a curve of cloud and sea far below', ...space },
      { text: 'bolt heads, each with a torque mark in paint', ...space },
      { text: 'a pen floating at the end of its string', ...space },
    ],
  },
} as const satisfies Partial<
  Record<PlaceClass, { light: readonly LightAddition[]; place: readonly Addition[] }>
>;
