import type { RuleId } from '../../src/checks/index.ts';
import type { ClassId } from './classes.ts';

/** A text that a rule speaks to, and one close to it that it leaves alone. */
export interface Pair {
  fires: string;
  quiet: string;
  /** For which of the two a picture to begin from is there. */
  hasStartImage?: 'both' | 'quiet';
  duration?: number;
}

/** The pairs of a rule for stills, for clips, and for a class that reads otherwise; `never`: it has nothing to say there. */
interface Pairs {
  still?: Pair;
  clip?: Pair;
  own?: Partial<Record<ClassId, Pair>>;
  never?: readonly ClassId[];
}

const stills: readonly ClassId[] = [
  'still, prose',
  'still, negative field',
  'still, negatives in the prompt',
  'still, weighed',
  'still, flags',
  'still, object',
];
const clips: readonly ClassId[] = [
  'clip, heard',
  'clip, silent',
  'clip, negative field',
  'clip, over a picture',
  'clip, spoken',
  'clip, brief',
  'clip, numbers',
];
const sentence = 'A fisherman mends his net on the quay. ';
const told =
  'A fisherman in a yellow oilskin mends a green trawl net on a wet stone quay at dawn, gulls over the harbour behind him, soft grey light from the left, shot on a 50mm lens at f/2.8, the tarred boards shining.';

export const pairs: Readonly<Record<RuleId, Pairs>> = {
  'over-limit': {
    own: {
      'still, prose': { fires: sentence.repeat(20), quiet: sentence.repeat(2) },
      'still, negative field': { fires: sentence.repeat(30), quiet: sentence.repeat(20) },
      'still, negatives in the prompt': { fires: sentence.repeat(900), quiet: sentence.repeat(200) },
      'still, flags': { fires: 'red boat, '.repeat(40), quiet: 'red boat, old quay, dawn' },
      'still, weighed': { fires: sentence.repeat(20), quiet: sentence.repeat(2) },
      'still, object': { fires: sentence.repeat(260), quiet: sentence.repeat(10) },
      'clip, heard': { fires: sentence.repeat(160), quiet: sentence.repeat(40) },
      'clip, silent': { fires: sentence.repeat(60), quiet: sentence.repeat(5) },
      'clip, negative field': { fires: sentence.repeat(70), quiet: sentence.repeat(40) },
      'clip, over a picture': { fires: sentence.repeat(30), quiet: sentence.repeat(20) },
    },
    never: ['clip, spoken', 'clip, brief', 'clip, numbers'],
  },
  'too-thin': {
    own: {
      'still, prose': { fires: 'A fisherman on a quay.', quiet: told },
      'still, flags': {
        fires: 'a fisherman on a quay',
        quiet: `${told} In tarred black, one strip of yellow, wet stone.`,
      },
      'clip, silent': {
        fires: 'A fisherman on a quay.',
        quiet: `${told} He looks up, and the net slides off.`,
      },
    },
    never: [
      'still, negative field',
      'still, negatives in the prompt',
      'still, weighed',
      'still, object',
      'clip, heard',
      'clip, negative field',
      'clip, over a picture',
      'clip, spoken',
      'clip, brief',
      'clip, numbers',
    ],
  },
  negation: {
    still: { fires: 'A quay at dawn, no people.', quiet: 'A quay at dawn, no longer in use.' },
    clip: { fires: 'A quay at dawn, no people.', quiet: 'A quay at dawn, no longer in use.' },
    own: {
      'still, flags': {
        fires: 'a quay at dawn, no people --ar 16:9',
        quiet: 'a quay at dawn --ar 16:9 --no people',
      },
    },
    never: ['still, negatives in the prompt', 'clip, brief'],
  },
  parameters: {
    still: { fires: 'A red boat on a quay --ar 16:9', quiet: 'A red boat on a quay -- slowly' },
    clip: {
      fires: 'A red boat drifts past a quay --ar 16:9',
      quiet: 'A red boat drifts past a quay -- slowly',
    },
    own: {
      'still, flags': { fires: 'a red boat --ar 16:9 --s 2000', quiet: 'a red boat --ar 16:9 --s 900' },
    },
  },
  weights: {
    still: {
      fires: 'A quay at dawn, (rim light:1.3), gulls.',
      quiet: 'A quay at dawn (the old one), rim light, gulls.',
    },
    clip: {
      fires: 'A quay at dawn, (rim light:1.3), gulls.',
      quiet: 'A quay at dawn (the old one), rim light, gulls.',
    },
    own: {
      'still, weighed': { fires: 'quay at dawn, (rim light:2.4)', quiet: 'quay at dawn, (rim light:1.3)' },
    },
  },
  'said-settings': {
    still: { fires: 'A photo of a boat at a quay, 21:9.', quiet: 'A photo of a boat at a quay, at 21.' },
    clip: {
      fires: 'A boat drifts past a quay, 10 seconds.',
      quiet: 'A boat drifts past a quay, ten seconds later it is gone.',
    },
    own: {
      'clip, spoken': { fires: 'A woman at a desk, 21:9.', quiet: 'A woman at a desk, 10 seconds.' },
    },
    never: ['clip, brief'],
  },
  'two-moves': {
    clip: {
      fires: 'A smith at his anvil. The camera pushes in slowly, then pans left.',
      quiet: 'A smith at his anvil. Handheld, the camera pushes in slowly.',
    },
    own: {
      'clip, silent': {
        fires: 'A smith. The camera pans left, tilts up, zooms in, dollies out.',
        quiet: 'A smith. The camera pans left, tilts up.',
      },
    },
    never: [...stills, 'clip, spoken'],
  },
  'depth-of-field': {
    still: { fires: 'A fox in the snow, f/16, bokeh behind.', quiet: 'A fox in the snow, f/16, deep focus.' },
    clip: {
      fires: 'A fox runs in the snow, f/16, bokeh behind.',
      quiet: 'A fox runs in the snow, f/16, deep focus.',
    },
  },
  'colour-temperature': {
    still: { fires: 'A clerk reads by candlelight, 5600K.', quiet: 'A clerk reads by candlelight, 1900K.' },
    clip: { fires: 'A clerk reads by candlelight, 5600K.', quiet: 'A clerk reads by candlelight, 1900K.' },
  },
  'day-and-night': {
    still: {
      fires: 'A square in Lisbon at night, sunlight on the tiles.',
      quiet: 'A square in Lisbon at three in the morning, moonlight on the tiles.',
    },
    clip: {
      fires: 'A square in Lisbon at midday. A tram turns, at night.',
      quiet: 'A square in Lisbon at midday. A night tram turns.',
    },
  },
  'weather-clash': {
    still: { fires: 'A harbour in heavy rain, clear sky.', quiet: 'A harbour after the storm, clear sky.' },
    clip: { fires: 'A harbour in heavy rain, clear sky.', quiet: 'A harbour after the storm, clear sky.' },
  },
  'photo-terms': {
    still: {
      fires: 'A tram turning into a square, slow push in.',
      quiet: 'A tram turning into a square, pushed by two men.',
    },
    clip: {
      fires: 'A photo of a tram turning into a square.',
      quiet: 'A photographer watches a tram turning into a square.',
    },
    never: ['clip, spoken', 'clip, numbers'],
  },
  leftovers: {
    still: {
      fires: 'A fox in the the snow, golden hour.',
      quiet: 'A fox in the snow, so so quiet, golden hour.',
    },
    clip: {
      fires: 'A fox runs in the snow, and, golden hour.',
      quiet: 'A fox runs in the snow, and the hour is golden.',
    },
  },
  repeated: {
    still: {
      fires: 'A fox in the snow, bokeh, golden hour, bokeh.',
      quiet: 'A fox in the snow, bokeh, golden hour, backlight.',
    },
    clip: {
      fires: 'A fox runs, bokeh, golden hour, bokeh.',
      quiet: 'A fox runs, bokeh, golden hour, backlight.',
    },
  },
  filler: {
    still: {
      fires: 'A fox in the snow, masterpiece, golden hour.',
      quiet: 'A fox in front of a masterful painting, golden hour.',
    },
    clip: { fires: 'A fox runs in the snow, masterpiece.', quiet: 'A fox runs past a masterful painting.' },
    never: ['still, weighed'],
  },
  'feeling-words': {
    still: {
      fires: 'A beautiful harbour at dawn.',
      quiet: 'A harbour at dawn, cool light, the Beautiful Lady at anchor.',
    },
    clip: {
      fires: 'A beautiful harbour at dawn.',
      quiet: 'A harbour at dawn, cool light, the Beautiful Lady at anchor.',
    },
  },
  lettering: {
    still: {
      fires: 'A shop with a sign that reads OPEN LATE over the door.',
      quiet: 'A shop with a sign that reads "OPEN LATE" over the door.',
    },
    clip: {
      fires: 'A shop with a sign that reads OPEN LATE over the door.',
      quiet: 'A shop with a sign that reads "OPEN LATE" over the door.',
    },
    own: {
      'still, weighed': { fires: 'a shop, a sign that reads "Open"', quiet: 'a shop, a blank sign' },
    },
    never: ['clip, spoken'],
  },
  commands: {
    still: { fires: 'Please create an image of a fox in the snow.', quiet: 'A maker of images in the snow.' },
    clip: { fires: 'Create a video of a fox in the snow.', quiet: 'A maker of videos walks in the snow.' },
    never: ['clip, spoken', 'clip, brief'],
  },
  'start-image': {
    clip: {
      fires:
        'Close-up of a woman mending a net at dusk, window light from the left, 85mm at f/2, the camera pushes in.',
      quiet: 'The woman mends the net. The camera pushes in.',
      hasStartImage: 'both',
    },
    own: {
      'clip, over a picture': {
        fires: 'The woman looks up.',
        quiet: 'The woman looks up.',
        hasStartImage: 'quiet',
      },
      'clip, numbers': { fires: 'The woman looks up.', quiet: 'The woman looks up.', hasStartImage: 'quiet' },
    },
    never: [...stills, 'clip, spoken', 'clip, brief'],
  },
  'long-dialogue': {
    clip: {
      fires:
        'An old man at a window. He says: "When I was your age we carried the water up from the river twice a day and nobody ever complained about it."',
      quiet: 'An old man at a window. He says: "It is late. Go home."',
      duration: 4,
    },
    never: [...stills, 'clip, spoken'],
  },
  'no-subject': {
    still: {
      fires: '85mm, f/2, backlight, golden hour.',
      quiet: 'A fox, 85mm, f/2, backlight, golden hour.',
    },
    clip: {
      fires: '85mm, f/2, backlight, golden hour.',
      quiet: 'A fox runs, 85mm, f/2, backlight, golden hour.',
    },
    never: ['clip, over a picture', 'clip, spoken', 'clip, numbers'],
  },
  'no-sound': {
    own: {
      'clip, heard': {
        fires: 'A tram turns into a square.',
        quiet: 'A tram turns into a square. SFX: wheels squeal on the rail.',
      },
    },
    never: [...stills, ...clips.filter((one) => one !== 'clip, heard')],
  },
  'retired-model': { never: [...stills, ...clips] },
};
