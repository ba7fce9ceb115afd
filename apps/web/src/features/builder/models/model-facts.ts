import type { Fact, Model, Negative, Weights } from '@cuewright/engine/catalogue';
import {
  durationText,
  inputWords,
  languageText,
  limitText,
  shapeText,
  soundText,
  statusText,
} from './fact-words.ts';

/** One line of a generator's data sheet. */
export interface FactLine {
  label: string;
  /** What it says; none when it cannot be told at all. */
  text: string | undefined;
  fact: Fact<unknown>;
  note?: string;
}

/** Everything the catalogue knows of a generator, in the order a data sheet has it. */
export function modelFacts(model: Model): FactLine[] {
  return [
    line('Status', model.status, statusText, model.status.value.note),
    line('Versions', model.versions, listed),
    line('Takes', model.input, (input) => inputWords[input]),
    ...model.limits.flatMap((limit) => line('Prompt length', limit, limitText)),
    line('Languages', model.languages, languageText),
    line('Frame', model.shape, shapeText),
    line('Length', model.duration, durationText),
    line('Size', model.resolutions, listed),
    line('Rate', model.fps, (fps) => `${fps} fps`),
    line('Sound', model.audio, soundText),
    line('Camera moves', model.camera, ({ kind, name }) =>
      kind === 'none' ? undefined : cameraWords[kind] + (name ? ` (${name})` : ''),
    ),
    line('Negatives', model.negative, negativeText),
    line('Weights', model.weights, weightsText),
    line('Words in the picture', model.lettering, ({ quality, quote }) =>
      quality === 'none'
        ? undefined
        : [quality && letteringWords[quality], quote && 'in quotation marks'].filter(Boolean).join(', ') ||
          'No marks needed',
    ),
    line('References', model.references, ({ max, roles }) =>
      [max ? `up to ${max}` : 'Yes', roles && `for ${roles.join(', ')}`].filter(Boolean).join(' '),
    ),
    line('Start image', model.startImage, (start) => (start === 'none' ? undefined : startWords[start])),
    line('Last frame', model.lastFrame, (has) => (has ? 'Can be given' : undefined)),
    line('Rewrites the prompt', model.rewriter, ({ setting }) =>
      setting ? `Yes, unless ${setting} is off` : 'Yes',
    ),
    ...parameterLines(model),
  ].flat();
}

/** The eight that decide most, for the card beside the prompt. What nobody documents stays a box without a fact. */
export function chiefFacts(model: Model): (FactLine | { label: string; fact?: never })[] {
  const all = modelFacts(model);
  const labels =
    model.mode === 'video'
      ? ['Length', 'Frame', 'Size', 'Rate', 'Sound', 'Negatives', 'Start image', 'Weights']
      : [
          'Takes',
          'Frame',
          'Size',
          'Prompt length',
          'Negatives',
          'Weights',
          'Words in the picture',
          'References',
        ];
  return labels.map((label) => all.find((one) => one.label === label) ?? { label });
}

const cameraWords = { words: 'In words', brackets: 'In brackets', setting: 'By a setting' } as const;
const letteringWords = { strong: 'Strong', fair: 'Fair', poor: 'Poor' } as const;
const startWords = { required: 'Required', optional: 'Optional' } as const;

function negativeText(negative: Negative): string | undefined {
  if (negative.kind === 'field') return `Own field${negative.only ? ` (${negative.only})` : ''}`;
  if (negative.kind === 'flag') return `Behind ${negative.flag}`;
  return negative.kind === 'in-prompt' ? 'In the prompt' : undefined;
}

const weightWords: Readonly<Record<Exclude<Weights['kind'], 'none'>, string>> = {
  order: 'By standing earlier',
  parentheses: '(word:1.3)',
  'double-colon': 'word::2',
  colon: 'word:2',
};

function weightsText({ kind, only }: Weights): string | undefined {
  return kind === 'none' ? undefined : `${weightWords[kind]}${only ? ` (${only})` : ''}`;
}

/** Parameters of one source stand in one line. */
function parameterLines(model: Model): FactLine[] {
  const bySource = new Map<string, Fact<unknown> & { names: string[] }>();
  for (const fact of model.parameters) {
    const key = fact.source ?? '';
    const group = bySource.get(key) ?? { ...fact, names: [] };
    group.names.push(fact.value.name);
    bySource.set(key, group);
  }
  return [...bySource.values()].map(({ names, ...fact }) => ({
    label: 'Parameters',
    text: [...new Set(names)].join(', '),
    fact,
  }));
}

function listed(words: readonly string[]): string {
  return words.join(', ');
}

function line<T>(
  label: string,
  fact: Fact<T> | undefined,
  say: (value: T) => string | undefined,
  note?: string,
): FactLine[] {
  return fact ? [{ label, text: say(fact.value), fact, ...(note && { note }) }] : [];
}
