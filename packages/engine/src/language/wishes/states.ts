import { listed } from '../words/listed.ts';
import { numberOf } from '../words/numbers.ts';
import { nameOf, part, type Words } from './match-form.ts';

/** How a whole shot can be: what it is said with, and what it takes the place of. */
export interface State {
  readonly slot:
    | 'hour'
    | 'weather'
    | 'season'
    | 'size'
    | 'angle'
    | 'pace'
    | 'look'
    | 'light'
    | 'mood'
    | 'palette'
    | 'ratio'
    | 'seconds'
    | 'fps'
    | 'hold'
    | 'kind';
  /** The words that are put in. */
  readonly put: string;
  /** As it is asked for. */
  readonly asked: readonly string[];
  /** The season that a month lies in. */
  readonly season?: string;
  /** In front of a noun: "a rainy street", "morning light". */
  readonly before?: string;
}

const state = (slot: State['slot'], put: string, asked: string, before?: string): State => ({
  slot,
  put,
  asked: asked.split(', '),
  ...(before !== undefined && { before }),
});

export const states: readonly State[] = [
  state(
    'hour',
    'at night',
    'night, nighttime, night time, at night, nocturnal, a night scene, night shot, dark outside',
    'night',
  ),
  state('hour', 'at midnight', 'midnight, at midnight', 'midnight'),
  state('hour', 'at dawn', 'dawn, at dawn, daybreak', 'dawn'),
  state('hour', 'at sunrise', 'sunrise, at sunrise', 'sunrise'),
  state('hour', 'in the morning', 'morning, in the morning, early morning', 'morning'),
  state('hour', 'at noon', 'noon, midday, at noon, at midday', 'noon'),
  state(
    'hour',
    'by day',
    'day, daytime, day time, daylight, by day, during the day, a day scene, in daylight',
    'day',
  ),
  state('hour', 'in the afternoon', 'afternoon, in the afternoon, late afternoon', 'afternoon'),
  state('hour', 'at golden hour', 'golden hour, at golden hour, the golden hour', 'golden-hour'),
  state('hour', 'at sunset', 'sunset, at sunset', 'sunset'),
  state('hour', 'at dusk', 'dusk, twilight, at dusk', 'dusk'),
  state('hour', 'at blue hour', 'blue hour, at blue hour, the blue hour', 'blue-hour'),
  state('hour', 'in the evening', 'evening, in the evening', 'evening'),
  state('weather', 'in the rain', 'rain, rainy, raining, wet, in the rain, rainfall', 'rainy'),
  state(
    'weather',
    'in heavy rain',
    'heavy rain, pouring, pouring rain, pouring down, raining hard, bucketing, bucketing down, soaked, drenched, tipping down, chucking it down, a downpour, downpour',
    'rainy',
  ),
  state('weather', 'in the snow', 'snow, snowy, snowing, in the snow, snowfall', 'snowy'),
  state('weather', 'in a blizzard', 'blizzard, a blizzard, snowstorm, a snowstorm', 'snowy'),
  state('weather', 'in fog', 'fog, foggy, misty, mist, in the fog, in fog, haze, hazy', 'foggy'),
  state('weather', 'in a storm', 'storm, stormy, a storm, thunderstorm, a thunderstorm', 'stormy'),
  state('weather', 'under an overcast sky', 'overcast, cloudy, grey sky, gray sky, clouds', 'overcast'),
  state('weather', 'in bright sunshine', 'sunny, sunshine, sun, clear, a clear sky, good weather', 'sunny'),
  state('weather', 'in strong wind', 'windy, wind, a strong wind', 'windy'),
  state('season', 'in winter', 'winter, wintry, wintertime, in winter, in the winter, winters', 'winter'),
  state('season', 'in spring', 'spring, springtime, in spring, in the spring', 'spring'),
  state('season', 'in summer', 'summer, summery, summertime, in summer, in the summer', 'summer'),
  state('season', 'in autumn', 'autumn, autumnal, fall, in autumn, in the fall, in fall', 'autumn'),
  ...listed(
    'January winter, February winter, March spring, April spring, May spring, June summer, July summer, August summer, September autumn, October autumn, November autumn, December winter',
  ).map((pair): State => {
    const [month = '', season = ''] = pair.split(' ');
    const low = month.toLowerCase();
    return {
      slot: 'season',
      put: `in ${month}`,
      asked: month === 'May' || month === 'March' ? [`in ${low}`, `of ${low}`] : [low, `in ${low}`],
      before: month,
      season,
    };
  }),
  state(
    'hold',
    'steady camera',
    'steady, steadier, stable, on a tripod, tripod, no shake, not shaky, less shaky, less shake, smoother, static, static camera, locked off, locked-off, still camera, no camera shake',
  ),
  state('hold', 'handheld', 'handheld, hand-held, shaky, shakier, wobbly, more shaky, handheld feel'),
  state(
    'size',
    'close-up',
    'closer, zoom in, zoom in closer, come closer, a close-up, a close up, closeup, close-up, close up, tighter, zoomed in',
  ),
  state('size', 'extreme close-up', 'an extreme close-up, extreme close-up, extreme close up, macro'),
  state('size', 'medium shot', 'a medium shot, medium shot, mid shot'),
  state(
    'size',
    'wide shot',
    'wider, zoom out, step back, a wide shot, wide shot, wide, further away, farther away, zoomed out',
  ),
  state(
    'angle',
    'low angle',
    'a low angle, low angle, from below, lower, from the ground, from ground level, looking up, looking up at it, looking up at him, looking up at her, a worm eye view, ground level',
  ),
  state(
    'angle',
    'high angle',
    'a high angle, high angle, from above, higher, from higher up, higher up, looking down, looking down on it, looking down at it, looking down on him, looking down on her, looking down on them, looking down at them, from a height',
  ),
  state(
    'angle',
    'aerial drone shot',
    'a drone shot, drone shot, drone, aerial, aerial shot, an aerial shot, an aerial view, aerial view, from the air, from a drone, from the sky',
  ),
  state(
    'angle',
    'overhead view',
    "overhead, top down, top-down, from straight above, from directly above, straight down, a top down view, bird's eye view, birds eye view",
  ),
  state('pace', 'in slow motion', 'slow motion, slow-motion, slowmo, slow mo, slower'),
  state(
    'light',
    'low-key light, deep shadows',
    'darker, dark, gloomier, menacing, more menacing, low-key, low key',
  ),
  state('light', 'high-key light, few shadows', 'brighter, bright, lighter, high-key'),
  state('light', 'large soft light', 'softer, soft light, softer light'),
  state('light', 'hard light with sharp shadows', 'harsher, hard light, harsh light'),
  state(
    'light',
    'low-key light from one side, the far side nearly black',
    'moodier, moody, dramatic, more dramatic, more moody',
  ),
  state('palette', 'in colour', 'colour, color, in colour, in color, full colour, full color, coloured'),
  state('mood', 'warm and cosy', 'cozy, cosy, cozier, cosier, homely'),
  state('mood', 'mysterious, half hidden in shadow', 'mysterious, more mysterious, enigmatic'),
  state('mood', 'dreamlike, soft and hazy', 'dreamy, dreamier, dreamlike, surreal'),
  state('look', 'rough textures, worn surfaces', 'gritty, grittier, rougher, raw'),
  state('look', 'futuristic, clean metal and glass', 'futuristic, sci-fi, science fiction, more futuristic'),
  state(
    'look',
    'polished, elegant and uncluttered',
    'elegant, luxurious, luxury, premium, high-end, more elegant',
  ),
  state('palette', 'warm tones', 'warmer, warm, warm tones'),
  state('palette', 'cool tones', 'cooler, colder, cold, cool tones'),
  state(
    'palette',
    'saturated colours',
    'colourful, colorful, more colourful, more colorful, vibrant, more vibrant, vivid',
  ),
  state(
    'palette',
    'muted colours',
    'muted, desaturated, less colourful, less colorful, less saturated, faded',
  ),
  state(
    'palette',
    'black and white',
    'black and white, black & white, b&w, bw, monochrome, in black and white',
  ),
  state(
    'look',
    'real skin, small flaws, light that happens to be there',
    'realistic, more realistic, photorealistic, real, natural, authentic, less ai, less fake',
  ),
  state(
    'look',
    'anamorphic widescreen, one motivated light, deep shadows',
    'cinematic, more cinematic, like a movie, like a film, filmic',
  ),
  state(
    'look',
    'faded colours, film grain, 1970s',
    'vintage, retro, old-fashioned, 70s, seventies, nostalgic',
  ),
  state(
    'look',
    'plain background, a lot of empty space',
    'minimal, minimalist, minimalistic, simpler, simple, cleaner, clean',
  ),
  state(
    'look',
    'in watercolour',
    'watercolour, watercolor, a watercolour, a watercolor, a watercolor painting, in watercolour',
  ),
  state('look', 'as an oil painting', 'an oil painting, oil painting'),
  state('look', 'in anime style', 'anime, anime style, an anime'),
  state('look', 'as a pencil drawing', 'a pencil drawing, pencil drawing, a sketch, a pencil sketch'),
  state('mood', 'quiet and heavy', 'sad, sadder, melancholic, melancholy, gloomy'),
  state(
    'mood',
    'light-hearted, relaxed faces',
    'happy, happier, funny, funnier, playful, cheerful, joyful, fun, lighthearted',
  ),
  state('mood', 'tense, something about to happen', 'tense, tenser, suspenseful, thrilling'),
  state('mood', 'calm and unhurried', 'calm, calmer, peaceful, quiet, quieter, serene'),
  state(
    'mood',
    'eerie, something unseen close by',
    'scary, scarier, a horror film, like a horror film, like horror, creepy, creepier, spooky, spookier, eerie, horror',
  ),
  state('mood', 'tender, close together', 'romantic, more romantic, intimate'),
  state('ratio', '1:1', 'square, a square, 1:1, in square'),
  state(
    'ratio',
    '9:16',
    'vertical, portrait format, portrait orientation, tall, upright, 9:16, for tiktok, for reels, for shorts, a reel, for instagram stories',
  ),
  state(
    'ratio',
    '16:9',
    'horizontal, landscape format, landscape orientation, widescreen, 16:9, for youtube',
  ),
  state('ratio', '21:9', 'ultrawide, ultra wide, cinemascope, 21:9'),
  state(
    'kind',
    'video',
    'a video, video, a clip, clip, moving, a video clip, an animation, animated, motion',
  ),
  state(
    'kind',
    'photo',
    'a photo, photo, a still, still, a picture, an image, a still image, a photograph, photograph, image',
  ),
];

const bySaying = new Map(states.flatMap((one) => one.asked.map((saying) => [saying, one] as const)));
const AND = new Set(['and', ',', 'with', '&', 'but', 'plus', 'in', 'at', 'as', 'on']);
const AROUND = new Set(
  listed(
    'more, much, a, bit, little, lot, way, very, really, look, feel, looking, be, to, in, into, for, at, as, even, the, format, mode, ratio, aspect, shape, style, weather, scene, shot, version, mood, please, during, time, of, orientation, light, lighting, tone, tones, colors, colours, instead, dimension, dimensions, size, play, plays, happen, happening, take, place, maybe, perhaps, same, one, takes, by, but, atmosphere, vibe, vibes, so, it, up, slightly, dimly, feeling, picture, image, film, long, length, duration, middle, early, late, per, second, camera, everything, all, i, would, like, shots, angle, position, down, on, something, somewhat, dead, real, really, outside, outdoors, its, is, was, were, there, now, back, again, then, season, hour, today',
  ),
);
const MOST = 8;

/** The states that words are made of: "night and rainy"; nothing where something else is among them. */
export function statesIn(words: Words): State[] | undefined {
  const found: State[] = [];
  let at = 0;
  while (at < words.tokens.length) {
    const hit = stateAt(words, at);
    if (hit) {
      found.push(hit.state);
      at = hit.to;
    } else if (AROUND.has(words.tokens[at]?.word ?? '') || AND.has(words.tokens[at]?.word ?? '')) at += 1;
    else return undefined;
  }
  return found.length > 0 && found.length <= MOST ? found : undefined;
}

const LONGEST = 4;

function stateAt(words: Words, at: number): { state: State; to: number } | undefined {
  for (let to = Math.min(words.tokens.length, at + LONGEST); to > at; to--) {
    const run = part(words, at, to);
    const known = bySaying.get(nameOf(run)) ?? measured(run);
    if (known) return { state: known, to };
  }
  return undefined;
}

/** "16:9", "10 seconds", "two minutes", "60 frames". */
function measured({ tokens, text }: Words): State | undefined {
  const [first, second] = tokens;
  if (!first || tokens.length > 2) return undefined;
  const written = text.slice(first.from, (second ?? first).to);
  if (tokens.length === 1 && first.atom?.kind === 'ratio') return { slot: 'ratio', put: written, asked: [] };
  const count = numberOf(first.word) ?? Number.parseFloat(written);
  const unit = second?.word ?? (first.atom?.kind === 'measure' ? (first.atom.name ?? '') : '');
  if (!(count > 0) || (tokens.length === 2 && first.kind === 'atom' && first.atom?.kind !== 'measure'))
    return undefined;
  if (unit.startsWith('sec') || unit === 's') return { slot: 'seconds', put: `${count} seconds`, asked: [] };
  if (unit.startsWith('min')) return { slot: 'seconds', put: `${count * SIXTY} seconds`, asked: [] };
  return unit.startsWith('frame') || unit === 'fps' ? { slot: 'fps', put: `${count}`, asked: [] } : undefined;
}

const SIXTY = 60;

/** Words for the shape of a picture, in front of what a picture is called. */
const SHAPES: Readonly<Record<string, string>> = {
  vertical: 'vertical',
  upright: 'vertical',
  horizontal: 'horizontal',
  widescreen: 'horizontal',
  square: 'square',
};
const FRAMES = new Set(
  listed(
    'poster, frame, format, image, picture, photo, photograph, shot, portrait, video, clip, composition, banner, print, cover, crop, illustration, card, layout, still, framing, ad, advert, thumbnail, flyer, postcard, reel',
  ),
);

/** "Vertical poster" beside another shape: the word that no longer holds, and the one that does. */
export function otherShape(word: string, next: string, ratio: string): string | undefined {
  const was = Object.hasOwn(SHAPES, word) && FRAMES.has(next) ? SHAPES[word] : undefined;
  const [wide = 0, high = 0] = ratio.split(':').map(Number);
  if (was === undefined || !(wide > 0) || !(high > 0)) return undefined;
  const now = wide === high ? 'square' : wide > high ? 'horizontal' : 'vertical';
  return now === was ? undefined : now;
}
