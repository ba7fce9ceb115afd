import type { Model } from '../catalogue/index.ts';
import { asCaption, asProse, takesCaption } from '../copies/caption.ts';
import { keepsLabels } from '../copies/form/guide.ts';
import { writeForm } from '../copies/write-form.ts';
import { readsOwnWords, writeSaid } from '../copies/write-said.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { dialectOf } from '../dialects/dialects.ts';
import { takesScript, writeScript } from '../script-copies/index.ts';
import type { Part, Reference, Shot } from '../shot/shot.ts';
import { cutSubject } from './cut-subject.ts';
import { expendable, fits, hardLimits } from './fit-length.ts';
import { type Fitted, fitModel, structuredCopy } from './fit-model.ts';
import { keepers } from './keepers.ts';
import { quoteLettering } from './lettering.ts';
import { putBack } from './put-back.ts';
import { textOf, toSegments } from './sentence.ts';
import { shortened } from './shortened.ts';
import { tellLocked } from './tell-locked.ts';
import { untold } from './untold.ts';
import { fitWeights } from './weights.ts';
import type { Segment, Written } from './written.ts';

export interface WriteOptions {
  /** Words that have to stay, beside those the shot has locked. */
  locked?: readonly string[];
  /** The order of what follows the opening in plain prose; what is not named comes last. A dialect has its own. */
  order?: readonly Part[];
  /** In place of the shot's own. */
  ratio?: Shot['ratio'];
  duration?: number;
  negative?: readonly string[];
  references?: readonly Reference[];
  /** The picture to begin from: only what moves is written, what the camera does, and what is heard. */
  startImage?: string;
  seed?: number;
  stylize?: number;
  /** The generator's own parameters, by the name its data sheet gives them. */
  settings?: Readonly<Record<string, string | number | boolean>>;
}

/** The one door to a prompt: a shot in the words its generator reads best, and what that generator cannot be told. */
export function write(shot: Shot, model?: Model, options: WriteOptions = {}): Written {
  const given = withOptions(shot, options);
  if (model && takesCaption(model) && (given.form || given.said))
    return asCaption(write(given, asProse(model), options), given, model);
  if (model && readsOwnWords(model)) {
    const hasBoxes = given.form && !(given.said && keepsLabels(model));
    if (given.form && hasBoxes) return writeForm(given, given.form, model, options);
    if (given.said) return writeSaid(given, given.said, model, options);
  }
  if (model && takesScript(model) && (given.said || given.form)) return writeScript(given, model, options);
  const dialect = dialectOf(model);
  const keeps = keepers(given);
  const fitted = fitModel(given, model, { ...options, keeps });
  if (model) {
    fitWeights(fitted, model, dialect.weighing?.(fitted, model));
    quoteLettering(fitted.shot, model);
    dialect.fit?.(fitted, model);
  }
  const tail = (model && dialect.tail?.(fitted, model)) ?? '';
  const limits = hardLimits(model);
  const compose = () => [
    ...putBack(composed(fitted, model, dialect, options.order), keeps, dialect.isWhole === true),
    ...(tail === '' ? [] : [{ part: 'technical' as const, text: tail }]),
  ];
  let segments = compose();
  for (const words of keeps) {
    if (segments.length === 0 || stands(words, segments) || isUnheard(words, fitted)) continue;
    tellLocked(fitted, words);
    segments = compose();
  }
  const sayable = keeps.filter((words) => stands(words, segments));
  for (const { field, value, remove } of expendable) {
    if (fits(textOf(segments), limits)) break;
    const lost = value(fitted.shot);
    if (lost === '' || keeps.some((words) => lost.includes(words))) continue;
    const before = fitted.shot;
    fitted.shot = structuredCopy(before);
    remove(fitted.shot);
    const shorter = compose();
    if (sayable.some((words) => !stands(words, shorter))) {
      fitted.shot = before;
      continue;
    }
    fitted.dropped.push({ field, value: lost, reason: 'length-limit' });
    segments = shorter;
  }
  while (fitted.facts.length > 0 && !fits(textOf(segments), limits)) {
    const fact = fitted.facts.pop();
    if (fact) fitted.dropped.push({ field: 'negative', value: fact.phrase, reason: 'length-limit' });
    segments = compose();
  }
  if (!fits(textOf(segments), limits))
    segments =
      dialect.isWhole || tail !== ''
        ? cutSubject(fitted, limits, keeps, compose)
        : shortened(segments, limits, keeps, fitted.dropped);
  if (segments.length > 0)
    for (const value of keeps)
      if (!stands(value, segments) && !fitted.dropped.some((one) => one.value.includes(value)))
        fitted.dropped.push({
          field: 'locked',
          value,
          reason: sayable.includes(value) ? 'length-limit' : 'not-understood',
        });
  const { negative, parameters, dropped } = fitted;
  return {
    text: textOf(segments),
    ...(negative === undefined ? {} : { negative }),
    ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
    segments,
    dropped,
  };
}

/** As it is, or as it is between the quotation marks of a field. */
function stands(words: string, segments: readonly Segment[]): boolean {
  const text = textOf(segments);
  return text.includes(words) || text.includes(JSON.stringify(words).slice(1, -1));
}

/** What is only said or heard belongs in no picture of a generator that makes no sound. */
function isUnheard(words: string, { dropped }: Fitted): boolean {
  return dropped.some(({ reason, value }) => reason === 'no-audio' && value.includes(words));
}

function withOptions(shot: Shot, options: WriteOptions): Shot {
  const { locked = [], ratio, duration, negative, references, startImage } = options;
  return {
    ...shot,
    locked: [...shot.locked, ...locked],
    ...(ratio !== undefined && { ratio }),
    ...(duration !== undefined && { duration }),
    ...(negative !== undefined && { negative: [...negative] }),
    ...(references !== undefined && { references: [...references] }),
    ...(startImage !== undefined && { startImage }),
  };
}

function composed(
  { shot, facts, isFromImage, parameters }: Fitted,
  model: Model | undefined,
  dialect: Dialect,
  order: readonly Part[] = [],
): Segment[] {
  const sentences = dialect.say({ shot, fresh: untold(shot), model, facts, order, isFromImage, parameters });
  return toSegments(sentences, dialect.joint);
}
