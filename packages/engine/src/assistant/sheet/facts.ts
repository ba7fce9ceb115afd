import { type Model, offersDuration, offersRatio, type Parameter } from '../../catalogue/index.ts';
import { listed } from '../../language/words/listed.ts';
import type { Ratio } from '../../shot/shot.ts';
import { languageNames } from './language-names.ts';
import {
  figured,
  inputSentences,
  limitOf,
  list,
  marked,
  secondsOf,
  shapesOf,
  soundsOf,
  told,
} from './sentences.ts';

/** Something that can be asked of any generator. */
export interface SheetFact {
  readonly id: string;
  /** The phrases that ask for it. */
  readonly asked: string;
  /** What is undocumented, for the sentence that says so. */
  readonly name: string;
  /** A sentence about the generator; nothing where nobody documents it. */
  readonly says: (model: Model, asked: readonly string[]) => string | undefined;
  /** The head of its row beside others, and what stands in it. */
  readonly row?: { readonly head: string; readonly cell: (model: Model) => string | undefined };
}

const bold = ({ name }: Model) => `**${name}**`;
const isClip = ({ mode }: Model) => mode === 'video';

/** The one who asks for more comes first: "how long may a prompt be" is about prompts. */
export const facts: readonly SheetFact[] = [
  {
    id: 'limit',
    asked:
      'how long can a prompt, how long may a prompt, how long should a prompt, how long can my prompt, how long can the prompt, long prompt, prompt limit, prompt length, length of a prompt, length of the prompt, limit of a prompt, how much text, character limit, characters, character, tokens, token limit, word limit, how many words, max characters, text limit, prompt be, prompts be, how many letters, prompt size',
    name: 'a limit of its prompt',
    says: (model) => {
      const limits = model.limits.map((fact) => told(fact, limitOf));
      return limits.length > 0 ? `For ${bold(model)} ${limits.join('; ')}.` : undefined;
    },
    row: {
      head: 'Prompt length',
      cell: ({ limits }) =>
        limits
          .filter(({ value }) => value.of === 'prompt')
          .map((fact) => marked(fact, limitOf))
          .join('; ') || undefined,
    },
  },
  {
    id: 'lettering',
    asked:
      'for text, at text, with text, lettering, letters, text in, words in the picture, words in a picture, words on, text on, typography, logo, logos, poster, posters, signs, spelling, spell, readable text, readable, render text, write text, good at text, good with text, headlines, fonts, legible, text rendering, text correctly',
    name: 'how well it sets words in a picture',
    says: (model) => {
      if (!model.lettering) return undefined;
      const { quality, quote } = model.lettering.value;
      const how =
        quality === undefined
          ? 'takes words for the picture'
          : quality === 'none'
            ? 'cannot write words in a picture'
            : `is ${quality} at words in the picture`;
      return `${told(model.lettering, () => `${bold(model)} ${how}`)}.${quote ? ' Put the words in quotation marks.' : ''}`;
    },
    row: {
      head: 'Words in the picture',
      cell: ({ lettering }) =>
        lettering?.value.quality && marked(lettering, ({ quality }) => String(quality)),
    },
  },
  {
    id: 'last-frame',
    asked:
      'last frame, end frame, ending frame, final frame, keyframe, keyframes, end image, last image, first and last',
    name: 'whether it takes a last frame',
    says: (model) =>
      model.lastFrame &&
      `${told(model.lastFrame, (takes) => `${bold(model)} ${takes ? 'takes a last frame as well, and moves towards it' : 'takes no last frame'}`)}.`,
    row: {
      head: 'Last frame',
      cell: ({ lastFrame }) => lastFrame && marked(lastFrame, (takes) => (takes ? 'yes' : 'no')),
    },
  },
  {
    id: 'start-image',
    asked:
      'start image, starting image, start frame, first frame, first image, input image, image to video, i2v, start from a picture, start from an image, from a picture, from an image, from a photo, from my photo, animate a photo, animate my, animate a picture, animate an image, need a picture, need an image, needs an image, text alone, text only, only text, text to video, upload a picture, upload an image, take a picture, take an image, take images, take photos, start with an image, without an image, image as input, animate',
    name: 'whether it starts from a picture',
    says: (model) =>
      isClip(model)
        ? model.startImage &&
          `${told(model.startImage, (need) => `${bold(model)} ${{ required: 'needs a picture to start from', optional: 'can start from a picture, and works without one', none: 'takes no picture to start from' }[need]}`)}.`
        : `${bold(model)} makes stills, so there is no start image.${model.references ? '' : ' Whether it takes a picture as reference is documented nowhere.'}`,
    row: { head: 'Start image', cell: ({ startImage }) => startImage && marked(startImage, String) },
  },
  {
    id: 'references',
    asked:
      'reference, references, reference image, reference images, reference picture, same face, same character, consistent character, character consistency, how many images, several images, multiple images, ingredients, reference pictures, own photos, same person',
    name: 'whether it takes reference pictures',
    says: (model) =>
      model.references &&
      `${told(model.references, ({ max, roles = [], cite }) => `${bold(model)} takes ${max === undefined ? 'reference pictures' : `up to ${max} reference pictures`}${roles.length > 0 ? `, for ${list(roles)}` : ''}${cite ? `; name one in the prompt as \`${cite}\`` : ''}`)}.`,
    row: {
      head: 'References',
      cell: ({ references }) =>
        references && marked(references, ({ max }) => (max === undefined ? 'yes' : `up to ${max}`)),
    },
  },
  {
    id: 'fps',
    asked: 'fps, frame rate, framerate, frames per second, frames a second',
    name: 'its frame rate',
    says: (model) =>
      model.fps && `${told(model.fps, (fps) => `${bold(model)} runs at ${fps} frames a second`)}.`,
  },
  {
    id: 'audio',
    asked:
      'sound, sounds, audio, dialogue, speech, speak, talk, talking, voice, voices, music, silent, mute, narration, narrator, hear, noise, lip sync, lipsync, sing, sfx, sound effects, spoken, native audio',
    name: 'its sound',
    says: (model, asked) => {
      if (!isClip(model)) return `${bold(model)} makes stills; there is nothing to hear.`;
      const isYesNo =
        asked.some((word) => listed('does, do, has, have, is, can').includes(word)) &&
        !asked.some((word) => ['how', 'what', 'which'].includes(word));
      return (
        model.audio &&
        `${isYesNo ? (model.audio.value.length === 0 ? 'No. ' : 'Yes. ') : ''}${told(model.audio, (sounds) => (sounds.length === 0 ? `${bold(model)} is silent` : `${bold(model)} makes sound (${list(sounds)})`))}.`
      );
    },
    row: { head: 'Sound', cell: ({ audio }) => audio && marked(audio, soundsOf) },
  },
  {
    id: 'negative',
    asked:
      'negative, negatives, negative prompt, negative prompts, exclude, leave out, keep out, avoid, what i dont want, not show, no in, unwanted, --no, what not to',
    name: 'negative prompts',
    says: (model) =>
      model.negative &&
      `${told(model.negative, (negative) => {
        switch (negative.kind) {
          case 'none':
            return `${bold(model)} takes no negative prompt; say what should be there instead`;
          case 'field':
            return `${bold(model)} has a field of its own for what must not be seen, \`${negative.name}\`${negative.only ? ` (${negative.only})` : ''}${negative.nounsOnly ? '. Single nouns only: it reads each word by itself' : ''}`;
          case 'flag':
            return `${bold(model)} uses \`${negative.flag}\`${negative.nounsOnly ? ', with single nouns only: it reads each word by itself' : ''}`;
          case 'in-prompt':
            return `${bold(model)} reads it in the prompt itself, as a sentence`;
        }
      })}.`,
    row: {
      head: 'Negative prompt',
      cell: ({ negative }) =>
        negative &&
        marked(negative, (value) =>
          value.kind === 'flag'
            ? `\`${value.flag}\``
            : { none: 'none', field: 'own field', 'in-prompt': 'in the prompt' }[value.kind],
        ),
    },
  },
  {
    id: 'resolution',
    asked:
      'what size, size are, size of the, dimensions, resolution, resolutions, 4k, 8k, 2k, 1080p, 720p, 480p, hd, full hd, megapixels, pixels, upscale, how big, how sharp, output size',
    name: 'its resolution',
    says: (model, asked) => {
      if (!model.resolutions) return undefined;
      const all = `${told(model.resolutions, (sizes) => `${bold(model)} gives ${list(sizes)}`)}.`;
      const wanted = asked.find((word) => /^(?:\d+p|\d+k)$/.test(word));
      return wanted === undefined
        ? all
        : `${model.resolutions.value.some((size) => size.toLowerCase().includes(wanted)) ? 'Yes' : 'No'}: ${all}`;
    },
    row: {
      head: 'Resolution',
      cell: ({ resolutions }) => resolutions && marked(resolutions, (sizes) => sizes.join(', ')),
    },
  },
  {
    id: 'shape',
    asked:
      'aspect ratio, aspect ratios, ratio, ratios, vertical, portrait format, landscape format, widescreen, square, shape, shapes, format, formats, 9:16, 16:9, 1:1, 4:5, 21:9, 4:3, 3:4, 2:3, 3:2, --ar, orientation, tall, aspect',
    name: 'its shapes',
    says: (model, asked) => {
      if (!model.shape) return undefined;
      const all = `${told(model.shape, (shape) => `${bold(model)} ${shapesOf(shape)}`)}.`;
      const ratio = ratioIn(asked);
      const { ratios, between } = model.shape.value;
      if (ratio === undefined || (!between && !ratios)) return all;
      return offersRatio(model, ratio) ? `Yes, it does ${ratio}. ${all}` : `No, not ${ratio}. ${all}`;
    },
    row: {
      head: 'Shapes',
      cell: ({ shape }) =>
        shape &&
        marked(shape, (value) =>
          value.by === 'image'
            ? 'as its start image'
            : value.between
              ? `${value.between[0]} to ${value.between[1]}`
              : (value.ratios ?? Object.keys(value.sizes ?? {})).join(', ') || `by ${value.by}`,
        ),
    },
  },
  {
    id: 'camera',
    asked:
      'camera, camera move, camera moves, camera movement, camera control, pan, dolly, zoom, orbit, tracking',
    name: 'how its camera is told',
    says: (model) =>
      isClip(model)
        ? model.camera &&
          `${told(model.camera, ({ kind, name, together }) => `${bold(model)} ${{ words: 'reads a camera move in plain words', brackets: 'takes a camera move in square brackets', setting: `takes a camera move as a setting${name ? `, \`${name}\`` : ''}`, none: 'has no camera moves' }[kind]}${together ? `, at most ${together} at once` : ''}`)}.`
        : `${bold(model)} makes stills: say where the camera stands and which lens is on it; nothing moves.`,
    row: {
      head: 'Camera moves',
      cell: ({ camera }) =>
        camera &&
        marked(
          camera,
          ({ kind }) =>
            ({ words: 'in words', brackets: 'in brackets', setting: 'a setting', none: 'none' })[kind],
        ),
    },
  },
  {
    id: 'duration',
    asked:
      'how long, length, lengths, duration, durations, seconds, second, longest, minutes, clip length, max length, maximum length, how many seconds, long clip, long clips, long video, long can, longer, 5s, 10s, 8s',
    name: 'the length of a clip',
    says: (model, asked) => {
      if (!isClip(model)) return `${bold(model)} makes stills, so there is no length.`;
      const { duration } = model;
      const shot = model.limits.find(({ value }) => value.of === 'shot' && value.unit === 'seconds');
      if (!duration)
        return (
          shot &&
          `${told(shot, ({ max, only }) => `A clip of ${bold(model)} has at most ${max} seconds${only ? `; it ${only}` : ''}`)}.`
        );
      const all = `${told(duration, (value) => `A clip of ${bold(model)} runs ${secondsOf(value)}`)}.`;
      const seconds = secondsIn(asked);
      return seconds === undefined
        ? all
        : `${offersDuration(model, seconds) ? `Yes, ${seconds} seconds are offered.` : `No, not ${seconds} seconds.`} ${all}`;
    },
    row: { head: 'Length', cell: ({ duration }) => duration && marked(duration, secondsOf) },
  },
  {
    id: 'weights',
    asked:
      'weight, weights, weighted, weighting, emphasis, emphasize, emphasise, stronger, count more, parentheses',
    name: 'how a word is made to count more',
    says: (model) =>
      model.weights &&
      `${told(model.weights, ({ kind, only }) => `${bold(model)} ${{ none: 'has no weights', order: 'has no weights: what stands earlier counts more', parentheses: 'weighs words in parentheses, as in `(soft light:1.2)`', 'double-colon': 'weighs with two colons, as in `fog::2`', colon: 'weighs with a colon, as in `fog:2`' }[kind]}${only ? ` (${only})` : ''}`)}.`,
  },
  {
    id: 'parameters',
    asked:
      'parameter, parameters, flag, flags, setting, settings, seed, stylize, chaos, weird, cfg, guidance, guidance scale, sampler, steps, options, switches, values, sref, cref, oref, tile, raw, quality, --stylize, --s, --chaos, --c, --weird, --w, --raw, --seed, --sref, --cref, --oref, --v, --q, --hd, --iw, --tile, --niji, --exp, --draft, --p, --sw',
    name: 'its settings',
    says: (model, asked) => {
      const named = model.parameters.filter(({ value }) =>
        asked.some(
          (word) =>
            [value.name, value.name.replace('--', ''), value.short].includes(word) &&
            (word.length > 3 || word.startsWith('--')),
        ),
      );
      const shown = (named.length > 0 ? named : model.parameters).slice(0, MOST_PARAMETERS);
      const rest = named.length > 0 ? 0 : model.parameters.length - shown.length;
      return shown.length > 0
        ? `${bold(model)} knows ${shown.map((fact) => told(fact, parameterWords)).join('; ')}${rest > 0 ? `; and ${rest} more, on its card` : ''}.`
        : undefined;
    },
  },
  {
    id: 'languages',
    asked:
      'language, languages, english, chinese, german, french, spanish, japanese, russian, italian, korean, portuguese, hindi',
    name: 'the languages it reads',
    says: (model) =>
      model.languages &&
      `${told(model.languages, (tags) => `${bold(model)} reads ${list(tags.map((tag) => languageNames[tag] ?? tag))}${tags.length > 1 ? ', the first of them best' : ''}`)}.`,
  },
  {
    id: 'rewriter',
    asked:
      'rewrite my prompt, rewrites, rewrite prompts, change my prompt, prompt enhancer, enhance prompt, prompt upsampling, upsampling, rewriter',
    name: 'whether it rewrites a prompt',
    says: (model) =>
      model.rewriter &&
      `${told(model.rewriter, ({ setting }) => `${bold(model)} rewrites what it is sent before it reads it${setting ? `; \`${setting}\` turns that off` : ''}`)}.`,
  },
  {
    id: 'versions',
    asked:
      'version, versions, newest, latest, current version, newest version, latest version, which version',
    name: 'its versions',
    says: (model) =>
      model.versions &&
      `${told(model.versions, (versions) => `The versions of ${bold(model)} known here are ${list(versions)}, the newest first`)}.`,
  },
  {
    id: 'provider',
    asked:
      'who makes, who made, which company, made by, maker, owner, owns, provider, developer, who is behind, who built, company behind',
    name: 'its maker',
    says: (model) => `${bold(model)} is made by ${model.provider}.`,
    row: { head: 'Maker', cell: ({ provider }) => provider },
  },
  {
    id: 'tier',
    asked:
      'free, cheaper, cheapest, premium, price, prices, pricing, cost, costs, pay, paid, expensive, cheap, subscription, how much, tier, charge, money, per clip, per month, per second',
    name: 'its tier',
    says: (model, asked) => {
      const label =
        model.tier === 'free'
          ? `${bold(model)} is labelled **free** here: it can be used without paying its maker.`
          : `${bold(model)} is labelled **premium** here: its maker asks for a paid plan. Writing prompts for it costs nothing extra in Cuewright.`;
      const wantsPrice = asked.some((word) =>
        listed('price, cost, much, charge, expensive, cheap, pric, subscription, pay').includes(word),
      );
      return wantsPrice
        ? `I don’t know what ${model.provider} charges: makers’ prices change and are not listed here. ${label}`
        : label;
    },
    row: { head: 'Label', cell: ({ tier }) => tier },
  },
  {
    id: 'status',
    asked:
      'retired, dead, shut down, shutdown, shutting down, discontinued, legacy, still active, still work, still works, still alive, still available, still exist, still around, still running, still use, still up, closed, deprecated, alive, available, gone, offline, obsolete, outdated, status, replaced, replace, replacement, replacing, successor, alternative, alternatives, instead of, what instead, took its place, comes after, similar to, use instead, happened to, what happened',
    name: 'whether it still runs',
    says: (model) => {
      const { kind, note } = model.status.value;
      const since = 'since' in model.status.value ? ` since ${model.status.value.since}` : '';
      const what = {
        active: 'is active',
        legacy: 'still runs, but its maker has moved on',
        'research-only': 'is research only and was never open to the public',
        retired: `is retired${since}`,
      }[kind];
      return `${told(model.status, () => `${bold(model)} ${what}`)}.${note ? ` ${note}` : ''}${model.successor ? ` It was followed by **${model.successor.name}**.` : ''}`;
    },
    row: {
      head: 'Status',
      cell: ({ status }) =>
        ({ active: 'active', legacy: 'legacy', retired: 'retired', 'research-only': 'research only' })[
          status.value.kind
        ],
    },
  },
  {
    id: 'input',
    asked:
      'how do i write for, how to write for, write a prompt for, prompt for, prompt it, how do i prompt, how to prompt, how should i prompt, prompting, prompt style, prompt format, prompt structure, best way to prompt, tips, tips for, advice, guide, best practices, sentences or, tags, prose, keywords, natural language, how does it read, what does it read, like prompts, prompts like, understand',
    name: 'how it reads',
    says: (model) =>
      `${told(model.input, (input) => `${bold(model)} reads ${inputSentences[input]} best`)}. ${model.tips[0] ?? ''}`,
    row: { head: 'Reads', cell: ({ input }) => marked(input, (value) => inputSentences[value]) },
  },
];

const MOST_PARAMETERS = 8;

function parameterWords({ name, min, max, options, default: usual, only }: Parameter): string {
  const range =
    options !== undefined
      ? ` (${options.join(', ')})`
      : min !== undefined && max !== undefined
        ? ` (${figured(min)} to ${figured(max)})`
        : '';
  const begins =
    usual !== undefined && options === undefined
      ? `, default ${typeof usual === 'number' ? figured(usual) : usual}`
      : '';
  return `\`${name}\`${range}${begins}${only ? `, ${only}` : ''}`;
}

/** The shape that is asked for, by its figures or its name. */
export function ratioIn(asked: readonly string[]): Ratio | undefined {
  const figures = asked.find((word) => /^\d{1,2}:\d{1,2}$/.test(word));
  if (figures !== undefined) return figures as Ratio;
  const named: Readonly<Record<string, Ratio>> = {
    vertical: '9:16',
    tiktok: '9:16',
    reel: '9:16',
    shorts: '9:16',
    tall: '9:16',
    square: '1:1',
    squar: '1:1',
    widescreen: '16:9',
    widescreens: '16:9',
    ultrawid: '21:9',
  };
  return asked
    .map((word) => (Object.hasOwn(named, word) ? named[word] : undefined))
    .find((one) => one !== undefined);
}

/** The seconds that are asked for. */
export function secondsIn(asked: readonly string[]): number | undefined {
  for (const [at, word] of asked.entries()) {
    const glued = /^(\d+)(?:s|sec|secs)$/.exec(word)?.[1];
    if (glued !== undefined) return Number(glued);
    const next = asked[at + 1] ?? '';
    if (/^\d+$/.test(word) && next.startsWith('sec')) return Number(word);
    if (next.startsWith('minut') && (/^\d+$/.test(word) || ['a', 'one', 'full'].includes(word)))
      return 60 * (Number(word) || 1);
  }
  return undefined;
}
