/** A piece of a scene as a model gives it, and which statements it tells; none where it adds something. */
export interface ToldPart {
  readonly words: string;
  readonly tells: readonly number[];
}

export interface ToldScene {
  /** Read out, sentence by sentence. */
  readonly narration: readonly ToldPart[];
  /** Written in it; one at most. */
  readonly screen: readonly ToldPart[];
  /** Seen in it; one at most. */
  readonly visual: readonly ToldPart[];
}

/** Why a statement is told by no piece: it is between whoever orders and whoever makes, or another one says the same. */
export const leftReasons = ['job', 'twice'] as const;

export interface ToldNarration {
  readonly scenes: readonly ToldScene[];
  readonly left: readonly { readonly n: number; readonly why: (typeof leftReasons)[number] }[];
}

const part = {
  type: 'object',
  properties: { words: { type: 'string' }, tells: { type: 'array', items: { type: 'integer' } } },
  required: ['words', 'tells'],
  additionalProperties: false,
} as const;
const parts = { type: 'array', items: part } as const;

/** The form of the answer, as JSON Schema: the same for a provider and for the browser’s own model. */
export const toldNarrationForm = {
  type: 'object',
  properties: {
    scenes: {
      type: 'array',
      items: {
        type: 'object',
        properties: { narration: parts, screen: parts, visual: parts },
        required: ['narration', 'screen', 'visual'],
        additionalProperties: false,
      },
    },
    left: {
      type: 'array',
      items: {
        type: 'object',
        properties: { n: { type: 'integer' }, why: { type: 'string', enum: leftReasons } },
        required: ['n', 'why'],
        additionalProperties: false,
      },
    },
  },
  required: ['scenes', 'left'],
  additionalProperties: false,
} as const;

/** What an answer holds, whoever parsed it; nothing where it has another form. */
export function narrationIn(answer: unknown): ToldNarration | undefined {
  const { scenes, left } = (answer ?? {}) as { scenes?: unknown; left?: unknown };
  if (!Array.isArray(scenes) || !scenes.every(isScene)) return undefined;
  if (!Array.isArray(left) || !left.every(isLeft)) return undefined;
  return { scenes, left };
}

function isScene(value: unknown): value is ToldScene {
  const { narration, screen, visual } = (value ?? {}) as Partial<ToldScene>;
  return [narration, screen, visual].every((one) => Array.isArray(one) && one.every(isPart));
}

function isPart(value: unknown): value is ToldPart {
  const { words, tells } = (value ?? {}) as Partial<ToldPart>;
  return typeof words === 'string' && Array.isArray(tells) && tells.every(Number.isInteger);
}

function isLeft(value: unknown): value is ToldNarration['left'][number] {
  const { n, why } = (value ?? {}) as Partial<ToldNarration['left'][number]>;
  return Number.isInteger(n) && leftReasons.some((one) => one === why);
}
