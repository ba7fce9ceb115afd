import { type Model, modelOf } from '../../catalogue/index.ts';
import { readsOwnWords } from '../../copies/write-said.ts';
import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { wordsOf } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import { saidShot } from '../../methods/said-shot.ts';
import type { Shot } from '../../shot/shot.ts';
import { write } from '../../writing/write.ts';
import type { Dropped, Written } from '../../writing/written.ts';
import type { TextToWrite } from './writing.ts';

/** What a copy has to tell: the engine's copy, statement by statement, and what goes beside it. */
export interface ToTell {
  readonly model: Model;
  readonly shot: Shot;
  readonly written: Written;
  /** The engine's copy without its flags. */
  readonly body: string;
  /** Its flags, which no model touches. */
  readonly tail: string;
  readonly reading: Reading;
  /** Those that stand in no other; each is told by its place in this list. */
  readonly statements: readonly Statement[];
  /** What the copy leaves off. A model may tell it all the same: its numbers go on behind those of the statements. */
  readonly leftOff: readonly Dropped[];
}

const TAIL = / --[a-z][\s\S]*$/;

/** A copy without its flags, and its flags. */
export function partsOf({ text }: Pick<Written, 'text'>): { body: string; tail: string } {
  const tail = TAIL.exec(text)?.[0] ?? '';
  return { body: text.slice(0, text.length - tail.length).trim(), tail };
}

/** Nothing where a generator takes no words of anybody's own, or no words are left for it. */
export function toTell({
  text,
  mode,
  model: id,
  marks,
  locked,
  hasStartImage,
}: TextToWrite): ToTell | undefined {
  const model = modelOf(id);
  if (!readsOwnWords(model)) return undefined;
  const said = saidShot(text, mode, locked, marks);
  const shot = hasStartImage ? { ...said, startImage: 'start' } : said;
  const written = write(shot, model);
  const { body, tail } = partsOf(written);
  const reading = read(body, { isClip: mode === 'video', isTaught: true });
  const statements = reading.statements.filter((one) => one.within === undefined);
  if (statements.length === 0) return undefined;
  const leftOff = written.dropped.filter(({ value }) => text.includes(value));
  return { model, shot, written, body, tail, reading, statements, leftOff };
}

export function wordsToTell({ reading, statements }: ToTell): string[] {
  return statements.map((one) => wordsOf(reading.text, one));
}
