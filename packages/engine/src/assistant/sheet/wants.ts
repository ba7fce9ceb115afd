import { longestOf, type Model, offersDuration, offersRatio, type Sound } from '../../catalogue/index.ts';
import { listed } from '../../language/words/listed.ts';
import { hasPhrase, longestOf as longestPhrase } from '../said/words.ts';
import { ratioIn, secondsIn } from './facts.ts';
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
} from './sentences.ts';

/** One thing a generator is wanted for. */
export interface Want {
  readonly id: string;
  /** As in "that …", of one and of several. */
  readonly one: string;
  readonly many: string;
  readonly fits: (model: Model) => boolean;
  /** The fact it rests on, for the list. */
  readonly because?: (model: Model) => string | undefined;
  /** Better ones first. */
  readonly rank?: (model: Model) => number;
  /** Ones that no longer run may be named too. */
  readonly isOfStatus?: true;
}

const isClip = ({ mode }: Model) => mode === 'video';
const hears = (model: Model, ...sounds: Sound[]) =>
  isClip(model) && sounds.some((sound) => model.audio?.value.includes(sound) === true);
const sound = (model: Model) => model.audio && marked(model.audio, soundsOf);
const longest = (model: Model) => (model.duration ? longestOf(model.duration.value) : 0);
const length = (model: Model) => model.duration && marked(model.duration, secondsOf);
const shape = (model: Model) => model.shape && marked(model.shape, shapesOf);
const room = (model: Model) =>
  Math.max(
    0,
    ...model.limits
      .filter(({ value }) => value.of === 'prompt' && value.kind === 'hard')
      .map(({ value: { max, unit } }) => max * (unit === 'tokens' ? 4 : unit === 'words' ? 6 : 1)),
  );

/** What people want of one, by the phrases they say it in. */
const rows: readonly (Want & { readonly asked: string })[] = [
  {
    id: 'silent',
    asked: 'silent, no sound, without sound, no audio',
    one: 'makes no sound',
    many: 'make no sound',
    fits: (model) => isClip(model) && model.audio?.value.length === 0,
  },
  {
    id: 'dialogue',
    asked:
      'actors who speak, dialogue, dialog, speech, speak, talk, talking, talks, say lines, lip sync, lipsync, spoken, conversation, speaking',
    one: 'speaks',
    many: 'speak',
    fits: (model) => hears(model, 'dialogue', 'narration'),
    because: sound,
    rank: (model) => (hears(model, 'dialogue') ? 2 : 1),
  },
  {
    id: 'music',
    asked: 'makes music, with music, music',
    one: 'makes music',
    many: 'make music',
    fits: (model) => hears(model, 'music'),
    because: sound,
  },
  {
    id: 'narration',
    asked: 'narration, narrate, voiceover, voice over, narrator',
    one: 'narrates',
    many: 'narrate',
    fits: (model) => hears(model, 'narration'),
    because: sound,
  },
  {
    id: 'sound',
    asked: 'sound, audio, sounds, sfx, sound effects, native audio, hear',
    one: 'makes sound',
    many: 'make sound',
    fits: (model) => isClip(model) && (model.audio?.value.length ?? 0) > 0,
    because: sound,
    rank: (model) => model.audio?.value.length ?? 0,
  },
  {
    id: 'longest',
    asked:
      'longest clip, longest clips, longest video, longest videos, long clips, long videos, longest, longer clips, long clip, long video, longer videos',
    one: 'runs longest',
    many: 'run longest',
    fits: (model) => isClip(model) && model.duration !== undefined,
    because: length,
    rank: longest,
  },
  {
    id: 'lettering',
    asked:
      'lettering, text in, text on, words in, words on, typography, logo, logos, poster, posters, signs, spelling, readable text, render text, rendering text, write text, text correctly, headlines, legible, good at text, good with text, best for text, packaging, text',
    one: 'writes words in a picture well',
    many: 'write words in a picture well',
    fits: ({ lettering }) => lettering?.value.quality === 'strong',
    because: ({ lettering }) => lettering && marked(lettering, ({ quality }) => `${quality} at lettering`),
  },
  {
    id: 'no-negative',
    asked: 'no negative, without negative, dont take negative, no negative prompt',
    one: 'takes no negative prompt',
    many: 'take no negative prompt',
    fits: ({ negative }) => negative?.value.kind === 'none',
  },
  {
    id: 'negative',
    asked: 'negative, negatives, negative prompt, negative prompts, exclude',
    one: 'takes a negative prompt',
    many: 'take a negative prompt',
    fits: ({ negative }) => negative !== undefined && negative.value.kind !== 'none',
    because: ({ negative }) =>
      negative &&
      marked(negative, (value) =>
        value.kind === 'field'
          ? `\`${value.name}\``
          : value.kind === 'flag'
            ? `\`${value.flag}\``
            : 'in the prompt',
      ),
  },
  {
    id: 'last-frame',
    asked: 'last frame, end frame, ending frame, final frame, keyframes',
    one: 'takes a last frame',
    many: 'take a last frame',
    fits: ({ lastFrame }) => lastFrame?.value === true,
  },
  {
    id: 'needs-image',
    asked:
      'only work from an image, only works from an image, insist on a picture, cannot start from text, cant start from text, only from an image, needs an image, need an image, needs a picture, need a picture, require an image, requires an image, require a start image, needs a start image, need a start image',
    one: 'needs a picture to start from',
    many: 'need a picture to start from',
    fits: (model) => isClip(model) && model.startImage?.value === 'required',
  },
  {
    id: 'text-only',
    asked:
      'text to video, from a text prompt, text alone, text only, only text, without an image, without a picture, without a start image, no start image, from text',
    one: 'starts from text alone',
    many: 'start from text alone',
    fits: (model) =>
      isClip(model) && (model.startImage?.value === 'optional' || model.startImage?.value === 'none'),
  },
  {
    id: 'start-image',
    asked:
      'start image, starting image, first frame, image to video, i2v, animate, from a picture, from an image, from a photo, from my photo, start from, photo into a video, bring a photo to life, photo to life, picture move',
    one: 'starts from a picture',
    many: 'start from a picture',
    fits: (model) =>
      isClip(model) && (model.startImage?.value === 'required' || model.startImage?.value === 'optional'),
    because: ({ startImage }) =>
      startImage && marked(startImage, (need) => (need === 'required' ? 'needs one' : 'may have one')),
  },
  {
    id: 'references',
    asked:
      'reference, references, reference images, reference pictures, same face, same character, consistent character, consistent characters, character consistency, same person, consistent face, consistency, face consistent, characters consistent',
    one: 'takes reference pictures',
    many: 'take reference pictures',
    fits: ({ references }) => references !== undefined,
    because: ({ references }) =>
      references && marked(references, ({ max }) => (max === undefined ? 'yes' : `up to ${max}`)),
    rank: ({ references }) => references?.value.max ?? 0,
  },
  {
    id: 'retired',
    asked: 'retired, shut down, dead, discontinued, gone, closed, no longer',
    one: 'is retired',
    many: 'are retired',
    fits: ({ status }) => status.value.kind === 'retired',
    because: ({ status }) => ('since' in status.value ? `since ${status.value.since}` : undefined),
    isOfStatus: true,
  },
  {
    id: 'legacy',
    asked: 'legacy, outdated',
    one: 'is legacy',
    many: 'are legacy',
    fits: ({ status }) => status.value.kind === 'legacy',
    because: ({ successor }) => successor && `followed by ${successor.name}`,
    isOfStatus: true,
  },
  {
    id: 'research',
    asked: 'research only, research, never released, never got released, only exist in a lab, in a lab',
    one: 'is research only',
    many: 'are research only',
    fits: ({ status }) => status.value.kind === 'research-only',
    isOfStatus: true,
  },
  {
    id: 'open',
    asked:
      'open source, open weights, opensource, locally, run it myself, local, own gpu, self host, own computer, my computer, my machine',
    one: 'has open weights',
    many: 'have open weights',
    fits: ({ status }) => (status.value.note ?? '').toLowerCase().includes('open weights'),
    because: () => 'open weights',
  },
  {
    id: 'free',
    asked:
      'free, no budget, pay nothing, no cost, without paying, cheap, cheapest, for nothing, dont cost, no money',
    one: 'is labelled free',
    many: 'are labelled free',
    fits: ({ tier }) => tier === 'free',
    because: () => 'free',
  },
  {
    id: 'premium',
    asked: 'premium, paid',
    one: 'is labelled premium',
    many: 'are labelled premium',
    fits: ({ tier }) => tier === 'premium',
  },
  {
    id: 'script',
    asked: 'script, scripts, presenter, avatar, avatars, talking head, presenters',
    one: 'reads a script',
    many: 'read a script',
    fits: ({ input }) => input.value === 'script',
    because: ({ input }) => inputSentences[input.value],
  },
  {
    id: 'tags',
    asked: 'tags, keywords, comma separated',
    one: 'reads tags',
    many: 'read tags',
    fits: ({ input }) => input.value === 'tags',
  },
  {
    id: 'prose',
    asked: 'plain sentences, full sentences, natural language, plain english, prose',
    one: 'reads plain sentences',
    many: 'read plain sentences',
    fits: ({ input }) => input.value === 'prose',
  },
  {
    id: 'seed',
    asked: 'seed, seeds',
    one: 'takes a seed',
    many: 'take a seed',
    fits: ({ parameters }) => parameters.some(({ value }) => value.name.toLowerCase().includes('seed')),
    because: ({ parameters }) =>
      parameters.find(({ value }) => value.name.toLowerCase().includes('seed'))?.value.name,
  },
  {
    id: 'weights',
    asked: 'weights, word weights, emphasis, weight words',
    one: 'weighs words',
    many: 'weigh words',
    fits: ({ weights }) => weights !== undefined && !['none', 'order'].includes(weights.value.kind),
  },
  {
    id: 'long-prompt',
    asked: 'longest prompt, longest prompts, long prompts, most characters, long prompt, most text',
    one: 'takes the longest prompts',
    many: 'take the longest prompts',
    fits: (model) => room(model) > 0,
    because: ({ limits }) =>
      limits
        .filter(({ value }) => value.of === 'prompt' && value.kind === 'hard')
        .map((limit) => marked(limit, limitOf))
        .join('; '),
    rank: room,
  },
  {
    id: 'brackets',
    asked: 'square brackets, brackets',
    one: 'takes camera moves in square brackets',
    many: 'take camera moves in square brackets',
    fits: (model) => model.camera?.value.kind === 'brackets',
  },
  {
    id: 'new',
    asked: 'new, newest, latest, new ones',
    one: 'is new',
    many: 'are new',
    fits: ({ isNew }) => isNew,
  },
  {
    id: 'popular',
    asked: 'popular, best known, most used',
    one: 'is popular',
    many: 'are popular',
    fits: ({ popular }) => popular,
  },
];

const tags = Object.fromEntries(
  Object.entries(languageNames).map(([tag, name]) => [name.toLowerCase(), tag]),
);
const SIZES = ['4k', '2k', '1080p', '720p', '8k'];

/** What is wanted of a generator, the particular before the general. */
export function wantsIn(roots: readonly string[], words: readonly string[]): Want[] {
  const found: Want[] = [];
  const seconds = secondsIn(words);
  if (seconds !== undefined)
    found.push({
      id: 'seconds',
      one: `runs ${seconds} seconds`,
      many: `run ${seconds} seconds`,
      fits: (model) =>
        isClip(model) &&
        model.duration !== undefined &&
        (offersDuration(model, seconds) || longest(model) >= seconds),
      because: length,
      rank: longest,
    });
  const ratio = longestPhrase(roots, 'square brackets') > 0 ? undefined : (ratioIn(roots) ?? ratioIn(words));
  if (ratio !== undefined)
    found.push({
      id: 'ratio',
      one: `offers ${ratio}`,
      many: `offer ${ratio}`,
      fits: (model) =>
        model.shape !== undefined &&
        model.shape.value.by !== 'image' &&
        (model.shape.value.ratios !== undefined || model.shape.value.between !== undefined) &&
        offersRatio(model, ratio),
      because: shape,
    });
  const language = words.find((word) => Object.hasOwn(tags, word));
  if (language !== undefined)
    found.push({
      id: 'language',
      one: `reads ${language.charAt(0).toUpperCase()}${language.slice(1)}`,
      many: `read ${language.charAt(0).toUpperCase()}${language.slice(1)}`,
      fits: ({ languages }) => languages?.value.includes(tags[language] ?? '') === true,
      because: ({ languages }) =>
        languages && marked(languages, (known) => list(known.map((tag) => languageNames[tag] ?? tag))),
    });
  const letters = words.findIndex((word) => word.startsWith('character'));
  const wanted = Number(words[letters - 1]);
  if (letters > 0 && wanted > 0)
    found.push({
      id: 'room',
      one: `takes a prompt of ${figured(wanted)} characters`,
      many: `take a prompt of ${figured(wanted)} characters`,
      fits: (model) => room(model) >= wanted,
      because: ({ limits }) =>
        limits
          .filter(({ value }) => value.of === 'prompt' && value.kind === 'hard')
          .map((limit) => marked(limit, limitOf))
          .join('; '),
      rank: room,
    });
  const size = words.find((word) => SIZES.includes(word));
  if (size !== undefined)
    found.push({
      id: 'resolution',
      one: `gives ${size}`,
      many: `give ${size}`,
      fits: ({ resolutions }) => resolutions?.value.some((one) => one.toLowerCase().includes(size)) === true,
      because: ({ resolutions }) => resolutions && marked(resolutions, (sizes) => sizes.join(', ')),
    });
  const hits = rows
    .map((row) => ({ row, words: longestPhrase(roots, row.asked) }))
    .filter(({ words: count }) => count > 0);
  const rivals: Readonly<Record<string, string>> = {
    sound: 'dialogue',
    negative: 'no-negative',
    longest: 'long-prompt',
    free: 'premium',
    'text-only': 'needs-image',
    'start-image': 'needs-image',
    music: 'silent',
    narration: 'dialogue',
  };
  for (const { row, words: count } of hits) {
    const isBeaten = hits.some(
      (one) =>
        one.row.id !== row.id &&
        (rivals[row.id] === one.row.id || (one.words > count && overlaps(one.row, row))),
    );
    if (!isBeaten && !(row.id === 'longest' && seconds !== undefined)) found.push(row);
  }
  return found;
}

/** Two that are said in the same words. */
function overlaps(one: { readonly asked: string }, other: { readonly asked: string }): boolean {
  return one.asked
    .split(', ')
    .some((phrase) =>
      other.asked.split(', ').some((inner) => phrase !== inner && ` ${phrase} `.includes(` ${inner} `)),
    );
}

/** Stills or clips, where the words say so. */
export function modeIn(roots: readonly string[]): 'photo' | 'video' | undefined {
  const clip = listed('video, clip, movie, film, footage, animation').some(
    (word) => hasPhrase(roots, word) > 0,
  );
  const still = listed('photo, image, picture, still, portrait, illustration').some(
    (word) => hasPhrase(roots, word) > 0,
  );
  return clip === still ? undefined : clip ? 'video' : 'photo';
}
