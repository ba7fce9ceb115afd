import type { Model } from '../catalogue/index.ts';
import type { Shot } from '../shot/shot.ts';
import { dialectOf } from './dialect.ts';
import { expendable, fits, hardLimits } from './fit-length.ts';
import { type Fitted, fitModel } from './fit-model.ts';
import { say, sentence, textOf, toSegments } from './sentence.ts';
import { shortened } from './shortened.ts';
import { toldNothing } from './told-nothing.ts';
import type { Segment, Written } from './written.ts';

export interface WriteOptions {
  /** Words that have to stay, beside those the shot has locked. */
  locked?: readonly string[];
}

/** The one door to a prompt: a shot in the words its generator reads best, and what that generator cannot be told. */
export function write(shot: Shot, model?: Model, { locked = [] }: WriteOptions = {}): Written {
  if (model?.input.value === 'numbers') return { text: '', segments: [], dropped: toldNothing(shot) };
  const fitted = fitModel(shot, model);
  const limits = hardLimits(model);
  const keeps = [...shot.locked, ...locked].filter((words) => words !== '');
  let segments = compose(fitted, model);
  for (const { field, value, remove } of expendable) {
    if (fits(textOf(segments), limits)) break;
    const lost = value(fitted.shot);
    if (lost === '' || keeps.some((words) => lost.includes(words))) continue;
    remove(fitted.shot);
    fitted.dropped.push({ field, value: lost, reason: 'length-limit' });
    segments = compose(fitted, model);
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

function compose({ shot, facts }: Fitted, model: Model | undefined): Segment[] {
  const sentences = dialectOf(model)(shot, model);
  return toSegments([...sentences, ...facts.map((fact) => sentence(say('technical', fact)))]);
}
