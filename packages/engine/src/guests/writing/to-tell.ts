import { type Model, modelOf } from '../../catalogue/index.ts';
import { readsOwnWords } from '../../copies/write-said.ts';
import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, wordsOf } from '../../language/span.ts';
import type { Kind, Statement } from '../../language/statement.ts';
import type { Token } from '../../language/tokens/token.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import { saidShot } from '../../methods/said-shot.ts';
import { withSettings } from '../../methods/with-settings.ts';
import type { Shot } from '../../shot/shot.ts';
import { write } from '../../writing/write.ts';
import type { Dropped, Written } from '../../writing/written.ts';
import { tokensOf } from './concrete.ts';
import { wholeWords } from './whole-words.ts';
import type { TextToWrite } from './writing.ts';

/** What a copy has to tell: what was said, statement by statement, and what the engine does with the rest. */
export interface ToTell {
  readonly model: Model;
  readonly shot: Shot;
  readonly written: Written;
  /** The engine's copy without its flags. */
  readonly body: string;
  /** Its flags, which no model touches. */
  readonly tail: string;
  /** Of the text. */
  readonly reading: Reading;
  /** Those that stand in no other and that the engine's copy has words of; each is told by its place in this list. */
  readonly statements: readonly Statement[];
  /** What the copy leaves off. A model may tell it all the same: its numbers go on behind those of the statements. */
  readonly leftOff: readonly Dropped[];
  /** Whether the engine has put a word of the text where it belongs already: beside the copy, or off it. */
  readonly isSettled: (token: Token) => boolean;
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
  settings,
}: TextToWrite): ToTell | undefined {
  const model = modelOf(id);
  if (!readsOwnWords(model)) return undefined;
  const said = withSettings(saidShot(text, mode, locked, marks), settings);
  const shot = hasStartImage ? { ...said, startImage: 'start' } : said;
  const written = write(shot, model);
  const { body, tail } = partsOf(written);
  const reading = read(text, { isClip: mode === 'video', marks, isTaught: true });
  const leftOff = written.dropped.filter(
    ({ value, reason }) => reason !== 'said-instead' && wholeWords(reading.text, value),
  );
  const isSettled = settledBy(reading, body, leftOff, takesAbsences(model));
  const statements = reading.statements.filter(
    (one) =>
      one.within === undefined &&
      reading.tokens.some((token) => isWithin(token, one) && isContent(token) && !isSettled(token)),
  );
  if (statements.length === 0) return undefined;
  return { model, shot, written, body, tail, reading, statements, leftOff, isSettled };
}

/** What the engine lifts out of a text and puts elsewhere. */
const LIFTED: ReadonlySet<Kind> = new Set(['setting', 'request', 'reference']);

function settledBy(
  { text, statements }: Reading,
  body: string,
  leftOff: readonly Dropped[],
  takes: boolean,
): (token: Token) => boolean {
  const words = new Set(tokensOf(body).map(({ word }) => word));
  const gone = leftOff.map(({ value }) => wholeWords(text, value));
  const isNowhere = ({ atom, word }: Token) =>
    atom ? !body.includes(text.slice(atom.inner.from, atom.inner.to).trim()) : !words.has(word);
  // What is told by what is there instead has words of its own: another writer needs them told.
  const lifted = statements.filter(({ kind }) => LIFTED.has(kind) || (takes && kind === 'absence'));
  return (token) =>
    gone.some((span) => span !== undefined && isWithin(token, span)) ||
    (isNowhere(token) && lifted.some((one) => isWithin(token, one)));
}

/** Whether what must not be seen has a place beside the words, in every version that stands behind the entry. */
export function takesAbsences({ negative }: Model): boolean {
  if (negative?.value.kind === 'flag') return true;
  return negative?.value.kind === 'field' && negative.value.only === undefined;
}

function isContent({ kind, word }: Token): boolean {
  return kind === 'atom' || kind === 'number' || (kind === 'word' && !isFunctionWord(word));
}

/** The words of each statement, without what stands beside the copy already. */
export function wordsToTell({ reading, statements, isSettled }: ToTell): string[] {
  return statements.map((one) => {
    const own = reading.tokens.filter((token) => isWithin(token, one));
    if (!own.some(isSettled)) return wordsOf(reading.text, one);
    let words = '';
    let end = one.from;
    for (const token of own) {
      if (!isSettled(token)) words += reading.text.slice(end, token.to);
      end = token.to;
    }
    return words.replace(/^[\s,;:]+|[\s,;]+$/g, '');
  });
}
