import type {
  Angle,
  Effect,
  Focus,
  Framing,
  Hour,
  LensKind,
  LightDirection,
  LightQuality,
  LightSource,
  Movement,
  PlaceClass,
  ShotSize,
  Weather,
} from '../shot/words.ts';

/** The words of a shot as plain prose says them. Each is read back as the value it stands for. */
export const sizeNames: Readonly<Record<ShotSize, string>> = {
  'establishing-shot': 'establishing shot',
  'extreme-wide-shot': 'extreme wide shot',
  'wide-shot': 'wide shot',
  'full-shot': 'full shot',
  'medium-wide-shot': 'medium wide shot',
  'medium-shot': 'medium shot',
  'medium-close-up': 'medium close-up',
  'close-up': 'close-up',
  'extreme-close-up': 'extreme close-up',
  macro: 'macro shot',
  insert: 'insert shot',
};

/** Before the size, or behind it. */
export const angleNames: Readonly<Record<Angle, { before: string } | { behind: string }>> = {
  'eye-level': { before: 'eye-level' },
  'low-angle': { before: 'low-angle' },
  'high-angle': { before: 'high-angle' },
  overhead: { behind: 'from directly above' },
  'worms-eye': { behind: 'from a worm’s-eye view' },
  'ground-level': { before: 'ground-level' },
  'hip-level': { before: 'hip-level' },
  'shoulder-level': { before: 'shoulder-level' },
  'dutch-angle': { behind: 'on a Dutch angle' },
  aerial: { before: 'aerial' },
  profile: { behind: 'in profile' },
  'three-quarter': { behind: 'from a three-quarter angle' },
  'from-behind': { behind: 'from behind' },
  'over-the-shoulder': { before: 'over-the-shoulder' },
  'point-of-view': { before: 'point-of-view' },
  selfie: { behind: 'from a selfie angle' },
};

export const framingSentences: Readonly<Record<Framing, string>> = {
  'two-shot': 'Framed as a two-shot.',
  'frame-within-a-frame': 'The composition is a frame within a frame.',
  'negative-space': 'Negative space takes up most of the frame.',
  symmetry: 'The framing is held in strict symmetry.',
  'leading-lines': 'Leading lines run to the subject.',
  silhouette: 'The subject stands in silhouette.',
};

export const movementSentences: Readonly<Record<Movement, string>> = {
  static: 'The camera is locked off.',
  pan: 'The camera pans.',
  'pan-left': 'The camera pans left.',
  'pan-right': 'The camera pans right.',
  'whip-pan': 'The move is a whip pan.',
  'tilt-up': 'The camera tilts up.',
  'tilt-down': 'The camera tilts down.',
  roll: 'The camera does a slow barrel roll.',
  'dolly-in': 'The camera pushes in slowly.',
  'dolly-out': 'The camera pulls back slowly.',
  truck: 'The camera slides sideways.',
  'truck-left': 'The camera trucks left.',
  'truck-right': 'The camera trucks right.',
  'pedestal-up': 'The camera rises straight up.',
  'pedestal-down': 'The camera sinks straight down.',
  tracking: 'The camera tracks alongside.',
  leading: 'The camera leads, moving backward in front.',
  arc: 'The camera arcs around.',
  orbit: 'The camera orbits all the way around.',
  'crane-up': 'The camera cranes up.',
  'crane-down': 'The camera cranes down.',
  'zoom-in': 'The lens zooms in slowly.',
  'zoom-out': 'The lens zooms out slowly.',
  'crash-zoom': 'The lens makes a crash zoom in.',
  'dolly-zoom': 'A dolly zoom bends the depth behind the subject.',
  handheld: 'The camera is handheld.',
  'shoulder-mounted': 'The camera is shoulder-mounted, breathing with the operator.',
  steadicam: 'The camera floats on a Steadicam.',
  shake: 'There is camera shake on the impact.',
  drone: 'The camera is flown by drone.',
  'fpv-drone': 'The camera is flown by an FPV drone.',
  parallax: 'The foreground slides past with strong parallax.',
};

export const lensKindNames: Readonly<Record<LensKind, string>> = {
  'ultra-wide-lens': 'ultra-wide lens',
  'wide-lens': 'wide lens',
  'normal-lens': 'normal lens',
  'portrait-lens': 'portrait lens',
  'telephoto-lens': 'telephoto lens',
  'macro-lens': 'macro lens',
  'fisheye-lens': 'fisheye lens',
  'anamorphic-lens': 'anamorphic lens',
  'tilt-shift-lens': 'tilt-shift lens',
  'spherical-lens': 'spherical lens',
};

export const focusSentences: Readonly<Record<Focus, string>> = {
  'shallow-focus': 'Shallow focus, with the background soft.',
  'deep-focus': 'Deep focus keeps everything sharp from front to back.',
  'rack-focus': 'Rack focus from foreground to background.',
  'soft-focus': 'The whole image is in soft focus.',
  'split-diopter': 'A split diopter holds near and far sharp at once.',
};

export const sourceNames: Readonly<Record<LightSource, string>> = {
  sunlight: 'sunlight',
  moonlight: 'moonlight',
  skylight: 'skylight',
  'window-light': 'window light',
  'practical-light': 'practical light',
  neon: 'neon light',
  candlelight: 'candlelight',
  firelight: 'firelight',
  streetlight: 'streetlight',
  headlights: 'headlight beams',
  'screen-glow': 'screen glow',
  lantern: 'lantern light',
  'tungsten-light': 'tungsten light',
  'fluorescent-light': 'fluorescent light',
  softbox: 'softbox light',
  'ring-light': 'ring light',
  spotlight: 'spotlight',
  flash: 'direct flash',
  lightning: 'lightning',
  'stage-light': 'stage light',
};

export const directionEnds: Readonly<Record<LightDirection, string>> = {
  'front-light': 'from the front',
  'side-light': 'from the side',
  'side-light-left': 'from the left',
  'side-light-right': 'from the right',
  backlight: 'from behind',
  'rim-light': 'as a rim light',
  'top-light': 'from above',
  underlight: 'from below',
  'rembrandt-light': 'with the triangle of a Rembrandt light',
  'three-point-light': 'as three-point lighting',
};

/** Before the source, or as a sentence of its own. */
export const qualityNames: Readonly<Record<LightQuality, { before: string } | { alone: string }>> = {
  'soft-light': { before: 'soft' },
  'hard-light': { before: 'hard' },
  'high-key': { alone: 'The lighting is high-key.' },
  'low-key': { alone: 'The lighting is low-key.' },
  chiaroscuro: { alone: 'Light and dark meet in chiaroscuro.' },
  'volumetric-light': { before: 'volumetric' },
  'dappled-light': { before: 'dappled' },
  'bounced-light': { before: 'bounced' },
};

export const hourEnds: Readonly<Record<Hour, string>> = {
  dawn: 'at dawn',
  sunrise: 'at sunrise',
  morning: 'in the morning',
  midday: 'at midday',
  afternoon: 'in the afternoon',
  'golden-hour': 'at golden hour',
  sunset: 'at sunset',
  dusk: 'at dusk',
  'blue-hour': 'at blue hour',
  evening: 'in the evening',
  night: 'at night',
};

export const weatherEnds: Readonly<Record<Weather, string>> = {
  'clear-sky': 'under a clear sky',
  overcast: 'under an overcast sky',
  rain: 'in the rain',
  drizzle: 'in a drizzle',
  thunderstorm: 'in a thunderstorm',
  snow: 'in the snow',
  fog: 'in fog',
  mist: 'in mist',
  wind: 'in the wind',
  haze: 'in haze',
  dust: 'in blowing dust',
  heat: 'in shimmering heat',
};

export const classEnds: Readonly<Record<PlaceClass, string>> = {
  interior: 'indoors',
  exterior: 'outdoors',
  studio: 'in a studio',
  underwater: 'underwater',
  space: 'in space, far from anything',
};

export const effectNames: Readonly<Record<Effect, string>> = {
  'film-grain': 'subtle film grain',
  'light-leaks': 'light leaks at the edge of the frame',
  'abstract-elements': 'abstract elements',
  'macro-depth': 'macro depth of field',
  bokeh: 'bokeh behind the subject',
  'lens-flare': 'a lens flare',
  halation: 'halation around the highlights',
  vignette: 'a soft vignette',
  'motion-blur': 'motion blur',
  'long-exposure': 'the smear of a long exposure',
  'slow-motion': 'slow motion',
  'time-lapse': 'time-lapse',
  hyperlapse: 'hyperlapse',
  'speed-ramp': 'a speed ramp',
  'freeze-frame': 'a freeze frame at the end',
  'double-exposure': 'a double exposure',
  diffusion: 'a diffusion filter',
  'black-and-white': 'black and white',
  sepia: 'sepia tones',
  monochrome: 'a monochrome image',
};

/** Said of the whole image, after an "in"; the other effects are in it, after a "with". */
export const wholeEffects: ReadonlySet<Effect> = new Set([
  'slow-motion',
  'time-lapse',
  'hyperlapse',
  'black-and-white',
  'sepia',
]);

/** What is true instead of a thing that is not there, as a sentence and among phrases. */
export interface Positive {
  sentence: string;
  phrase: string;
}
