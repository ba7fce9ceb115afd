import type { Model } from '../catalogue/index.ts';
import type { Part, Shot } from '../shot/shot.ts';
import { dialectOf } from './dialect.ts';
import { expendable, fits, hardLimits } from './fit-length.ts';
import { type Fitted, fitModel } from './fit-model.ts';
import { type Sentence, say, sentence, textOf, toSegments } from './sentence.ts';
import { shortened } from './shortened.ts';
import { toldNothing } from './told-nothing.ts';
import type { Segment, Written } from './written.ts';

export interface WriteOptions {
  /** Words that have to stay, beside those the shot has locked. */
  locked?: readonly string[];
  /** The order of what follows the opening; what is not named comes last, as its dialect has it. */
  order?: readonly Part[];
}

/** The one door to a prompt: a shot in the words its generator reads best, and what that generator cannot be told. */
export function write(shot: Shot, model?: Model, { locked = [], order = [] }: WriteOptions = {}): Written {
  if (model?.input.value === 'numbers') return { text: '', segments: [], dropped: toldNothing(shot) };
  const fitted = fitModel(shot, model);
  const limits = hardLimits(model);
  const keeps = [...shot.locked, ...locked].filter((words) => words !== '');
  let segments = compose(fitted, model, order);
  for (const { field, value, remove } of expendable) {
    if (fits(textOf(segments), limits)) break;
    const lost = value(fitted.shot);
    if (lost === '' || keeps.some((words) => lost.includes(words))) continue;
    remove(fitted.shot);
    fitted.dropped.push({ field, value: lost, reason: 'length-limit' });
    segments = compose(fitted, model, order);
  }
  if (!fits(textOf(segments), limits)) segments = shortened(segments, limits, keeps, fitted.dropped);
  const { negative, parameters, dropped } = fitted;
  return {
    text: textOf(segments),
    ...(negative === undefined ? {} : { negative }),
    ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
    segments,
    dropped,
  };
}

function compose({ shot, facts }: Fitted, model: Model | undefined, order: readonly Part[]): Segment[] {
  const sentences = inOrder(dialectOf(model)(shot, model), order);
  return toSegments([...sentences, ...facts.map((fact) => sentence(say('technical', fact)))]);
}

/** Who it is about stays in front. */
function inOrder(sentences: readonly Sentence[], order: readonly Part[]): readonly Sentence[] {
  if (order.length === 0) return sentences;
  const opens = sentences.findLastIndex((stretches) => stretches.some(({ part }) => part === 'subject'));
  const rank = ([first]: Sentence) =>
    first && order.includes(first.part) ? order.indexOf(first.part) : order.length;
  return [
    ...sentences.slice(0, opens + 1),
    ...sentences.slice(opens + 1).sort((one, other) => rank(one) - rank(other)),
  ];
}
