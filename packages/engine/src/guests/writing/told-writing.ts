/** A piece of a copy as a model gives it, and what of the person's it tells; none where it adds something. */
export interface ToldPiece {
  readonly words: string;
  readonly tells: readonly number[];
  /** What could stand in the place of something that is added. */
  readonly or: readonly string[];
}

/** Something that is set beside the copy, and the words of the person that ask for it. */
export interface ToldSetting {
  readonly words: string;
  readonly name: string;
  readonly value: string;
}

/** What must not be there, and the words of the person that say so. */
export interface ToldAbsence {
  readonly words: string;
  readonly things: readonly string[];
}

/** Why words are in no copy. */
export const whysLeft = [
  'job',
  'taken-back',
  'set',
  'no-setting',
  'other-syntax',
  'silent',
  'start-image',
  'denied',
] as const;
export type WhyLeft = (typeof whysLeft)[number];

export interface ToldLeft {
  readonly words: string;
  readonly why: WhyLeft;
}

/** Two things said that cannot both come true. */
export interface ToldClash {
  readonly one: string;
  readonly other: string;
}

/** What a model wrote: the pieces of the copy in their order, and what becomes of the words that are in none. */
export interface ToldWriting {
  readonly pieces: readonly ToldPiece[];
  readonly set: readonly ToldSetting[];
  readonly absent: readonly ToldAbsence[];
  readonly left: readonly ToldLeft[];
  readonly clash: readonly ToldClash[];
  /** Words that the engine took for a setting, or for something ruled out, and that belong into the picture. */
  readonly back: readonly string[];
}

/** All words of the text that stand in no piece. */
export function wordsTaken({ set, absent, left, clash }: ToldWriting): string[] {
  return [...set, ...absent, ...left].map(({ words }) => words).concat(clash.map(({ other }) => other));
}

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;

function listOf<Fields extends Record<string, object>>(fields: Fields) {
  const required = Object.keys(fields);
  return {
    type: 'array',
    items: { type: 'object', properties: fields, required, additionalProperties: false },
  } as const;
}

/** The form of the answer, as JSON Schema: the same for a provider and for the browser's own model. */
export const toldWritingForm = {
  type: 'object',
  properties: {
    pieces: listOf({ words: text, tells: { type: 'array', items: { type: 'integer' } }, or: texts }),
    set: listOf({ words: text, name: text, value: text }),
    absent: listOf({ words: text, things: texts }),
    left: listOf({ words: text, why: { type: 'string', enum: [...whysLeft] } }),
    clash: listOf({ one: text, other: text }),
    back: texts,
  },
  required: ['pieces', 'set', 'absent', 'left', 'clash', 'back'],
  additionalProperties: false,
} as const;

/** What an answer holds, whoever parsed it; nothing where it has another form. A list that is not there is empty, but for the pieces. */
export function writingIn(answer: unknown): ToldWriting | undefined {
  const {
    pieces,
    set = [],
    absent = [],
    left = [],
    clash = [],
    back = [],
  } = (answer ?? {}) as Record<string, unknown>;
  const isWhole =
    areAll(pieces, isPiece) &&
    areAll(set, (one) => isText(one.words) && isText(one.name) && isText(one.value)) &&
    areAll(absent, (one) => isText(one.words) && areTexts(one.things)) &&
    areAll(left, (one) => isText(one.words) && whysLeft.some((why) => why === one.why)) &&
    areAll(clash, (one) => isText(one.one) && isText(one.other)) &&
    areTexts(back);
  if (!isWhole) return undefined;
  return {
    pieces: (pieces as ToldPiece[]).map(({ words, tells, or = [] }) => ({ words, tells, or })),
    set: (set as ToldSetting[]).map((one) => ({ ...one, words: one.words.trim() })),
    absent: (absent as ToldAbsence[]).map((one) => ({ ...one, words: one.words.trim() })),
    left: (left as ToldLeft[]).map((one) => ({ ...one, words: one.words.trim() })),
    clash: clash as ToldClash[],
    back: (back as string[]).map((one) => one.trim()).filter(Boolean),
  };
}

type Fields = Record<string, unknown>;

function areAll(value: unknown, isOne: (one: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && isOne(one));
}

function isPiece({ words, tells, or = [] }: Fields): boolean {
  const areNumbers = Array.isArray(tells) && tells.every((one) => Number.isInteger(one));
  return isText(words) && areNumbers && areTexts(or);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
