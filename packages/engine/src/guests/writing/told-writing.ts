/** A piece of a copy as a model gives it, and what of the person's it tells; none where it adds something. */
export interface ToldPiece {
  readonly words: string;
  readonly tells: readonly number[];
}

/** What a model wrote: the pieces of the copy in their order, and words of the statements that it left off. */
export interface ToldWriting {
  readonly pieces: readonly ToldPiece[];
  readonly left: readonly string[];
}

const numbers = { type: 'array', items: { type: 'integer' } } as const;

/** The form of the answer, as JSON Schema: the same for a provider and for the browser's own model. */
export const toldWritingForm = {
  type: 'object',
  properties: {
    pieces: {
      type: 'array',
      items: {
        type: 'object',
        properties: { words: { type: 'string' }, tells: numbers },
        required: ['words', 'tells'],
        additionalProperties: false,
      },
    },
    left: { type: 'array', items: { type: 'string' } },
  },
  required: ['pieces', 'left'],
  additionalProperties: false,
} as const;

/** What an answer holds, whoever parsed it; nothing where it has another form. */
export function writingIn(answer: unknown): ToldWriting | undefined {
  const { pieces, left } = (answer ?? {}) as { pieces?: unknown; left?: unknown };
  if (!Array.isArray(pieces) || !pieces.every(isPiece) || !areTexts(left)) return undefined;
  return { pieces: pieces.map(({ words, tells }) => ({ words, tells })), left };
}

function isPiece(value: unknown): value is ToldPiece {
  const { words, tells } = (value ?? {}) as Partial<ToldPiece>;
  return typeof words === 'string' && areNumbers(tells);
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function areNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => Number.isInteger(one));
}
