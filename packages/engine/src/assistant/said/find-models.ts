import { findModel, type Model, type ModelId, modelsFor } from '../../catalogue/index.ts';
import { listed } from '../../language/words/listed.ts';
import type { Mode } from '../../shot/shot.ts';
import { isSlip } from '../edits/find-thing.ts';
import { plain, wordsOf } from './words.ts';

/** Names people use that the catalogue does not have. */
const spoken: Readonly<Partial<Record<ModelId, string>>> = {
  'google-veo-3': 'veo, google veo, veo 3, veo3',
  'openai-sora': 'sora, openai sora, openai video, sora 2',
  'runway-gen4':
    'runway, gen 4, gen4, runway gen 4, runway gen4, gen 4.5, runway gen, runway video, runwayml',
  'hailuo-02': 'hailuo, minimax, hailuo 2',
  'midjourney-video': 'midjourney videos, mj video, midjourney animation, midjourney video',
  'kling-1.6': 'kling, kling ai, kuaishou',
  'dream-machine': 'dream machine, luma, luma ai, ray 3, ray3, ray 2, ray2, luma ray, luma dream machine',
  'stable-video': 'stable video, svd, stable video diffusion',
  'meta-movie-gen': 'moviegen, meta movie gen, movie gen',
  'adobe-firefly-video': 'adobe firefly video, firefly videos, firefly video',
  'synthesia-ai': 'synthesia ai, synthesia',
  'hunyuan-video': 'hunyuan, hunyuanvideo, hunyuan video, tencent',
  'pika-labs': 'pika, pika labs',
  'zeroscope-v2': 'zeroscope',
  'amazon-nova-reel': 'nova reel, amazon nova, amazon nova reel, nova',
  'd-id-creative': 'd id, did creative, creative reality studio',
  'deepbrain-ai': 'deepbrain, deepbrain ai, ai studios',
  'invideo-ai': 'invideo, invideo ai',
  'pictory-ai': 'pictory ai, pictory',
  'fliki-ai': 'fliki ai, fliki',
  'steve-ai': 'steve, steve.ai, steve ai',
  'modelscope-video': 'modelscope',
  cogvideo: 'cogvideo, cogvideox, cog video',
  'make-a-video': 'meta make a video',
  'nano-banana': 'nanobanana, gemini image, gemini, gemini flash image, nano bananas, nano banana',
  midjourney: 'mj, mid journey, niji',
  'dall-e-3': 'dalle, dall e, dall e 3, dalle 3, dalle3, gpt image, chatgpt, chatgpt images, openai image',
  'google-imagen': 'imagen, google imagen, imagen 3',
  'flux-ai': 'flux, flux ai, flux 2, flux.1, flux 1, black forest labs, flux2',
  'stable-diffusion': 'stable diffusion xl, sdxl, sd, sd 1.5, sd 3.5, sd3, sd xl, stability',
  'leonardo-ai': 'leonardo, leonardo ai',
  'playground-ai': 'playground ai',
  'adobe-firefly': 'firefly, adobe firefly, firefly image',
  'leonardo-ai-pro': 'leonardo pro, leonardo ai pro',
  'ideogram-2': 'ideogram 2, ideogram 2a, ideogram v2',
  'runway-ml': 'runway image, runway ml, gen 4 image, runway images',
  'jasper-art': 'jasper',
  'freepik-ai': 'freepik, freepik ai, magnific',
  ideogram: 'ideogram 4, ideogram 4.5, ideogram 4.0',
  'canva-ai': 'canva, canva ai, canva magic media, magic media',
  'shutterstock-ai': 'shutterstock, shutterstock ai',
  'getty-images-ai': 'getty, getty images',
  'stock-ai': 'stock ai, stockai',
  deepai: 'deep ai',
  nightcafe: 'night cafe',
  starryai: 'starry ai',
  'wombo-dream': 'wombo, wombo dream, dream by wombo',
  'huggingface-diffusers': 'hugging face, huggingface, hugging face diffusers',
  'dalle-mini': 'dall e mini, dalle mini, craiyon',
};

/** Words of every day that are names as well: they count beside a word that says so. */
const shy = listed(
  'steve, nova, playground, stability, jasper, sd, tencent, diffusers, gemini, chatgpt, stock ai, canva, clipdrop, minimax, dream, phenaki',
);
const BESIDE = listed(
  'model, generator, prompt, for, write, vs, versus, compare, with, and, or, about, is, does, can, how, in, on, use, do, has, did, from, to, than',
);

export const catalogue: readonly Model[] = (['video', 'photo'] as const).flatMap((mode) =>
  modelsFor('advanced', mode),
);

interface Alias {
  readonly words: readonly string[];
  readonly name: string;
  readonly model: Model;
}

/** By their first word, the longest in front. */
const aliases = new Map<string, Alias[]>();
for (const model of catalogue) {
  const names = [
    model.name,
    model.name.split(' (')[0] ?? '',
    model.id,
    ...(spoken[model.id]?.split(', ') ?? []),
  ];
  for (const name of new Set(names.map((one) => wordsOf(one).join(' ')))) {
    const words = name.split(' ');
    const first = words[0] ?? '';
    aliases.set(
      first,
      [...(aliases.get(first) ?? []), { words, name, model }].toSorted(
        (one, other) => other.words.length - one.words.length,
      ),
    );
  }
}
/** Names that may be misspelt. */
const longNames = [...aliases.keys()].filter(
  (word) =>
    word.length >= 6 &&
    /^[a-z]+$/.test(word) &&
    !listed(
      'google, amazon, stable, shutter, stability, leonardo, playground, openai, hugging, chatgpt, imagen',
    ).includes(word) &&
    !word.startsWith('create'),
);

/** A generator that is spoken of, and where. */
export interface Mention {
  model: Model;
  at: number;
  /** The figure of a version that its data sheet does not have: "Kling 2.6". */
  otherVersion?: string;
}

/** The generators a text speaks of, in its order. Of one name for a photo and a video generator, the mode decides. */
export function findMentions(text: string, mode?: Mode): Mention[] {
  const words = wordsOf(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = aliasAt(words, at);
    if (!hit) {
      at += 1;
      continue;
    }
    // "Make a video" is said of any.
    if (hit.name === 'make a video' && !plain(text).includes('make-a-video')) {
      at += 1;
      continue;
    }
    const behind = at + hit.words.length;
    const { model } = hit;
    const other = versionMissing(model, hit.name, words, behind);
    const before = found.find((one) => one.model.id === model.id);
    if (before && other !== undefined) before.otherVersion ??= other;
    if (!before && !isShy(hit.name, words))
      found.push({ model, at, ...(other !== undefined && { otherVersion: other }) });
    at = behind;
  }
  return found.map((mention) => inMode(mention, words, mode));
}

function aliasAt(words: readonly string[], at: number): Alias | undefined {
  const word = words[at] ?? '';
  const known = aliases.get(word) ?? aliases.get(word.endsWith('s') ? word.slice(0, -1) : '');
  const exact = known?.find((one) => one.words.every((part, n) => n === 0 || words[at + n] === part));
  if (exact || word.length < 6) return exact;
  const meant = longNames.find((name) => isSlip(word, name));
  return meant === undefined
    ? undefined
    : aliases.get(meant)?.find((one) => one.words.every((part, n) => n === 0 || words[at + n] === part));
}

function isShy(name: string, words: readonly string[]): boolean {
  return shy.includes(name) && words.length > 1 && !words.some((word) => BESIDE.includes(word));
}

/** What is counted is no version: "Kling 10 seconds". */
const COUNTED = listed(
  's, sec, secs, second, seconds, minute, minutes, min, mins, characters, words, tokens, p, k, fps, frames, prompts, times, people, images, pictures, clips, x, euros, dollars, shots, videos, or, and',
);

function versionMissing(
  model: Model,
  name: string,
  words: readonly string[],
  behind: number,
): string | undefined {
  const at = ['v', 'version', 'gen'].includes(words[behind] ?? '') ? behind + 1 : behind;
  const figure = /^v?(\d+(?:\.\d+)?)$/.exec(words[at] ?? '')?.[1];
  if (figure === undefined || COUNTED.includes(words[at + 1] ?? '')) return undefined;
  const isKnown = [model.name, name, ...(model.versions?.value ?? [])].some((one) =>
    (one.match(/\d+(?:\.\d+)?/g) ?? []).some(
      (known) => Number(known) === Number(figure) || known.startsWith(`${figure}.`),
    ),
  );
  return isKnown ? undefined : figure;
}

const pairs: readonly (readonly [ModelId, ModelId])[] = [
  ['midjourney', 'midjourney-video'],
  ['adobe-firefly', 'adobe-firefly-video'],
  ['runway-ml', 'runway-gen4'],
];
const CLIPS = listed('video, videos, clip, clips, animate, animation, footage, animated');
const STILLS = listed('photo, photos, image, images, picture, pictures, still, stills');

/** "Midjourney, as a video" is another generator than Midjourney. */
function inMode(mention: Mention, words: readonly string[], mode: Mode | undefined): Mention {
  const wants = words.some((word) => CLIPS.includes(word))
    ? 'video'
    : words.some((word) => STILLS.includes(word))
      ? undefined
      : mode;
  const other = wants === 'video' ? pairs.find(([photo]) => photo === mention.model.id)?.[1] : undefined;
  const model = other === undefined ? undefined : findModel(other);
  return model ? { ...mention, model } : mention;
}
