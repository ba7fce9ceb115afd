import type { Template } from './template.ts';

export const lights = [
  {
    id: 'one-soft-side',
    title: 'One soft side',
    text: 'soft light from one broad source at camera left, the far side left two stops under',
    says: { quality: 'soft-light', direction: 'side-light-left' },
  },
  {
    id: 'bare-bulb',
    title: 'Bare bulb',
    text: 'a single bare tungsten bulb above, low-key, falling off to black before it reaches the corners',
    says: { source: 'tungsten-light', direction: 'top-light', quality: 'low-key' },
  },
  {
    id: 'sun-behind',
    title: 'Sun behind',
    text: 'golden hour sun as a backlight, edges rimmed, the camera side left in open shade',
    says: { hour: 'golden-hour', source: 'sunlight', direction: 'backlight', weather: 'clear-sky' },
  },
  {
    id: 'grey-sky',
    title: 'Grey sky',
    text: 'overcast sky as one enormous soft source, hardly a shadow, colours left honest',
    says: { weather: 'overcast', source: 'skylight', quality: 'soft-light' },
  },
  {
    id: 'blue-and-amber',
    title: 'Blue and amber',
    text: 'blue hour with the practical lamps only just winning, both colours left uncorrected',
    says: { hour: 'blue-hour', source: 'practical-light' },
  },
  {
    id: 'noon-straight-down',
    title: 'Noon, straight down',
    text: 'hard midday sun as a top light, short black shadows, a pale floor throwing some of it back',
    says: {
      hour: 'midday',
      source: 'sunlight',
      direction: 'top-light',
      quality: 'hard-light',
      weather: 'clear-sky',
    },
  },
  {
    id: 'one-street-lamp',
    title: 'One street lamp',
    text: 'one sodium street lamp at night from camera right, whatever it does not reach left dark',
    says: { hour: 'night', source: 'streetlight', direction: 'side-light-right' },
  },
  {
    id: 'two-strips',
    title: 'Two strips',
    text: 'two strip softboxes set far back, a rim light down either edge, just enough fill to read the front',
    says: { source: 'softbox', direction: 'rim-light' },
  },
] as const satisfies readonly Template[];
