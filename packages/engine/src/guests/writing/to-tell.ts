import { type Model, modelOf } from '../../catalogue/index.ts';
import { readsOwnWords } from '../../copies/write-said.ts';
import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { wordsOf } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import { saidShot } from '../../methods/said-shot.ts';
import { withSettings } from '../../methods/with-settings.ts';
import { write } from '../../writing/write.ts';
import type { Written } from '../../writing/written.ts';
import type { TextToWrite } from './writing.ts';

/** What a copy has to tell: the engine's copy, statement by statement, and what goes beside it. */
export interface ToTell {
  readonly model: Model;
  readonly written: Written;
  /** The engine's copy without its flags. */
  readonly body: string;
  /** Its flags, which no model touches. */
  readonly tail: string;
  readonly reading: Reading;
  /** Those that stand in no other; each is told by its place in this list. */
  readonly statements: readonly Statement[];
}

const TAIL = / --[a-z][\s\S]*$/;

/** Nothing where a generator takes no words of anybody's own, or no words are left for it. */
export function toTell({
  text,
  mode,
  model: id,
  marks,
  locked,
  hasStartImage,
  settings,
}: TextToWrite): ToTell | undefined {
  const model = modelOf(id);
  if (!readsOwnWords(model)) return undefined;
  const shot = withSettings(saidShot(text, mode, locked, marks), settings);
  const written = write(shot, model, hasStartImage ? { startImage: 'start' } : {});
  const tail = TAIL.exec(written.text)?.[0] ?? '';
  const body = written.text.slice(0, written.text.length - tail.length).trim();
  const reading = read(body, { isClip: mode === 'video', isTaught: true });
  const statements = reading.statements.filter((one) => one.within === undefined);
  if (statements.length === 0) return undefined;
  return { model, written, body, tail, reading, statements };
}

export function wordsToTell({ reading, statements }: ToTell): string[] {
  return statements.map((one) => wordsOf(reading.text, one));
}
