import { type Kind, kinds } from '../../language/statement.ts';

/** A stretch of a text as a model gives it: its words, and what they are. */
export interface ToldStretch {
  readonly words: string;
  readonly kind: string;
}

/** The form of the answer, as JSON Schema: the same for a provider and for the browser's own model. */
export const toldReadingForm = {
  type: 'object',
  properties: {
    stretches: {
      type: 'array',
      items: {
        type: 'object',
        properties: { words: { type: 'string' }, kind: { type: 'string', enum: [...kinds] } },
        required: ['words', 'kind'],
        additionalProperties: false,
      },
    },
  },
  required: ['stretches'],
  additionalProperties: false,
} as const;

/** What an answer holds, whoever parsed it; nothing where it has another form. */
export function stretchesIn(answer: unknown): ToldStretch[] | undefined {
  const { stretches } = (answer ?? {}) as { stretches?: unknown };
  if (!Array.isArray(stretches) || !stretches.every(isStretch)) return undefined;
  return stretches.map(({ words, kind }) => ({ words, kind }));
}

function isStretch(value: unknown): value is ToldStretch {
  const { words, kind } = (value ?? {}) as Partial<ToldStretch>;
  return typeof words === 'string' && typeof kind === 'string';
}

export function kindNamed(name: string): Kind | undefined {
  return kinds.find((kind) => kind === name);
}
