import type { Family, Model } from '../catalogue/index.ts';
import { guideOf } from '../copies/form/guide.ts';

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
  'gemini-image': ['lettering-place', 'hand', 'light', 'size', 'lens', 'made'],
  midjourney: ['light', 'palette', 'mood', 'finish', 'size', 'background'],
  'gpt-image': ['lettering-place', 'hand', 'light', 'size', 'made', 'background'],
  imagen: ['lettering-place', 'hand', 'finish', 'light', 'size', 'lens'],
  flux: ['light', 'lettering-place', 'hand', 'size', 'lens', 'finish', 'background'],
  'stable-diffusion': ['finish', 'light', 'size', 'mood'],
  leonardo: ['light', 'size', 'finish', 'mood'],
  playground: ['light', 'size', 'background', 'mood'],
  firefly: ['light', 'palette', 'mood', 'size', 'finish'],
  ideogram: ['lettering-place', 'hand', 'finish', 'light', 'palette', 'background'],
  runway: ['light', 'mood', 'size'],
  'plain-image': ['light', 'size', 'mood', 'background'],
  'clip-guided': ['finish', 'mood'],
  'dalle-mini': ['finish', 'background'],
};

const OF_CLIPS: Readonly<Partial<Record<Family, readonly Want[]>>> = {
  veo: ['motion', 'size', 'move', 'light', 'delivery', 'sound'],
  sora: ['motion', 'size', 'move', 'light', 'palette', 'delivery', 'sound', 'beats'],
  runway: ['motion', 'move'],
  hailuo: ['motion', 'size', 'move', 'light', 'mood'],
  'midjourney-video': ['motion', 'move'],
  kling: ['motion', 'size', 'move', 'light', 'mood'],
  luma: ['motion', 'size', 'move', 'light'],
  'movie-gen': ['motion', 'sound', 'light', 'size', 'move'],
  'firefly-video': ['motion', 'size', 'move', 'light', 'mood'],
  hunyuan: ['motion', 'size', 'move', 'light', 'mood'],
  pika: ['motion', 'size', 'move', 'light'],
  'nova-reel': ['motion', 'size', 'move', 'light'],
  'open-video': ['motion', 'finish', 'light'],
  cogvideo: ['motion', 'size', 'move', 'light', 'mood'],
  phenaki: ['motion', 'beats'],
  avatar: ['tone', 'length', 'ending'],
  'script-to-video': ['audience', 'tone', 'length', 'ending'],
};

const FROM_A_PICTURE: ReadonlySet<Want> = new Set(['motion', 'move', 'beats', 'sound', 'delivery']);

const MEDIA: ReadonlySet<Want> = new Set(['finish', 'made']);

export interface Asking {
  readonly isFromImage: boolean;
  /** Its words stand in boxes. */
  readonly isForm: boolean;
}

/** Two that one phrase says at once, so that one tap puts both in. */
export const PARTNERS: Readonly<Partial<Record<Want, readonly Want[]>>> = {
  size: ['move', 'lens'],
  light: ['palette', 'mood'],
  'lettering-place': ['hand'],
};

/** Said of the whole clip, where there is a place for that beside the words that are read out. */
const BESIDE_A_SCRIPT: ReadonlySet<Want> = new Set(['audience', 'tone', 'length']);

/** What one generator's guide asks for; over a picture to begin from, only what moves and is heard. */
export function wantsOf(model: Model, { isFromImage, isForm }: Asking): readonly Want[] {
  const { family, mode, audio, camera, input } = model;
  const asked = (mode === 'photo' ? OF_IMAGES : OF_CLIPS)[family] ?? [];
  const heard: readonly string[] = audio?.value ?? [];
  const takesBrief = input.value === 'brief' || (family === 'avatar' && input.value !== 'structured');
  return asked.filter((want) => {
    if (isFromImage && !FROM_A_PICTURE.has(want)) return false;
    if (BESIDE_A_SCRIPT.has(want) && !takesBrief) return false;
    // A form says its medium in front by itself.
    if (MEDIA.has(want) && (input.value === 'structured' || (isForm && guideOf(model).medium !== undefined)))
      return false;
    if (want === 'sound') return heard.includes('ambience') || heard.includes('effects');
    if (want === 'delivery') return heard.includes('dialogue');
    return want !== 'move' || camera?.value.kind !== 'none';
  });
}
