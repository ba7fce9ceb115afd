import { type ModelId, modelOf } from '../../catalogue/index.ts';
import { asksOf } from '../../language/asks/asks-of.ts';
import { type Mark, ownMarks } from '../../language/marks/mark.ts';
import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, overlaps } from '../../language/span.ts';
import { pictured, type Statement } from '../../language/statement.ts';
import { saidShot } from '../../methods/said-shot.ts';
import type { Mode } from '../../shot/shot.ts';
import { placesOf } from '../../text/places.ts';
import { write } from '../../writing/write.ts';
import { isSteady, isTiled, saysWhatStands } from '../laws.ts';
import { locateTold } from './locate-told.ts';
import type { ReadingProblem } from './reading-problem.ts';
import { stretchesIn } from './told-reading.ts';

export interface ReadingToHear {
  /** As it was typed: the places of what is heard are places in it. */
  readonly text: string;
  readonly mode: Mode;
  /** What the person has said of their words; no model is heard on those. */
  readonly marks: readonly Mark[];
  /** The generators whose copies have to keep the laws with it. */
  readonly models: readonly ModelId[];
  /** What the model answered, parsed. */
  readonly answer: unknown;
}

export interface HeardReading {
  /** What the model says, beside what the person has said. */
  readonly marks: readonly Mark[];
  /** So many stretches, and so many of them read as the engine reads them. */
  readonly stretches: number;
  readonly agreed: number;
  /** Words that only the person can settle, because model and engine differ. */
  readonly unsure: number;
}

export type Heard = { readonly heard: HeardReading } | { readonly problem: ReadingProblem };

/** Kept with a prompt among the person's own marks, of which there may be as many again. */
const MOST_MARKS = 100;

/** What a model says of a text, once it keeps the laws; or why it is not listened to. */
export function hearReading({ text: given, mode, marks, models, answer }: ReadingToHear): Heard {
  const stretches = stretchesIn(answer);
  if (!stretches) return { problem: 'other-form' };
  const places = placesOf(given);
  const { text } = places;
  const located = locateTold(text, stretches);
  if ('problem' in located) return located;
  const own = ownMarks(marks).map((mark) => ({
    ...mark,
    from: places.read(mark.from),
    to: places.read(mark.to),
  }));
  const free = located.marks.filter((mark) => !own.some((one) => overlaps(one, mark)));
  const isClip = mode === 'video';
  const alone = read(text, { isClip, marks: own });
  if (located.marks.some((mark) => isTurned(alone, mark))) return { problem: 'turned-round' };
  const told = chief(free);
  const all = [...own, ...told].sort((one, other) => one.from - other.from);
  const both = read(text, { isClip, marks: all });
  if (!isTiled(both) || !keepsAbsences(alone, both)) return { problem: 'turned-round' };
  if (shows(alone) && !shows(both)) return { problem: 'leaves-nothing' };
  for (const id of models) {
    const model = modelOf(id);
    const written = write(saidShot(text, mode, [], all, both), model);
    if (written.text === write(saidShot(text, mode, [], own, alone), model).text) continue;
    if (!isSteady(written, model) || !saysWhatStands(text, written)) return { problem: 'unsteady-copy' };
  }
  const taught = read(text, { isClip, marks: own, isTaught: true });
  const agreed = told.filter((mark) => taught.statements.some((one) => isSame(one, mark))).length;
  return {
    heard: {
      marks: told.map((mark) => ({ ...mark, from: places.given(mark.from), to: places.given(mark.to) })),
      stretches: told.length,
      agreed,
      unsure: asksOf(both).length,
    },
  };
}

/** All of them, or where they are too many those of which most depends. */
function chief(marks: readonly Mark[]): Mark[] {
  if (marks.length <= MOST_MARKS) return [...marks];
  const moving = marks.filter(({ kind }) => !pictured.has(kind) && kind !== 'rest');
  const others = marks.filter((mark) => !moving.includes(mark));
  return [...moving, ...others].slice(0, MOST_MARKS).sort((one, other) => one.from - other.from);
}

/** L3: it takes the very words that are denied for something that is seen, heard or written. */
function isTurned({ statements }: Reading, mark: Mark): boolean {
  if (!pictured.has(mark.kind) && mark.kind !== 'lettering' && mark.kind !== 'line') return false;
  return statements.some((one) => one.kind === 'absence' && isKnown(one) && isWithin(mark, one));
}

/** L3: what is known to be absent stays so, whole; and nothing else becomes so. */
function keepsAbsences(before: Reading, after: Reading): boolean {
  const [was, is] = [before, after].map(({ statements }) =>
    statements.flatMap((one) =>
      one.kind === 'absence' && isKnown(one) ? [`${one.from} ${one.to} ${JSON.stringify(one.things)}`] : [],
    ),
  );
  return JSON.stringify(was) === JSON.stringify(is);
}

function isKnown({ sure, isVague }: Statement): boolean {
  return sure !== 'guess' && !isVague;
}

/** There is something to be seen, heard or read in it. */
function shows({ statements }: Reading): boolean {
  return statements.some(
    ({ kind, within }) =>
      within === undefined &&
      (pictured.has(kind) || kind === 'rest' || kind === 'lettering' || kind === 'line'),
  );
}

function isSame(one: Statement, mark: Mark): boolean {
  return one.kind === mark.kind && (isWithin(one, mark) || isWithin(mark, one));
}
