import { modelOf } from '../../catalogue/index.ts';
import type { Model } from '../../catalogue/model.ts';
import { saidShot } from '../../methods/said-shot.ts';
import {
  type Brief,
  LEAST_TO_ADD,
  type OpenScript,
  openScript,
  quotesAreAll,
  takesScript,
  wordsFor,
  wordsIn,
} from '../../script-copies/index.ts';
import type { Written } from '../../writing/written.ts';
import type { TextToWrite } from '../writing/writing.ts';

/**
 * What a statement of a brief is. A line is spoken word for word; a screen stands word for word; the others are told in the
 * words they have, joined and led through.
 */
export type FactKind = 'greeting' | 'topic' | 'fact' | 'line' | 'again' | 'close' | 'screen' | 'visual';

export interface Fact {
  readonly kind: FactKind;
  readonly words: string;
  readonly speaker?: string;
}

/** What a script has to tell, statement by statement, and the script as the engine writes it. */
export interface ToNarrate {
  readonly model: Model;
  readonly script: OpenScript;
  readonly written: Written;
  readonly facts: readonly Fact[];
  /** So many words may be read out; nothing where no length is asked for. */
  readonly room: number | undefined;
}

const PLACES = ['heard', 'screen', 'visual'] as const;
/** Where a piece of a scene stands. */
export type Place = (typeof PLACES)[number];

export function placeOf({ kind }: Fact): Place {
  return kind === 'screen' || kind === 'visual' ? kind : 'heard';
}

/**
 * Nothing where a tool takes no script, where somebody has written it, or where it is in a language whose words the engine
 * does not know: nobody could check what a model says there.
 */
export function toNarrate({
  text,
  mode,
  model: id,
  marks,
  locked,
  hasStartImage,
}: TextToWrite): ToNarrate | undefined {
  const model = modelOf(id);
  if (!takesScript(model)) return undefined;
  const shot = saidShot(text, mode, locked, marks);
  if (!shot.said && !shot.form) return undefined;
  const script = openScript(hasStartImage ? { ...shot, startImage: 'start' } : shot, model, {});
  const { brief, scenes, seconds, isEnglish, shows } = script;
  if (!isEnglish || brief.written || quotesAreAll(brief)) return undefined;
  const facts = factsOf(brief, text).filter(
    (fact) => placeOf(fact) === 'heard' || shows[placeOf(fact) as 'screen' | 'visual'],
  );
  if (!facts.some((fact) => placeOf(fact) === 'heard' && fact.kind !== 'line')) return undefined;
  const written = script.write(scenes);
  const room =
    seconds === undefined ? undefined : Math.max(wordsFor(seconds), wordsIn(scenes)) + LEAST_TO_ADD;
  return { model, script, written, facts, room };
}

/** In the order they are told in; what is seen and written comes last, and stands in the scene it belongs to. */
function factsOf(brief: Brief, text: string): Fact[] {
  const { greeting, topic, spoken, again, close, closeLook, closeScreen, screen, visuals } = brief;
  const facts: (Fact | undefined)[] = [
    greeting === undefined ? undefined : { kind: 'greeting', words: greeting },
    topic === undefined ? undefined : { kind: 'topic', words: topic },
    ...spoken.map(
      ({ words, speaker, isQuoted }): Fact => ({
        kind: isQuoted ? 'line' : 'fact',
        words,
        ...(speaker !== undefined && { speaker }),
      }),
    ),
    ...again.map((words): Fact => ({ kind: 'again', words })),
    close === undefined ? undefined : { kind: isQuotedIn(text, close) ? 'line' : 'close', words: close },
    ...screen.map((words): Fact => ({ kind: 'screen', words })),
    closeScreen === undefined ? undefined : { kind: 'screen', words: closeScreen },
    ...visuals.map((words): Fact => ({ kind: 'visual', words })),
    closeLook === undefined ? undefined : { kind: 'visual', words: closeLook },
  ];
  return facts.filter((fact) => fact !== undefined);
}

function isQuotedIn(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at > 0 && /["“„«]/.test(text.charAt(at - 1)) && /["”“»]/.test(text.charAt(at + words.length));
}
