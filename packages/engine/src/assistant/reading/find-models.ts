import { findModel, type Model, type ModelId, modelsFor } from '../../catalogue/index.ts';
import type { Mode } from '../../shot/shot.ts';
import { plain } from './words.ts';

/** Names people use that the catalogue does not have, longest match first. */
const spoken: Readonly<Partial<Record<ModelId, readonly string[]>>> = {
  'google-veo-3': ['veo', 'google veo', 'veo 3'],
  'openai-sora': ['sora', 'openai sora', 'openai video'],
  'runway-gen4': [
    'runway',
    'gen-4',
    'gen 4',
    'gen4',
    'runway gen 4',
    'runway gen4',
    'gen-4.5',
    'runway gen',
    'gen 4.5',
    'runway video',
  ],
  'hailuo-02': ['hailuo', 'minimax', 'hailuo 2'],
  'midjourney-video': ['midjourney videos', 'mj video', 'midjourney animation'],
  'kling-1.6': ['kling', 'kling ai', 'kuaishou'],
  'dream-machine': [
    'dream machine',
    'luma',
    'luma ai',
    'ray 3',
    'ray3',
    'ray 2',
    'ray2',
    'luma ray',
    'luma dream machine',
  ],
  'stable-video': ['stable video', 'svd'],
  'meta-movie-gen': ['moviegen', 'meta movie gen'],
  'adobe-firefly-video': ['adobe firefly video', 'firefly videos'],
  'synthesia-ai': ['synthesia ai'],
  'hunyuan-video': ['hunyuan', 'hunyuanvideo', 'hunyuan video', 'tencent'],
  'pika-labs': ['pika', 'pika labs'],
  'zeroscope-v2': ['zeroscope'],
  'amazon-nova-reel': ['nova reel', 'amazon nova', 'amazon nova reel', 'nova'],
  'd-id-creative': ['d-id', 'd id', 'creative reality studio'],
  'deepbrain-ai': ['deepbrain', 'deepbrain ai', 'ai studios'],
  'invideo-ai': ['invideo', 'invideo ai'],
  'pictory-ai': ['pictory ai'],
  'fliki-ai': ['fliki ai'],
  'steve-ai': ['steve', 'steve.ai'],
  'modelscope-video': ['modelscope'],
  cogvideo: ['cogvideo', 'cogvideox', 'cog video'],
  'make-a-video': ['meta make a video'],
  'nano-banana': ['nanobanana', 'gemini image', 'gemini', 'gemini flash image', 'nano bananas'],
  midjourney: ['mj', 'mid journey', 'midjourney v7', 'niji'],
  'dall-e-3': [
    'dall-e',
    'dalle',
    'dall e',
    'dall-e 3',
    'dalle 3',
    'dalle3',
    'gpt image',
    'gpt-image',
    'chatgpt',
    'chatgpt images',
    'openai image',
  ],
  'google-imagen': ['imagen', 'google imagen', 'imagen 3'],
  'flux-ai': ['flux', 'flux ai', 'flux 2', 'flux.1', 'flux 1', 'black forest labs', 'flux2'],
  'stable-diffusion': ['stable diffusion xl', 'sdxl', 'sd', 'sd 1.5', 'sd 3.5', 'sd3', 'sd xl', 'stability'],
  'leonardo-ai': ['leonardo', 'leonardo ai'],
  'playground-ai': ['playground ai'],
  'adobe-firefly': ['firefly', 'adobe firefly', 'firefly image'],
  'leonardo-ai-pro': ['leonardo pro', 'leonardo ai pro'],
  'ideogram-2': ['ideogram 2', 'ideogram 2a', 'ideogram v2'],
  'runway-ml': ['runway image', 'runway ml', 'gen-4 image', 'gen 4 image', 'runway images'],
  'jasper-art': ['jasper'],
  'freepik-ai': ['freepik', 'freepik ai', 'magnific'],
  ideogram: ['ideogram 4', 'ideogram 4.5', 'ideogram 4.0'],
  'canva-ai': ['canva', 'canva ai', 'canva magic media', 'magic media'],
  'shutterstock-ai': ['shutterstock', 'shutterstock ai'],
  'getty-images-ai': ['getty', 'getty images'],
  'stock-ai': ['stock ai', 'stockai'],
  deepai: ['deep ai'],
  nightcafe: ['night cafe'],
  starryai: ['starry ai'],
  'wombo-dream': ['wombo', 'wombo dream', 'dream by wombo'],
  'huggingface-diffusers': ['hugging face', 'huggingface', 'hugging face diffusers'],
  'dalle-mini': ['dall-e mini', 'dalle mini', 'craiyon', 'dall e mini', 'dalle-mini'],
};

/** A word of every day that is also a name counts only beside words that say so. */
const shy = new Set([
  'steve',
  'nova',
  'playground',
  'stability',
  'jasper',
  'sd',
  'tencent',
  'diffusers',
  'gemini',
  'chatgpt',
  'stock ai',
  'canva',
  'clipdrop',
  'minimax',
]);

export const catalogue: readonly Model[] = (['video', 'photo'] as const).flatMap((mode) =>
  modelsFor('advanced', mode),
);

interface Alias {
  words: string;
  pattern: RegExp;
  model: Model;
}

const aliases: readonly Alias[] = catalogue
  .flatMap((model) =>
    [
      plain(model.name),
      plain(model.name.replace(/\s*\(.*\)/, '')),
      model.id,
      ...(spoken[model.id] ?? []),
    ].map((words) => ({
      words,
      model,
      pattern: new RegExp(
        `(?<![a-z0-9])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:'?s)?(?![a-z0-9]|\\.\\d)`,
        'g',
      ),
    })),
  )
  .sort((one, other) => other.words.length - one.words.length);

/** All that the generators are called. */
export const namesOfModels: readonly string[] = aliases.map(({ words }) => words);

/** A generator that is spoken of, and where. */
export interface Mention {
  model: Model;
  at: number;
  /** The figure of a version that its data sheet does not have: "Kling 2.6". */
  otherVersion?: string;
}

/** The generators a text speaks of, in its order. Of one name for a photo and a video generator, the mode decides. */
export function findMentions(text: string, mode?: Mode): Mention[] {
  let rest = plain(text);
  const found: Mention[] = [];
  for (const { words, pattern, model } of aliases) {
    if (!rest.includes(words)) continue;
    for (const match of [...rest.matchAll(pattern)]) {
      const behind = rest.slice(match.index + words.length);
      const otherVersion = versionMissing(model, behind);
      const isShy =
        shy.has(words) &&
        plain(text) !== words &&
        !/\b(?:model|generator|prompt|for|write|vs|versus|compare|with|and|or|about|is|does|can|how)\b/.test(
          rest,
        );
      const before = found.find(({ model: { id } }) => id === model.id);
      if (before && otherVersion !== undefined) before.otherVersion ??= otherVersion;
      if (!isShy && !before)
        found.push({ model, at: match.index, ...(otherVersion === undefined ? {} : { otherVersion }) });
      rest = rest.slice(0, match.index) + ' '.repeat(words.length) + rest.slice(match.index + words.length);
    }
  }
  return found.map((mention) => inMode(mention, text, mode)).sort((one, other) => one.at - other.at);
}

const FIGURE =
  /^(?:[\s-]*(?:v|version|gen)[\s.-]*|\s|-)\s?(\d+(?:\.\d+)?)(?!\d|\s*(?:s|secs?|seconds?|minutes?|mins?|characters|words|tokens|:|p|k|fps|frames|prompts|times|people|images|pictures|clips|x|%|euros?|dollars?)\b|:\d)/;

/** The figure behind a name, where neither its data sheet nor one of its versions has it. */
function versionMissing(model: Model, behind: string): string | undefined {
  const figure = FIGURE.exec(behind)?.[1];
  const isKnown = [model.name, ...(model.versions?.value ?? [])].some((name) =>
    (name.match(/\d+(?:\.\d+)?/g) ?? []).some(
      (known) => figure !== undefined && (Number(known) === Number(figure) || known.startsWith(`${figure}.`)),
    ),
  );
  return isKnown ? undefined : figure;
}

const pairs: readonly (readonly [ModelId, ModelId])[] = [
  ['midjourney', 'midjourney-video'],
  ['adobe-firefly', 'adobe-firefly-video'],
  ['runway-ml', 'runway-gen4'],
];

/** "Midjourney, as a video" is another generator than Midjourney. */
function inMode(mention: Mention, text: string, mode: Mode | undefined): Mention {
  const says = plain(text);
  const wants: Mode | undefined = /\b(?:videos?|clips?|animat\w+|footage)\b/.test(says)
    ? 'video'
    : /\b(?:photos?|images?|pictures?|stills?)\b/.test(says)
      ? undefined
      : mode;
  for (const [photo, video] of pairs) {
    if (
      mention.model.id === photo &&
      wants === 'video' &&
      !/\bfrom (?:an? )?(?:image|picture|photo)/.test(says)
    ) {
      const other = findModel(video);
      if (other) return { ...mention, model: other };
    }
  }
  return mention;
}
