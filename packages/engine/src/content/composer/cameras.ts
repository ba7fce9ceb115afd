import { daylight, outdoors } from './at-home.ts';
import type { LensPart, MovePart } from './part.ts';

const everyReach = ['detail', 'figure', 'wide'] as const;
const close = ['detail', 'figure'] as const;
const figure = ['figure'] as const;
const placed = ['figure', 'wide'] as const;
const wide = ['wide'] as const;
const detail = ['detail'] as const;

export const lenses = [
  { text: '21mm at f/5.6, eye level, near ground sharp', reach: wide, isLow: true },
  { text: '24mm at f/5.6, low angle, just above the ground', reach: placed, mode: 'photo', isLow: true },
  { text: '28mm at f/4, the subject a quarter of the frame height', reach: wide },
  { text: '35mm at f/8, deep focus, horizon on the upper third', reach: wide, ...outdoors, ...daylight },
  { text: '18mm at f/5.6, the vanishing point dead centre', reach: wide, isExact: true },
  { text: 'anamorphic 35mm at T2.8, weight at the left edge', reach: placed },
  { text: '200mm at f/5.6 from far back, layers pressed together', reach: placed, ...outdoors },
  { text: 'tilt-shift 24mm at f/8, uprights kept upright', reach: wide, mode: 'photo', isExact: true },
  { text: 'large-format 90mm at f/22, every surface drawn', reach: wide, mode: 'photo' },
  { text: '26mm at f/2.8, high angle from one storey up', reach: placed, mode: 'photo', ...outdoors },
  { text: '50mm at f/2, eye level, medium shot', reach: figure },
  { text: '85mm at f/1.8, close-up, the background a wash', reach: figure, isNear: true },
  { text: '35mm at f/2.8, medium wide shot from three steps back', reach: figure },
  { text: '40mm at f/4, three-quarter, from slightly below', reach: figure },
  { text: '75mm at f/2.2, profile, looking room ahead', reach: figure },
  { text: '105mm at f/2.5, past a soft foreground edge', reach: close, isNear: true },
  { text: '58mm at f/1.4, swirled corners, centre crisp', reach: figure, isNear: true },
  { text: '135mm at f/2, medium close-up through a gap', reach: figure, isNear: true },
  { text: '65mm at f/3.5 on medium format, square frame', reach: figure, mode: 'photo' },
  { text: '32mm at f/2, waist height, a step nearer than polite', reach: figure },
  { text: '45mm at f/5.6, straight on, edges parallel to the frame', reach: placed, isExact: true },
  { text: '80mm at f/2.8, three-quarter from the back', reach: figure },
  { text: '55mm at f/1.8, half of the frame given to shadow', reach: figure },
  { text: '90mm at f/4, medium shot, two stops softer behind', reach: figure },
  { text: '38mm at f/2.8, hip level, horizon tilted a little', reach: placed },
  { text: '29mm at f/3.5, full shot, floor under everything', reach: placed, isLow: true },
  { text: '100mm macro at f/4, extreme close-up, a sliver in focus', reach: detail },
  { text: '60mm macro at f/8, close-up from directly above', reach: detail, mode: 'photo' },
  { text: '105mm macro at f/5.6, nothing behind but tone', reach: detail },
  { text: '50mm and an extension tube at f/4, one point sharp', reach: detail },
  { text: '85mm at its nearest focus, f/2, insert framing', reach: detail },
  { text: '180mm macro at f/5.6 from a respectful distance', reach: detail },
  { text: '40mm at f/2.8, overhead, dead centre', reach: close, mode: 'photo', isExact: true },
  { text: '70mm at f/3.2, close-up, both edges of the frame clean', reach: close, isNear: true },
] as const satisfies readonly LensPart[];

export const moves = [
  { text: 'Static frame, tripod locked', reach: everyReach },
  { text: 'Slow dolly in, a metre in eight seconds', reach: close },
  { text: 'Dolly out until the place takes over', reach: placed, isWide: true },
  { text: 'Tracking sideways at walking pace', reach: placed, follows: true, isWide: true },
  { text: 'Handheld and breathing, reframing gently', reach: placed, isLoose: true },
  { text: 'Crane up, beginning low and ending high', reach: wide, isWide: true, isHigh: true },
  { text: 'Arc to the left, a quarter of a circle', reach: placed, isWide: true },
  { text: 'Pan right, arriving as the action ends', reach: placed, isWide: true, follows: true },
  { text: 'Truck left behind a dark foreground', reach: placed, follows: true },
  { text: 'Steadicam drifting closer, then holding', reach: placed },
  { text: 'Rack focus from near to far, once', reach: close },
  { text: 'Shoulder-mounted and slightly late', reach: figure, isLoose: true },
  { text: 'Pedestal down the length of an arm', reach: close },
  { text: 'Push in, almost too slow to see', reach: everyReach },
  {
    text: 'Drone rising straight up and stopping',
    reach: wide,
    ...outdoors,
    weathers: ['clear-sky', 'overcast', 'haze', 'heat'],
    isHigh: true,
  },
  { text: 'Locked frame, slow motion at a fifth of the speed', reach: close },
  { text: 'Slide of ten centimetres, left to right', reach: detail },
  { text: 'Parallax drift past a near edge', reach: close },
  { text: 'Whip pan in, then dead still', reach: figure, isSudden: true },
  { text: 'Tilt up at an even speed, then hold', reach: placed, isWide: true },
] as const satisfies readonly MovePart[];
