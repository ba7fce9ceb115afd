import type { Model, Parameter } from '../catalogue/index.ts';
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
} from './fact-sentences.ts';

/** Something that can be asked of any generator. */
export interface Attribute {
  id: string;
  /** What a question about it has. */
  asked: RegExp;
  /** A sentence that begins with the generator; nothing where nobody documents it. */
  says: (model: Model, message: string) => string | undefined;
  /** What is undocumented, for the sentence that says so. */
  name: string;
  /** In a list of differences, the head of its row and what stands in it. */
  row?: { head: string; cell: (model: Model) => string };
}

const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  hi: 'Hindi',
};

const undocumented = 'not documented';
const bold = ({ name }: Model) => `**${name}**`;

function parameterWords({ name, min, max, options, default: usual, only }: Parameter): string {
  const range =
    options !== undefined
      ? ` (${options.join(', ')})`
      : min !== undefined && max !== undefined
        ? ` (${figured(min)} to ${figured(max)})`
        : '';
  const begins = usual !== undefined && options === undefined ? `, usually ${usual}` : '';
  return `\`${name}\`${range}${begins}${only ? `, ${only}` : ''}`;
}

const PRICE =
  /\b(?:how much|price\w*|pricing|charg\w+|fees?|per (?:month|video|clip|image|second)|an? (?:month|year)|plans?|dollars?|bucks|euros?|subscription|cost)\b|\$/;

/** The order is the order of asking: what is more particular comes first. */
export const attributes: readonly Attribute[] = [
  {
    id: 'medium',
    asked:
      /\b(?:can|could|does|do|will|is|are)\b.{0,30}\b(?:makes?|do|does|generates?|creates?|produces?|for)\b(?! (?:an? |\d+).{0,12}\b(?:from|out of)\b)\s?(?:\w+ )?(?:videos?|clips|movies|images|pictures|photos?|photographs|stills)\b(?!.{0,25}\b(?:from|text|sound|seconds?|long|with|of)\b)/,
    name: 'what it makes',
    says: (model, message) => {
      const asksVideo = /\b(?:videos?|clips|movies)\b/.test(message);
      const isRight = (model.mode === 'video') === asksVideo;
      return `${isRight ? 'Yes' : 'No'}: ${bold(model)} makes ${model.mode === 'video' ? 'video' : 'stills'}.`;
    },
  },
  {
    id: 'limit',
    asked:
      /(?:prompt|text|description)s?\b.{0,40}\b(?:long|length|limits?|short|size)\b|\b(?:long|length|limits?|max\w*|short)\b.{0,30}\bprompts?\b|\b(?:characters?|tokens?|words)\b.{0,30}\b(?:limit|max\w*|allow\w*|take|accept|fit|can|read)|\b(?:how many|max\w*|limit\w*|most)\b.{0,20}\b(?:characters?|tokens?|words)\b|(?:character|token|word) limit|cut off|too long/,
    name: 'a limit of its prompt',
    says: (model) => {
      const limits = model.limits.map((fact) => told(fact, limitOf));
      return limits.length > 0 ? `For ${bold(model)} ${limits.join('; ')}.` : undefined;
    },
    row: {
      head: 'Prompt',
      cell: (model) =>
        model.limits
          .filter(({ value }) => value.of === 'prompt')
          .map((fact) =>
            marked(
              fact,
              ({ max, min, unit, kind, only }) =>
                `${kind === 'best' ? 'best ' : 'at most '}${min !== undefined && min > 1 ? `${min} to ` : ''}${figured(max)} ${unit === 'utf16-units' ? 'characters' : unit}${only ? `, ${only}` : ''}`,
            ),
          )
          .join('; ') || undocumented,
    },
  },
  {
    id: 'lettering',
    asked:
      /\bfor (?:text|words)\b|\bquot\w+\b|\b(?:letter(?:s|ing)?|typograph\w*|fonts?|logos?|titles?|captions? in|readable|legible|spell\w*)\b|\b(?:text|words|writing|signs?|headlines?)\b.{0,15}\b(?:in(?:side)?|on|within|into)\b.{0,12}\b(?:it|the|an?|my|its)?\s?(?:picture|image|photo|poster|frame|sign)s?\b|\b(?:render\w*|draw\w*|set|sets|setting|show\w*|handle\w*|write|writes|get|do|does|good at|good with)\b.{0,12}\btext\b/,
    name: 'how well it sets words in a picture',
    says: (model) => {
      const { lettering } = model;
      if (!lettering) return undefined;
      const { quality, quote } = lettering.value;
      const how =
        quality === undefined
          ? 'takes words for the picture'
          : quality === 'none'
            ? 'cannot set words in a picture'
            : `is ${quality} at words in the picture`;
      return `${told(lettering, () => `${bold(model)} ${how}`)}.${quote ? ' Put the words in quotation marks.' : ''}`;
    },
    row: {
      head: 'Words in the picture',
      cell: ({ lettering }) =>
        lettering?.value.quality ? marked(lettering, ({ quality }) => String(quality)) : undocumented,
    },
  },
  {
    id: 'last-frame',
    asked: /\b(?:last|end(?:ing)?|final|second) (?:frame|image|picture|keyframe)\b|keyframes?/,
    name: 'whether it takes a last frame',
    says: (model) =>
      model.lastFrame &&
      `${told(model.lastFrame, (takes) => `${bold(model)} ${takes ? 'takes a last frame as well, and moves towards it' : 'takes no last frame'}`)}.`,
  },
  {
    id: 'start-image',
    asked:
      /\b(?:start(?:ing)?|first|input|begin\w*) (?:image|frame|picture|photo)|image[- ]to[- ]video|i2v|\b(?:from|animate|upload|take|takes|accept\w*)\b.{0,12}\b(?:an?|my|one)\b.{0,10}\b(?:image|picture|photo|still)/,
    name: 'whether it starts from a picture',
    says: (model) =>
      model.startImage &&
      `${told(model.startImage, (need) => `${bold(model)} ${{ required: 'needs a picture to start from', optional: 'can start from a picture, and works without one', none: 'takes no picture to start from' }[need]}`)}.`,
    row: {
      head: 'Start image',
      cell: ({ startImage, mode }) =>
        startImage ? marked(startImage, String) : mode === 'photo' ? 'for video only' : undocumented,
    },
  },
  {
    id: 'references',
    asked:
      /\breferences?\b|\b(?:same|consistent) (?:face|character|person|product)|character consistency|ingredients/,
    name: 'reference pictures',
    says: (model) =>
      model.references &&
      `${told(model.references, ({ max, roles = [], cite }) => `${bold(model)} takes ${max === undefined ? 'reference pictures' : `up to ${max} reference pictures`}${roles.length > 0 ? `, for ${list(roles)}` : ''}${cite ? `; name one in the prompt as \`${cite}\`` : ''}`)}.`,
    row: {
      head: 'References',
      cell: ({ references }) =>
        references
          ? marked(references, ({ max }) => (max === undefined ? 'yes' : `up to ${max}`))
          : undocumented,
    },
  },
  {
    id: 'fps',
    asked: /\bfps\b|frame ?rate|frames (?:per|a) second/,
    name: 'its frame rate',
    says: (model) =>
      model.fps && `${told(model.fps, (fps) => `${bold(model)} runs at ${fps} frames a second`)}.`,
  },
  {
    id: 'audio',
    asked:
      /\b(?:sounds?|audio|dialogue|dialog|speech|speak\w*|talk\w*|voice|voices|music|silent|muted?|soundless|narrat\w*|hear|heard|noise|lip[- ]?sync|sfx|sing\w*)\b/,
    name: 'its sound',
    says: (model) => {
      if (model.mode === 'photo') return `${bold(model)} makes stills; there is nothing to hear.`;
      return (
        model.audio &&
        `${told(model.audio, (sounds) => (sounds.length === 0 ? `${bold(model)} is silent: it makes no sound` : `${bold(model)} makes sound: ${list(sounds)}`))}.`
      );
    },
    row: {
      head: 'Sound',
      cell: ({ audio, mode }) =>
        mode === 'photo' ? 'a still' : audio ? marked(audio, soundsOf) : undocumented,
    },
  },
  {
    id: 'negative',
    asked:
      /\bnegatives?\b|\b(?:exclude|avoid|leave out|keep out|get rid|not (?:to )?(?:show|be seen)|unwanted|without)\b|--no\b|what (?:i|you) do(?:n't| not) want/,
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
            return `${bold(model)} is told with \`${negative.flag}\`${negative.nounsOnly ? ', single nouns only: it reads each word by itself' : ''}`;
          case 'in-prompt':
            return `${bold(model)} is told in the prompt itself, as a sentence`;
        }
      })}.`,
    row: {
      head: 'Negative prompt',
      cell: ({ negative }) =>
        negative
          ? marked(
              negative,
              (value) =>
                ({
                  none: 'none',
                  field: 'own field',
                  flag: value.kind === 'flag' ? `\`${value.flag}\`` : '',
                  'in-prompt': 'in the prompt',
                })[value.kind],
            )
          : undocumented,
    },
  },
  {
    id: 'resolution',
    asked:
      /\bresolutions?\b|\b(?:4k|8k|2k|1080p?|720p?|hd|uhd|megapixels?|pixels|upscal\w*)\b|how (?:big|large|sharp)/,
    name: 'its resolution',
    says: (model) =>
      model.resolutions && `${told(model.resolutions, (sizes) => `${bold(model)} gives ${list(sizes)}`)}.`,
    row: {
      head: 'Resolution',
      cell: ({ resolutions }) =>
        resolutions ? marked(resolutions, (sizes) => sizes.join(', ')) : undocumented,
    },
  },
  {
    id: 'shape',
    asked:
      /\b(?:aspect|ratios?|vertical|portrait (?:format|mode|shape)|landscape format|widescreen|square|shapes?|anamorphic|\d+:\d+|--ar|formats?)\b/,
    name: 'its shapes',
    says: (model, message) => {
      if (!model.shape) return undefined;
      const all = `${told(model.shape, (shape) => `${bold(model)} ${shapesOf(shape)}`)}.`;
      const asked =
        /\b(\d{1,2}):(\d{1,2})\b/.exec(message)?.[0] ??
        (/\bvertical\b/.test(message) ? '9:16' : /\bsquare\b/.test(message) ? '1:1' : undefined);
      const { ratios, between } = model.shape.value;
      if (asked === undefined || between || !ratios) return all;
      return `${ratios.some((ratio) => ratio === asked) ? `Yes, ${asked} is there.` : `No, not ${asked}.`} ${all}`;
    },
    row: {
      head: 'Shapes',
      cell: ({ shape }) =>
        shape
          ? marked(shape, (value) =>
              value.by === 'image'
                ? 'as its start image'
                : value.between
                  ? `${value.between[0]} to ${value.between[1]}`
                  : (value.ratios ?? Object.keys(value.sizes ?? {})).join(', ') ||
                    (value.by === 'pixels' ? 'in pixels' : 'by a setting'),
            )
          : undocumented,
    },
  },
  {
    id: 'camera',
    asked: /\bcamera\b|\b(?:pan|tilt|dolly|zoom|orbit|crane|tracking)s?\b/,
    name: 'how its camera is told',
    says: (model) => {
      if (model.mode === 'photo')
        return `${bold(model)} makes stills: tell it where the camera stands and which lens is on it; nothing moves.`;
      return (
        model.camera &&
        `${told(model.camera, ({ kind, name, together }) => `${bold(model)} ${{ words: 'is told a camera move in plain words', brackets: 'takes a camera move in square brackets', setting: `takes a camera move as a setting${name ? `, \`${name}\`` : ''}`, none: 'cannot be told a camera move' }[kind]}${together ? `, at most ${together} at once` : ''}`)}.`
      );
    },
    row: {
      head: 'Camera move',
      cell: ({ camera, mode }) =>
        mode === 'photo'
          ? 'a still'
          : camera
            ? marked(
                camera,
                ({ kind }) =>
                  ({ words: 'in words', brackets: 'in brackets', setting: 'a setting', none: 'none' })[kind],
              )
            : undocumented,
    },
  },
  {
    id: 'duration',
    asked: /\b(?:how long|long(?:er|est)?|lengths?|durations?|seconds?|secs?|minutes?|clip length|\d+ ?s)\b/,
    name: 'the length of a clip',
    says: (model, message) => {
      if (model.mode === 'photo') return `${bold(model)} makes stills, so there is no length.`;
      const { duration } = model;
      const shot = model.limits.find(({ value }) => value.of === 'shot' && value.unit === 'seconds');
      if (!duration)
        return (
          shot &&
          `${told(shot, ({ max, only }) => `A clip of ${bold(model)} has at most ${max} seconds${only ? `; it ${only}` : ''}`)}.`
        );
      const all = `${told(duration, (value) => `A clip of ${bold(model)} runs ${secondsOf(value)}`)}.`;
      const asked = Number(/\b(\d+)[\s-]*(?:s|sec|seconds?)\b/.exec(message)?.[1]);
      if (Number.isNaN(asked)) return all;
      const { seconds } = duration.value;
      const offered =
        'max' in seconds
          ? asked <= seconds.max &&
            asked >= (seconds.min ?? 0) &&
            (seconds.step === undefined || (asked - (seconds.min ?? 0)) % seconds.step === 0)
          : seconds.includes(asked);
      return `${offered ? 'Yes.' : 'No.'} ${all}`;
    },
    row: {
      head: 'Length',
      cell: ({ duration, mode }) =>
        mode === 'photo' ? 'a still' : duration ? marked(duration, secondsOf) : undocumented,
    },
  },
  {
    id: 'weights',
    asked: /\bweights?\b|\bweighted\b|\bemphasi[sz]\w*|\bcount(?:s)? more\b|\bstronger\b|\(word:/,
    name: 'how a word is made to count more',
    says: (model) =>
      model.weights &&
      `${told(model.weights, ({ kind, only }) => `${bold(model)} ${{ none: 'has no weights', order: 'has no weights: what stands earlier counts more', parentheses: 'weighs words in parentheses, as in `(soft light:1.2)`', 'double-colon': 'weighs with two colons, as in `fog::2`', colon: 'weighs with a colon, as in `fog:2`' }[kind]}${only ? ` (${only})` : ''}`)}.`,
  },
  {
    id: 'parameters',
    asked:
      /\b(?:parameters?|flags?|settings?|seed|stylize|chaos|weird|cfg\w*|guidance\w*|sampler|steps|options|switches)\b|--\w+/,
    name: 'its settings',
    says: (model, message) => {
      const named = model.parameters.filter(({ value }) =>
        new RegExp(`(?<![a-z])${value.name.replace(/[^\w]/g, '').toLowerCase()}(?![a-z])`).test(
          message.replace(/--/g, ''),
        ),
      );
      const shown = (named.length > 0 ? named : model.parameters).slice(0, 8);
      return shown.length > 0
        ? `${bold(model)} knows ${shown.map((fact) => told(fact, parameterWords)).join('; ')}.`
        : undefined;
    },
  },
  {
    id: 'languages',
    asked: /\blanguages?\b|\b(?:english|chinese|german|french|spanish|japanese|russian|italian)\b/,
    name: 'the languages it reads',
    says: (model) =>
      model.languages &&
      `${told(model.languages, (tags) => `${bold(model)} reads ${list(tags.map((tag) => languageNames[tag] ?? tag))}${tags.length > 1 ? ', the first of them best' : ''}`)}.`,
  },
  {
    id: 'rewriter',
    asked: /\brewrit\w*|prompt (?:enhanc|upsampl|optimi)\w*|chang\w* my prompt/,
    name: 'whether it rewrites a prompt',
    says: (model) =>
      model.rewriter &&
      `${told(model.rewriter, ({ setting }) => `${bold(model)} rewrites what it is sent before it reads it${setting ? `; \`${setting}\` turns that off` : ''}`)}.`,
  },
  {
    id: 'successor',
    asked:
      /\b(?:successor|replac\w*|instead of|took (?:its|the) place|newer one|comes after|alternatives?)\b/,
    name: 'what replaced it',
    says: (model) => model.successor && `What comes after ${bold(model)} is **${model.successor.name}**.`,
  },
  {
    id: 'versions',
    asked: /\bversions?\b|\b(?:newest|latest|current) (?:one|model)?\b/,
    name: 'its versions',
    says: (model) =>
      model.versions &&
      `${told(model.versions, (versions) => `Behind **${model.name}** stand ${list(versions)}, the newest first`)}.`,
  },
  {
    id: 'provider',
    asked:
      /\b(?:who|which company|whose|maker|makes|made by|owner|owns|owned|provider|developer|developed|built by|behind|company|vendor)\b/,
    name: 'its maker',
    says: (model) => `${bold(model)} is made by ${model.provider}.`,
    row: { head: 'Maker', cell: ({ provider }) => provider },
  },
  {
    id: 'tier',
    asked:
      /\b(?:free|premium|pay|paid|price\w*|pricing|costs?|charg\w+|fees?|per month|an? (?:month|year)|plans?|dollars?|bucks|euros?|tier|expensive|cheap|subscription|money|licen[cs]e)\b/,
    name: 'its tier',
    says: (model, message) => {
      const label =
        model.tier === 'free'
          ? `${bold(model)} carries the label **free** here: it can be tried without paying its maker. What more of it costs, its maker decides.`
          : `${bold(model)} carries the label **premium** here: its maker asks for a paid plan. Writing prompts for it costs nothing extra in Cuewright.`;
      return PRICE.test(message)
        ? `What ${model.provider} charges I do not know: no maker’s prices are in the catalogue, because they change. ${label}`
        : label;
    },
    row: { head: 'Tier', cell: ({ tier }) => tier },
  },
  {
    id: 'status',
    asked:
      /(?<!\b(?:an?|my|one|the) )\bstill\b(?!s| image| photo| picture| life)|\b(?:retired?|dead|shut(?:ting)? ?down|discontinued|legacy|active|status|closed|deprecated|alive|working|available|gone|exist\w*|offline|obsolete|supported|dated|outdated|access)\b/,
    name: 'whether it still runs',
    says: (model) => {
      const { kind, note } = model.status.value;
      const since = 'since' in model.status.value ? ` since ${model.status.value.since}` : '';
      const what = {
        active: 'is active',
        legacy: 'still runs, as a legacy model',
        'research-only': 'is research only',
        retired: `is retired${since}`,
      }[kind];
      const next = model.successor ? ` What comes after it is **${model.successor.name}**.` : '';
      return `${told(model.status, () => `${bold(model)} ${what}`)}.${note ? ` ${note}` : ''}${next}`;
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
      /\bhow (?:do|should|would|can|to|does one)\b.{0,20}\b(?:write|prompt|phrase|word|talk to)|\bprompt(?:ing)? (?:style|format|structure|for|guide|tips)|\b(?:sentences?|tags?|prose|keywords?|commas?|phrases)\b|\b(?:kind|sort|type|style) of (?:text|prompt|language|input)|\btips?\b|\badvice\b|\bguide\b|\bbest (?:way|results|practice)|\b(?:read|want|prefer|understand)s?\b|\b(?:prompt|scripts?|input)\b/,
    name: 'how it reads',
    says: (model) => {
      const guide = model.guide ? ` Its maker’s guide: ${model.guide.value}.` : '';
      return `${told(model.input, (input) => `${bold(model)} reads ${inputSentences[input]} best`)}. ${model.tips[0] ?? ''}${guide}`;
    },
    row: { head: 'Reads', cell: ({ input }) => marked(input, (value) => inputSentences[value]) },
  },
];

/** What a message asks about generators, the more particular first. */
export function askedAttributes(message: string): readonly Attribute[] {
  const found = attributes.filter(({ asked }) => asked.test(message));
  // "How long may a prompt be" is not about clips, and everything mentions a prompt.
  const isOfText = found.some(({ id }) => id === 'limit');
  const strong = found.filter(({ id }) => id !== 'input' && !(isOfText && id === 'duration'));
  return strong.length > 0 ? strong : found;
}
