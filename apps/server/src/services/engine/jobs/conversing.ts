import type { Answer, ProductFigures, Question } from '@cuewright/engine/assistant';
import type { Ground } from '@cuewright/engine/assistant/grounding';
import { job } from './job.ts';

const assistant = () => import('@cuewright/engine/assistant');
const grounding = () => import('@cuewright/engine/assistant/grounding');
const both = async () => {
  const [one, other] = await Promise.all([assistant(), grounding()]);
  return { ...one, ...other };
};

/** A message as Aira answers it. */
export const answer = job(assistant, (room, question: Question): Answer => room.answer(question));

/** What a model is told to answer from: what the engine would say, and the passages that speak of it. */
export const ground = job(both, (room, question: Question): { own: Answer; passages: Ground[] } => ({
  own: room.answer(question),
  passages: room.passagesOn(question.message, question.figures),
}));

/** What is written here about something. */
export const lookUp = job(
  grounding,
  (room, { query, figures }: { query: string; figures: ProductFigures }): Ground[] =>
    room.passagesOn(query, figures),
);

/** All that is known of a generator; nothing where there is none of that name. */
export const dataSheet = job(grounding, (room, { generator }: { generator: string }): string | undefined =>
  room.dataSheetOf(generator),
);

/** Versions of generators that a model speaks of and nobody else does. */
export const inventedVersions = job(
  grounding,
  (room, { said, asked }: { said: string; asked: string }): string[] => [
    ...room.inventedVersions(said, asked),
  ],
);
