import type { Model, Sound } from '../catalogue/index.ts';
import { offersDuration, offersRatio } from '../catalogue/index.ts';
import type { Ratio } from '../shot/shot.ts';
import {
  inputSentences,
  isServed,
  list,
  longestOf,
  marked,
  secondsOf,
  shapesOf,
  soundsOf,
} from './fact-sentences.ts';
import { catalogue } from './find-models.ts';

/** One thing a generator is wanted for. */
interface Want {
  id: string;
  /** As in "that …". */
  words: string;
  fits: (model: Model) => boolean;
  /** The fact it rests on, for the list. */
  because?: (model: Model) => string | undefined;
  /** Better ones first. */
  rank?: (model: Model) => number;
  /** Ones that no longer run may be named too. */
  isOfStatus?: true;
}

const isVideo = ({ mode }: Model) => mode === 'video';
const hears = (model: Model, ...sounds: Sound[]) =>
  sounds.some((sound) => model.audio?.value.includes(sound) === true);
const soundFact = (model: Model) => model.audio && marked(model.audio, soundsOf);
const lengthFact = (model: Model) => model.duration && marked(model.duration, secondsOf);
const shapeFact = (model: Model) => model.shape && marked(model.shape, shapesOf);
const letteringRank = { strong: 3, fair: 2, poor: 1, none: 0 } as const;

const numbers: Readonly<Record<string, number | undefined>> = {
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
};

/** Whether it says what a generator should do, and not only that it is about a picture. */
export function isParticular({ id }: Want): boolean {
  return !['video', 'photo', 'new', 'popular', 'retired', 'legacy', 'maker', 'free', 'premium'].includes(id);
}

/** What of these somebody asks for. */
export function readWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  const figure = /\b(\d+(?:\.\d+)?)[\s-]*(?:s|secs?|seconds?)\b/.exec(message)?.[1];
  const minutes = /\b(\d+(?:\.\d+)?|one|a|two)[\s-]*(?:minutes?|mins?)\b/.exec(message)?.[1];
  const spelled = /\b([a-z]+)[\s-]*(?:secs?|seconds?)\b/.exec(message)?.[1] ?? '';
  const seconds =
    figure !== undefined
      ? Number(figure)
      : minutes !== undefined
        ? 60 * (Number(minutes) || (minutes === 'two' ? 2 : 1))
        : numbers[spelled];
  const isLonger = has(/\b(?:more than|over|longer than|above|beyond)\s+(?:\d|one|two|a)/);
  if (seconds !== undefined)
    wants.push({
      id: 'seconds',
      words: `runs ${isLonger ? 'longer than ' : ''}${seconds} seconds`,
      fits: (model) =>
        isVideo(model) &&
        model.duration !== undefined &&
        (isLonger
          ? longestOf(model.duration.value) > seconds
          : offersDuration(model, seconds) || longestOf(model.duration.value) === seconds),
      because: lengthFact,
      ...(isLonger ? { rank: (model: Model) => (model.duration ? longestOf(model.duration.value) : 0) } : {}),
    });
  else if (has(/\b(?:longest|long (?:clips?|videos?|shots?|takes?)|longer)\b/))
    wants.push({
      id: 'longest',
      words: 'runs longest',
      fits: (model) => isVideo(model) && model.duration !== undefined,
      because: lengthFact,
      rank: (model) => (model.duration ? longestOf(model.duration.value) : 0),
    });

  const isSilent = has(/\b(?:silent|without (?:any )?(?:sound|audio)|no (?:sound|audio))\b/);
  const sound = (id: string, words: string, ...sounds: Sound[]): Want => ({
    id,
    words,
    fits: (model) => isVideo(model) && hears(model, ...sounds),
    because: soundFact,
  });
  add(isSilent, {
    id: 'silent',
    words: 'makes no sound',
    fits: (model) => isVideo(model) && model.audio?.value.length === 0,
    because: soundFact,
  });
  const isDialogue =
    !has(/\bno (?:talking|dialogue|speech|sound)\b/) &&
    has(
      /\b(?:dialogue|dialog|speech|speak\w*|talk(?:s|ing)?|say(?:s|ing)?|lines?|lip[- ]?sync|conversation)\b/,
    );
  const isMusic = has(/\bmusic\b/);
  const isNarration = has(/\b(?:narrat\w*|voice[- ]?over|voiceover)\b/);
  add(!isSilent && isDialogue, {
    ...sound('dialogue', 'speaks, in dialogue or narration', 'dialogue', 'narration'),
    rank: (model) => (hears(model, 'dialogue') ? 1 : 0),
  });
  add(isMusic, sound('music', 'makes music', 'music'));
  add(isNarration, sound('narration', 'narrates', 'narration'));
  add(
    !isSilent &&
      !isDialogue &&
      !isMusic &&
      !isNarration &&
      has(/\b(?:sound|audio|hear|noise|sfx|effects|voice|native audio)\b/),
    {
      id: 'sound',
      words: 'makes sound',
      fits: (model) => isVideo(model) && (model.audio?.value.length ?? 0) > 0,
      because: soundFact,
      rank: (model) => model.audio?.value.length ?? 0,
    },
  );

  add(
    has(
      /\b(?:letter\w*|typograph\w*|fonts?|logos?|posters?|spell\w*|readable|legible|headlines?|signage|packaging)\b|\b(?:text|words|writing|signs?)\b.{0,18}\b(?:image|picture|photo|poster|frame|right|correct\w*|well)\b|\b(?:render\w*|draws?|sets?|writes?|good (?:at|with)|for) (?:\w+ )?(?:text|words|signs)\b/,
    ),
    {
      id: 'lettering',
      words: 'sets words in the picture well',
      fits: ({ lettering }) => lettering?.value.quality === 'strong',
      because: ({ lettering }) => lettering && marked(lettering, ({ quality }) => `${quality} at lettering`),
      rank: ({ lettering }) => letteringRank[lettering?.value.quality ?? 'none'],
    },
  );

  const ratio = (/\b(\d{1,2}(?:\.\d+)?:\d{1,2})\b/.exec(message)?.[1] ??
    (has(/\b(?:vertical|tiktok|reels?|shorts|stories)\b/)
      ? '9:16'
      : has(/\bsquare\b/)
        ? '1:1'
        : has(/\b(?:ultra-?wide|cinemascope|scope)\b/)
          ? '21:9'
          : has(/\bwidescreen\b/)
            ? '16:9'
            : undefined)) as Ratio | undefined;
  if (ratio)
    wants.push({
      id: 'ratio',
      words: `offers ${ratio}`,
      fits: (model) =>
        model.shape !== undefined &&
        model.shape.value.by !== 'image' &&
        (model.shape.value.ratios !== undefined || model.shape.value.between !== undefined) &&
        offersRatio(model, ratio),
      because: shapeFact,
    });

  const size = /\b(4k|2k|1080p|720p)\b/.exec(message)?.[1];
  if (size)
    wants.push({
      id: 'resolution',
      words: `gives ${size === '4k' ? '4K' : size === '2k' ? '2K' : size}`,
      fits: ({ resolutions }) => resolutions?.value.some((one) => one.toLowerCase() === size) === true,
      because: ({ resolutions }) => resolutions && marked(resolutions, (sizes) => sizes.join(', ')),
    });

  add(has(/\b(?:retired|shut ?down|dead|discontinued|gone|no longer|closed|died)\b/), {
    id: 'retired',
    words: 'is retired',
    fits: ({ status }) => status.value.kind === 'retired',
    because: ({ status }) => ('since' in status.value ? `since ${status.value.since}` : undefined),
    isOfStatus: true,
  });
  add(has(/\b(?:legacy|outdated|old(?:er)? models?)\b/), {
    id: 'legacy',
    words: 'is a legacy model',
    fits: ({ status }) => status.value.kind === 'legacy',
    because: ({ successor }) => successor && `after it comes ${successor.name}`,
    isOfStatus: true,
  });
  add(has(/\bresearch\b/), {
    id: 'research',
    words: 'is research only',
    fits: ({ status }) => status.value.kind === 'research-only',
    isOfStatus: true,
  });
  add(has(/\b(?:still (?:active|running|work\w*|alive|available)|active models?)\b/), {
    id: 'active',
    words: 'is active',
    fits: ({ status }) => status.value.kind === 'active',
  });
  add(
    has(
      /\b(?:open[- ]?(?:source|weights?)|run (?:it )?(?:locally|myself|at home)|local(?:ly)?|own (?:machine|computer|gpu)|self[- ]?host\w*)\b/,
    ),
    {
      id: 'open',
      words: 'has open weights',
      fits: ({ status }) => /open weights/i.test(status.value.note ?? ''),
      because: () => 'open weights',
    },
  );
  add(has(/\b(?:free|no cost|without paying|cheap\w*|for nothing)\b/) && !has(/\bfreepik\b/), {
    id: 'free',
    words: 'carries the label free',
    fits: ({ tier }) => tier === 'free',
    because: () => 'free',
  });
  add(has(/\bpremium\b|\bpaid (?:models?|generators?)\b/), {
    id: 'premium',
    words: 'carries the label premium',
    fits: ({ tier }) => tier === 'premium',
    because: () => 'premium',
  });

  const hasNone = has(
    /\b(?:no|without|lacks?|don'?t (?:take|have|support)|do not (?:take|have|support))\b.{0,10}\bnegatives?\b/,
  );
  add(hasNone, {
    id: 'no-negative',
    words: 'takes no negative prompt',
    fits: ({ negative }) => negative?.value.kind === 'none',
  });
  add(!hasNone && has(/\bnegatives?\b|\bexclude\b/), {
    id: 'negative',
    words: 'takes a negative prompt',
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
  });
  add(has(/\b(?:last|end(?:ing)?|final) frame\b|keyframes?/), {
    id: 'last-frame',
    words: 'takes a last frame',
    fits: ({ lastFrame }) => lastFrame?.value === true,
  });
  add(
    has(
      /\b(?:start(?:ing)?|first) (?:image|frame|picture|photo)\b|image[- ]to[- ]video|\banimat\w+\b.{0,20}\b(?:image|picture|photo|still)|\bfrom (?:an?|my) (?:image|picture|photo|still)|\b(?:image|picture|photo|still)s?\b.{0,25}\b(?:move|moving|come alive|to life)\b/,
    ),
    {
      id: 'start-image',
      words: 'starts from a picture',
      fits: (model) =>
        isVideo(model) && (model.startImage?.value === 'required' || model.startImage?.value === 'optional'),
      because: ({ startImage }) =>
        startImage && marked(startImage, (need) => (need === 'required' ? 'needs one' : 'may have one')),
    },
  );
  add(
    has(
      /\btext[- ]to[- ]video\b|\btext (?:alone|only)\b|\b(?:only|just) text\b|\bfrom (?:an? )?(?:text|words)\b|without (?:an? )?(?:image|picture)/,
    ),
    {
      id: 'text-to-video',
      words: 'starts from text alone',
      fits: (model) =>
        isVideo(model) && (model.startImage?.value === 'optional' || model.startImage?.value === 'none'),
    },
  );
  add(has(/\breferences?\b|\b(?:consistent|same) (?:character|face|person|product)|character consistency/), {
    id: 'references',
    words: 'takes reference pictures',
    fits: ({ references }) => references !== undefined,
    because: ({ references }) =>
      references && marked(references, ({ max }) => (max === undefined ? 'yes' : `up to ${max}`)),
    rank: ({ references }) => references?.value.max ?? 0,
  });
  const isNoAvatar = has(
    /\b(?:no|not|without|except|but)\b.{0,12}\b(?:avatars?|presenters?|talking heads?|spokesperson)\b/,
  );
  add(isNoAvatar, {
    id: 'no-avatar',
    words: 'has no presenter',
    fits: (model) => isVideo(model) && model.family !== 'avatar' && model.family !== 'script-to-video',
  });
  add(
    !isNoAvatar &&
      has(
        /\b(?:avatars?|presenters?|talking heads?|spokes(?:person|man|woman)|newsreaders?|anchors?|digital humans?)\b/,
      ),
    {
      id: 'avatar',
      words: 'has a presenter speak your words',
      fits: ({ family }) => family === 'avatar',
      because: soundFact,
    },
  );
  add(has(/\bscripts?\b/), {
    id: 'script',
    words: 'reads a script',
    fits: ({ input }) => input.value === 'script',
    because: ({ input }) => inputSentences[input.value],
  });
  add(has(/\btags?\b|comma[- ]separated|keywords/), {
    id: 'tags',
    words: 'reads tags',
    fits: ({ input }) => input.value === 'tags',
    because: ({ input }) => inputSentences[input.value],
  });
  add(has(/\b(?:flags?|--\w+)\b/), {
    id: 'flags',
    words: 'is told with flags',
    fits: ({ input }) => input.value === 'flagged',
    because: ({ input }) => inputSentences[input.value],
  });
  add(has(/\b(?:new|newest|latest)\b/) && !has(/\bnew to\b/), {
    id: 'new',
    words: 'is marked new',
    fits: ({ isNew }) => isNew,
  });
  add(has(/\b(?:popular|most used|favou?rites?)\b/), {
    id: 'popular',
    words: 'is marked popular',
    fits: ({ popular }) => popular,
  });

  const maker = makers.find((name) =>
    new RegExp(
      `(?<![a-z])(?:by|from|of|does|has|made by|belong\\w* to)\\s+${name}(?![a-z])|(?<![a-z])${name}(?:'s)? (?:models?|generators?|make|makes|have|has)\\b`,
    ).test(message),
  );
  if (maker)
    wants.push({
      id: 'maker',
      words: `is ${maker.charAt(0).toUpperCase()}${maker.slice(1)}’s`,
      fits: ({ provider }) => provider.toLowerCase().includes(maker),
      because: ({ mode }) => mode,
      isOfStatus: true,
    });

  const isClip = has(/\b(?:videos?|clips?|movies?|films?|footage|animation)\b/);
  const isStill = /\b(?:photos?|images?|pictures?|stills?|posters?|portraits?|illustrations?)\b/.test(
    message.replace(
      /\b(?:reference|start(?:ing)?|first|input|last|end) (?:images?|pictures?|photos?|frames?)\b|\bimage to video\b|\bfrom (?:an?|my|one) (?:image|picture|photo|still)\b|\b(?:text|words|letters|signs) (?:in|on|into) (?:an? |the |my )?(?:images?|pictures?|photos?)\b/g,
      '',
    ),
  );
  const wantsVideo = wants.some(({ id }) =>
    [
      'seconds',
      'longest',
      'sound',
      'dialogue',
      'music',
      'narration',
      'silent',
      'start-image',
      'last-frame',
      'text-to-video',
      'avatar',
      'script',
    ].includes(id),
  );
  if (!wantsVideo && isClip !== isStill)
    wants.push({
      id: isClip ? 'video' : 'photo',
      words: isClip ? 'makes video' : 'makes stills',
      fits: ({ mode }) => mode === (isClip ? 'video' : 'photo'),
    });
  return wants;
}

const makers = [
  'google',
  'openai',
  'meta',
  'adobe',
  'amazon',
  'tencent',
  'stability ai',
  'alibaba',
  'luma',
  'minimax',
  'kuaishou',
  'runway',
  'ideogram',
  'leonardo',
  'jasper',
];

const SHOWN = 6;

export interface Suggested {
  lead: string;
  more?: string;
  models: readonly Model[];
}

/** The generators that fit all of it, the better ones first. */
export function suggest(wants: readonly Want[]): Suggested {
  const isOfStatus = wants.some((want) => want.isOfStatus);
  const passing = catalogue.filter(
    (model) => (isOfStatus || isServed(model)) && wants.every(({ fits }) => fits(model)),
  );
  const rank = (model: Model) =>
    wants.reduce((sum, { rank }) => sum + (rank?.(model) ?? 0) * 100, 0) +
    (model.popular ? 10 : 0) +
    (model.status.value.kind === 'active' ? 5 : 0) +
    (model.tier === 'free' ? 1 : 0);
  const best = passing.toSorted((one, other) => rank(other) - rank(one));
  const what = list(wants.map(({ words }) => words));
  const lost = isOfStatus
    ? []
    : catalogue.filter((model) => !isServed(model) && wants.every(({ fits }) => fits(model)));
  const gone =
    lost.length > 0
      ? `${list(lost.map(({ name }) => `**${name}**`))} would have fitted, but can no longer be used, or never could.`
      : undefined;
  if (best.length === 0) {
    const nearly =
      wants.length > 1
        ? wants
            .map((left) => ({
              left,
              count: catalogue.filter(
                (model) => isServed(model) && wants.every((want) => want === left || want.fits(model)),
              ).length,
            }))
            .filter(({ count }) => count > 0)
        : [];
    return {
      lead: `None of the generators in the catalogue that still run ${what === '' ? 'fits' : what}, as far as it is documented.${longestInstead(wants)}`,
      more: [
        gone,
        nearly.length > 0
          ? `Without “${nearly[0]?.left.words}” there would be ${nearly[0]?.count}.`
          : undefined,
      ]
        .filter(Boolean)
        .join(' '),
      models: [],
    };
  }
  const reasons = (model: Model) =>
    [...new Set(wants.flatMap(({ because }) => because?.(model) ?? []))].join('; ');
  const lines = best
    .slice(0, SHOWN)
    .map((model) => `- **${model.name}**${reasons(model) ? `: ${reasons(model)}` : ''}`);
  const rest = best.length - SHOWN;
  const head =
    best.length === 1
      ? `One ${what}:`
      : `${best.length} of them ${wants.length === 1 ? plural(what) : `fit “${what}”`}:`;
  return {
    lead: `${wants.some(({ id }) => id === 'longest') ? 'These run longest:' : head}\n${lines.join('\n')}${rest > 0 ? `\n\nAnd ${rest} more.` : ''}`,
    ...(gone ? { more: gone } : {}),
    models: best,
  };
}

const verbs: Readonly<Record<string, string>> = {
  runs: 'run',
  makes: 'make',
  is: 'are',
  has: 'have',
  offers: 'offer',
  gives: 'give',
  sets: 'set',
  takes: 'take',
  starts: 'start',
  carries: 'carry',
  reads: 'read',
  narrates: 'narrate',
  speaks: 'speak',
};

function plural(words: string): string {
  return words.replace(/^\w+/, (verb) => verbs[verb] ?? verb);
}

/** Who wants more seconds than there are is told how many there are. */
function longestInstead(wants: readonly Want[]): string {
  if (!wants.some(({ id }) => id === 'seconds')) return '';
  const [longest] = catalogue
    .filter((model) => isServed(model) && model.duration)
    .toSorted(
      (one, other) =>
        longestOf(other.duration?.value ?? { seconds: [0] }) -
        longestOf(one.duration?.value ?? { seconds: [0] }),
    );
  return longest?.duration
    ? ` The longest is **${longest.name}**: ${secondsOf(longest.duration.value)}.`
    : '';
}
