import type { Family, Model } from '../catalogue/index.ts';

/** What a guide may want to be told. */
export const wants = [
  'light',
  'size',
  'move',
  'motion',
  'beats',
  'lens',
  'finish',
  'made',
  'mood',
  'palette',
  'hour',
  'background',
  'sound',
  'delivery',
  'hand',
  'lettering-place',
  'audience',
  'tone',
  'length',
  'ending',
] as const;
export type Want = (typeof wants)[number];

/** What each guide asks for beyond who and where, the most wanted first: from its maker's own pages. */
const OF_IMAGES: Readonly<Partial<Record<Family, readonly Want[]>>> = {
  'gemini-image': ['lettering-place', 'hand', 'light', 'size', 'lens', 'made', 'hour'],
  midjourney: ['light', 'mood', 'finish', 'size', 'background', 'hour'],
  'gpt-image': ['lettering-place', 'hand', 'made', 'light', 'size', 'background'],
  imagen: ['finish', 'light', 'size', 'lens', 'hand'],
  flux: ['light', 'hand', 'size', 'lens', 'background', 'finish', 'hour'],
  'stable-diffusion': ['finish', 'light', 'size', 'mood'],
  leonardo: ['light', 'size', 'finish', 'mood'],
  playground: ['light', 'size', 'background', 'mood'],
  firefly: ['light', 'mood', 'size', 'finish', 'hour'],
  ideogram: ['lettering-place', 'hand', 'finish', 'light', 'background'],
  runway: ['light', 'mood', 'size', 'hour'],
  'plain-image': ['light', 'size', 'mood', 'background'],
  'clip-guided': ['finish', 'mood'],
  'dalle-mini': ['finish', 'background'],
};

const OF_CLIPS: Readonly<Partial<Record<Family, readonly Want[]>>> = {
  veo: ['motion', 'size', 'move', 'light', 'sound', 'delivery', 'hour'],
  sora: ['motion', 'size', 'move', 'light', 'palette', 'sound', 'beats', 'delivery'],
  runway: ['motion', 'move', 'beats'],
  hailuo: ['motion', 'size', 'move', 'light', 'mood'],
  'midjourney-video': ['motion', 'move'],
  kling: ['motion', 'size', 'move', 'light', 'mood'],
  luma: ['motion', 'move', 'light', 'beats', 'hour'],
  'movie-gen': ['motion', 'sound', 'light', 'size', 'move'],
  'firefly-video': ['motion', 'size', 'move', 'light', 'mood'],
  hunyuan: ['motion', 'size', 'move', 'light', 'mood'],
  pika: ['motion', 'size', 'move', 'light'],
  'nova-reel': ['motion', 'size', 'move', 'light'],
  'open-video': ['motion', 'finish', 'light'],
  cogvideo: ['motion', 'light', 'mood', 'size', 'move', 'hour'],
  phenaki: ['motion', 'beats'],
  avatar: ['tone', 'length', 'ending'],
  'script-to-video': ['audience', 'tone', 'length', 'ending'],
};

const FROM_A_PICTURE: ReadonlySet<Want> = new Set(['motion', 'move', 'beats', 'sound', 'delivery']);

/** Two that one phrase says at once, so that one tap puts both in. */
export const PARTNERS: Readonly<Partial<Record<Want, readonly Want[]>>> = {
  size: ['move', 'lens'],
  light: ['palette', 'mood'],
  'lettering-place': ['hand'],
};

/** What one generator's guide asks for; over a picture to begin from, only what moves and is heard. */
export function wantsOf({ family, mode, audio, camera }: Model, isFromImage: boolean): readonly Want[] {
  const asked = (mode === 'photo' ? OF_IMAGES : OF_CLIPS)[family] ?? [];
  const heard: readonly string[] = audio?.value ?? [];
  return asked.filter((want) => {
    if (isFromImage && !FROM_A_PICTURE.has(want)) return false;
    if (want === 'sound') return heard.includes('ambience') || heard.includes('effects');
    if (want === 'delivery') return heard.includes('dialogue');
    return want !== 'move' || camera?.value.kind !== 'none';
  });
}
