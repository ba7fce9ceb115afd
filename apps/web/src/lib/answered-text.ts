import type { CallAnswer } from '@cuewright/contract';

export type AnsweredBy = CallAnswer<'POST /api/chat'>['answered_by'];

const reasons: Record<NonNullable<AnsweredBy['fell_back']>, string> = {
  'timed-out': 'The model took too long',
  unavailable: 'The model cannot be reached',
  busy: 'The model has too much to do',
  refused: 'The model would not answer this',
  garbled: 'What the model answered could not be used',
  'day-spent': 'Today’s budget for the model is used up',
  'own-day-spent': 'Your share of today’s budget for the model is used up',
};

/** Who did it, in a line; nothing where no model was to. */
export function answeredText({ kind, model, fell_back }: AnsweredBy): string {
  if (kind === 'model') return `Written by ${model ?? 'a model'}.`;
  return fell_back ? `${reasons[fell_back]}, so Cuewright wrote this by itself.` : '';
}
