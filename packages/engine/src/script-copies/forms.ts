import type { Model } from '../catalogue/model.ts';
import { searchPhrase } from '../dialects/script/search-phrase.ts';
import { isAskedOfWords } from '../language/orders/heads.ts';
import { isOfPart } from '../language/orders/order-in.ts';
import type { Part, Shot } from '../shot/shot.ts';
import { article, withCapital } from '../writing/sentence.ts';
import type { Segment } from '../writing/written.ts';
import type { Brief } from './brief.ts';
import { type Scene, WORDS_A_SECOND } from './plan.ts';

export interface ToSay {
  readonly brief: Brief;
  readonly scenes: readonly Scene[];
  readonly shot: Shot;
  readonly model: Model;
  readonly parameters: Parameters;
  /** Each scene has pictures of its own; otherwise those of the brief are shared out. */
  readonly picturesBy?: 'scene';
}

type Parameters = Readonly<Record<string, string | number | boolean>>;

/** How one tool takes a script, and what it takes beside it. */
interface Form {
  readonly settings: (brief: Brief, model: Model, shot: Shot) => Record<string, string | number | boolean>;
  readonly say: (toSay: ToSay) => Segment[];
  /** Wishes for pictures that its settings say. */
  readonly takes?: (wish: string) => boolean;
  /** What stands in the script of a scene beside what is read out. */
  readonly shows?: {
    readonly screen?: true;
    readonly visual?: true;
    /** What to look for is said of each sentence, also where nobody said it. */
    readonly findsPictures?: true;
  };
}

/** What of a scene a tool takes. */
export interface Shows {
  readonly screen: boolean;
  readonly visual: boolean;
  readonly findsPictures: boolean;
  /** Its script is an object with fields: no part of it can be taken out by itself. */
  readonly isObject: boolean;
}

export function showsOf(form: Form, model: Model): Shows {
  const isFace = form === objects && model.startImage?.value === 'required';
  const { screen = false, visual = false, findsPictures = false } = isFace ? {} : (form.shows ?? {});
  return { screen, visual, findsPictures, isObject: form === objects };
}

export function formOf(model: Model): Form {
  const has = (name: string) => model.parameters.some(({ value }) => value.name === name);
  if (model.family === 'avatar') return model.input.value === 'structured' ? objects : scripted;
  if (model.input.value === 'brief') return briefed;
  if (has('mediaSearchQuery')) return searched;
  return has('sceneBreakdown') ? lineByLine : narrated;
}

const isGap = (line: string) => line.startsWith('[');

function lines(rows: readonly (readonly [Part, string] | undefined)[], joint = '\n'): Segment[] {
  return rows
    .filter((row) => row !== undefined)
    .map(([part, text], at) => ({ part, text: `${at === 0 ? '' : joint}${text}` }));
}

/** What is asked of the words: "don't use jargon", and not "no clouds". */
function asked(avoid: readonly string[]): string[] {
  return avoid.filter(isAskedOfWords);
}

/** As a script is copied out of it and pasted back: a title a scene, who speaks, the words, and what is seen beside them. */
const scripted: Form = {
  shows: { screen: true, visual: true },
  settings: ({ audience, tone, avoid }, _model, { duration }) => ({
    ...(audience.length > 0 && { audience: audience.join(', ') }),
    ...(tone.length + asked(avoid).length > 0 && { tone: [...tone, ...asked(avoid)].join(', ') }),
    ...(duration !== undefined && { duration }),
  }),
  say: ({ brief: { voice }, scenes }) =>
    scenes.flatMap(({ title, speaker, narration, screen, visual }, at) => [
      ...(at === 0 ? [] : [{ part: 'technical' as const, text: '\n\n' }]),
      ...lines([
        ['subject', `## Scene ${at + 1}${title === '' ? '' : `: ${title}`}`],
        [
          'audio',
          `**Speaker:** ${speaker ?? 'Narrator'}${voice.length === 0 ? '' : ` (${voice.join(', ')})`}`,
        ],
        ...narration.map((line) => ['audio', line] as const),
        screen === undefined ? undefined : ['technical', `**On screen:** ${screen}`],
        visual === undefined ? undefined : ['place', `**Visual:** ${visual}`],
      ]),
    ]),
};

const FEELINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:happy|joy\w*|warm|cheer\w*|playful|bright|hopeful|glad|proud|friendly)\b/i, 'happy'],
  [/\b(?:surpris\w*|astonish\w*|amaz\w*|wonder\w*|awe)\b/i, 'surprise'],
  [
    /\b(?:serious|tense|grave|sad|sombre|somber|quiet|stern|solemn|melanchol\w*|grim|urgent|firm|calm)\b/i,
    'serious',
  ],
];

const FRAMES_A_SECOND = 25;

/** "First sentence serious, rest happy": one face a stretch, from the frame on at which it is about to be said. */
function facesIn(tone: readonly string[], spoken: string): { frame: number; expression: string }[] {
  const [first = ''] = sentencesOf(spoken);
  const behind = Math.round((first.split(/\s+/).length / WORDS_A_SECOND) * FRAMES_A_SECOND);
  const placed = tone.filter(isOfPart);
  return placed.length < 2
    ? []
    : placed.flatMap((one, at) => {
        const expression = FEELINGS.find(([words]) => words.test(one))?.[1];
        return expression === undefined ? [] : [{ frame: at * behind, expression }];
      });
}

const LIES = new Set(['landscape', 'portrait']);

/** One face that speaks, or a scene for each line, as an object with named fields. */
const objects: Form = {
  shows: { visual: true },
  settings: ({ tone, visuals }, model, { ratio }) => {
    const optionsOf = (name: string) =>
      model.parameters.find(({ value }) => value.name === name)?.value.options;
    const expression = FEELINGS.find(([words]) => words.test(tone.join(' ')))?.[1] ?? 'neutral';
    const [width = 1, height = 1] = (ratio ?? '1:1').split(':').map(Number);
    const lies = width === height ? visuals.find((one) => LIES.has(one.toLowerCase())) : undefined;
    if (lies !== undefined) visuals.splice(visuals.indexOf(lies), 1);
    return {
      ...(optionsOf('driver_expressions')?.includes(expression) && { driver_expressions: expression }),
      ...(optionsOf('orientation') &&
        width !== height && { orientation: width > height ? 'landscape' : 'portrait' }),
    };
  },
  say: ({ brief: { tone, voice }, scenes, model, parameters }) => {
    const spoken = scenes.map(({ narration }) => narration.join(' '));
    const quoted = (words: string): Segment => ({ part: 'audio', text: JSON.stringify(words) });
    const code = (text: string): Segment => ({ part: 'technical', text });
    if (model.startImage?.value === 'required') {
      const { driver_expressions: expression, intensity = 1 } = parameters;
      const faces = facesIn(tone, spoken.join(' ')).map(
        (face) =>
          `{ "start_frame": ${face.frame}, "expression": ${JSON.stringify(face.expression)}, "intensity": ${intensity} }`,
      );
      const plain = `{ "start_frame": 0, "expression": ${JSON.stringify(expression)}, "intensity": ${intensity} }`;
      const all = faces.length > 0 ? faces.join(', ') : plain;
      const config =
        expression === undefined
          ? ''
          : `,\n  "config": { "driver_expressions": { "expressions": [${all}] } }`;
      const provider =
        voice.length === 0 ? '' : `, "provider": { "voice_id": ${JSON.stringify(`[${voice.join(', ')}]`)} }`;
      return [
        code('{\n  "script": { "type": "text", "input": '),
        quoted(spoken.join(' ')),
        code(`${provider} }${config}\n}`),
      ];
    }
    const { orientation } = parameters;
    return [
      code(
        `{\n${orientation === undefined ? '' : `  "orientation": ${JSON.stringify(orientation)},\n`}  "scenes": [\n`,
      ),
      ...spoken.flatMap((words, at) => {
        const background = scenes[at]?.visual;
        const behind = background === undefined ? '' : `, "background": ${JSON.stringify(background)}`;
        return [
          code('    { "scripts": [{ "org": '),
          quoted(words),
          code(` }]${behind} }${at === spoken.length - 1 ? '\n' : ',\n'}`),
        ];
      }),
      code('  ]\n}'),
    ];
  },
};

/** What it is for whoever makes it, and then the script of it. */
const briefed: Form = {
  shows: { screen: true, visual: true },
  settings: () => ({}),
  say: ({ brief, scenes, shot, model }) => {
    const { audience, tone, voice, music, visuals } = brief;
    return lines([
      ['subject', kindOf(shot, brief, model)],
      row('subject', 'Audience', audience),
      row('mood', 'Tone', tone),
      row('audio', 'Voice', voice),
      row('audio', 'Music', music),
      row('place', 'Visuals', visuals),
      row('technical', 'Rules', brief.avoid),
      ['technical', 'Script:'],
      ...scenes.flatMap(({ title, narration, screen, speaker, visual }, at) => [
        ['subject', `Scene ${at + 1}${title === '' ? '' : `: ${title}`}`] as const,
        ['audio', `${speaker ?? 'Narration'}: ${narration.join(' ')}`] as const,
        screen === undefined ? undefined : (['technical', `On screen: ${screen}`] as const),
        visual === undefined ? undefined : (['place', `Visual: ${visual}`] as const),
      ]),
    ]);
  },
};

/** A short sentence to be read, and what to search for to show with it. */
const searched: Form = {
  shows: { screen: true, visual: true, findsPictures: true },
  settings: ({ voice }) => (voice.length > 0 ? { voiceOver: voice.join(', ') } : {}),
  say: ({ brief, scenes, picturesBy }) => {
    const visuals = picturesBy ? [] : brief.visuals;
    const sentences = scenes.flatMap((scene) => {
      const all = scene.narration.flatMap(sentencesOf);
      // A greeting that leads on to what is written can be taken out without it.
      const beside = picturesBy ? all.findLastIndex((one) => !isGap(one)) : 0;
      return all.map((sentence, at) => ({
        sentence,
        screen: at === beside ? scene.screen : undefined,
        visual: picturesBy && !isGap(sentence) ? scene.visual : undefined,
      }));
    });
    const each = Math.max(1, Math.ceil(visuals.length / Math.max(1, sentences.length)));
    return sentences.flatMap(({ sentence, screen, visual }, at) => {
      const own = visual ?? visuals.slice(at * each, (at + 1) * each).join(', ');
      return lines(
        [
          ['audio', `${at === 0 ? '' : '\n\n'}text: ${sentence}`],
          own === '' && isGap(sentence)
            ? undefined
            : ['place', `mediaSearchQuery: ${own === '' ? (visuals.at(-1) ?? searchPhrase(sentence)) : own}`],
          screen === undefined ? undefined : ['technical', `caption: ${screen}`],
        ],
        '\n',
      );
    });
  },
};

/** A line break ends a scene. */
const lineByLine: Form = {
  takes: (wish) => /\b(?:AI|stock)\b/i.test(wish),
  settings: ({ visuals, voice }, model) => {
    const wish = visuals.join(' ');
    const style = visuals.find((one) =>
      /\b(?:style|drawing|illustration|painting|watercolou?r|animation)\b/i.test(one),
    );
    const [known] = voice.flatMap((one) => /\b[a-z]+_\w+\b/i.exec(one)?.[0] ?? []);
    const voiceId = known ?? (voice.length > 0 ? `[${voice.join(', ')}]` : undefined);
    const has = (name: string) => model.parameters.some(({ value }) => value.name === name);
    return {
      workflowType: 'script',
      sceneBreakdown: 'lineBreak',
      ...(has('visuals') && /\bAI\b/.test(wish) && { visuals: 'ai' }),
      ...(has('visuals') && /\bstock\b/i.test(wish) && { visuals: 'stock' }),
      ...(has('artStyle') && style !== undefined && { artStyle: style }),
      ...(has('voiceId') && voiceId !== undefined && { voiceId }),
    };
  },
  say: ({ scenes }) =>
    lines(
      scenes.flatMap(({ narration }) =>
        narration.map((line) => ['audio', line.replaceAll('\n', ' ')] as const),
      ),
    ),
};

/** What it is, and the narration sentence by sentence. */
const narrated: Form = {
  settings: ({ visuals, topic = '' }) => ({
    category: /\b(?:anim|cartoon|illustrat|drawn)/i.test(`${visuals.join(' ')} ${topic}`)
      ? 'Animation'
      : 'Live',
  }),
  say: ({ brief, scenes, shot, model }) => {
    const { audience, tone, voice, music, visuals } = brief;
    return lines([
      ['subject', `Brief: ${kindOf(shot, brief, model)}`],
      row('subject', 'Audience', audience),
      row('mood', 'Tone', tone),
      row('audio', 'Voice', voice),
      row('audio', 'Music', music),
      row('place', 'Visuals', visuals),
      ['technical', 'Narration:'],
      ...scenes.flatMap(({ narration }) => narration.map((line) => ['audio', line] as const)),
    ]);
  },
};

function row(part: Part, label: string, values: readonly string[]): readonly [Part, string] | undefined {
  return values.length === 0 ? undefined : [part, `${label}: ${values.join(', ').replace(/[.!]+$/, '')}.`];
}

/** "A 120-second YouTube video in 16:9 about the new bus line". */
function kindOf({ duration, ratio }: Shot, { platform, kind, topic, client }: Brief, model: Model): string {
  const named = [duration === undefined ? '' : `${duration}-second`, platform.join(' '), kind ?? '', 'video']
    .filter((word) => word !== '')
    .join(' ');
  // Where there is a setting for its shape, that says it.
  const shape = ratio === undefined || model.shape ? '' : ` in ${ratio}`;
  const about = topic === undefined ? '' : ` about ${inSentence(topic)}`;
  const whose = client === undefined ? '' : ` for ${client}`;
  return `${withCapital(article(named))} ${named}${shape}${whose}${about}.`;
}

/** "New bus line 41" goes on small; "Café Lind" is a name. */
function inSentence(topic: string): string {
  return /^\p{Lu}\p{Ll}* (?!\p{Lu})/u.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}

function sentencesOf(line: string): string[] {
  return isGap(line) ? [line] : line.split(/(?<=[.!?…])\s+/);
}
