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
  'gemini-image': ['lettering-place', 'hand', 'light', 'size', 'lens', 'hour'],
  midjourney: ['light', 'finish', 'size', 'mood', 'background', 'hour'],
  'gpt-image': ['lettering-place', 'size', 'light', 'finish', 'hand', 'background'],
  imagen: ['finish', 'light', 'lens', 'size', 'hand'],
  flux: ['light', 'hand', 'lens', 'background', 'size', 'finish', 'hour'],
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
  sora: ['motion', 'size', 'light', 'palette', 'beats', 'sound', 'delivery'],
  runway: ['motion', 'move'],
  hailuo: ['motion', 'move', 'light', 'mood'],
  'midjourney-video': ['motion', 'move'],
  kling: ['motion', 'move', 'light', 'mood'],
  luma: ['motion', 'move', 'light', 'hour'],
  'movie-gen': ['motion', 'sound', 'light', 'move'],
  'firefly-video': ['motion', 'size', 'move', 'light', 'mood'],
  hunyuan: ['motion', 'size', 'move', 'light', 'mood'],
  pika: ['motion', 'move', 'light'],
  'nova-reel': ['motion', 'move', 'light', 'size'],
  'open-video': ['motion', 'finish', 'light'],
  cogvideo: ['motion', 'light', 'move', 'mood', 'hour'],
  phenaki: ['motion', 'beats'],
  avatar: ['tone', 'length', 'ending'],
  'script-to-video': ['audience', 'tone', 'length', 'ending'],
};

const FROM_A_PICTURE: ReadonlySet<Want> = new Set(['motion', 'move', 'beats', 'sound', 'delivery']);

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
