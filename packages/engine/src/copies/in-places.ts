import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';
import type { Shot } from '../shot/shot.ts';
import { putBack } from '../writing/put-back.ts';
import type { Positive } from '../writing/wordings.ts';
import type { Place } from './by-guide.ts';
import { arrange } from './form/arrange.ts';
import type { Guide } from './form/guide.ts';
import { type Edit, edited } from './pieces.ts';
import { append, type Stretch } from './stretches.ts';
import { withoutMedium } from './text-medium.ts';

interface Placing {
  readonly guide: Guide;
  readonly said: Reading;
  readonly shot: Shot;
  readonly keeps: readonly string[];
  /** What is there in the place of what must not be. */
  readonly facts: readonly Positive[];
  /** The medium leads in. */
  readonly isLed: boolean;
  /** Flags. */
  readonly tail: string;
}

/** The words of a text in the places that its guide has for them. */
export function inPlaces(places: readonly Place[], edits: readonly Edit[], placing: Placing): Stretch[] {
  const { guide, said, shot, keeps, facts, isLed, tail } = placing;
  const isInBlocks = guide.manner === 'sections';
  const tops = said.statements.filter((one) => one.within === undefined);
  // What is there instead stands with what is there, so that a copy that is read again moves nothing.
  const behind: Place[] = (isInBlocks ? [] : facts).map(({ sentence }) => ({
    slot: 'subject',
    statements: [],
    words: [{ part: 'technical', text: sentence }],
  }));
  const words = arrange({
    guide: isLed ? { ...guide, order: [...guide.order, 'absent'] } : withoutMedium(guide),
    said: [...places, ...behind].map(({ slot, statements, words: own }) => ({
      slot,
      asks: 'subject',
      words:
        own ?? edited(said, [...edits, ...without(tops.filter((one) => !statements.includes(one)))], true),
      statements,
      said,
    })),
    options: [],
    facts: isInBlocks ? facts : [],
    shot,
    language: said.language,
    keeps,
  });
  beginsAsSaid(words, said);
  append(words, tail, 'technical');
  return putBack(words, keeps, false) as Stretch[];
}

const OPENING = 8;

/** Whoever begins small does so in a copy that begins with their words. */
function beginsAsSaid([opening]: readonly Stretch[], { text }: Reading): void {
  const own = text.trimStart().slice(0, OPENING);
  if (opening && own !== '' && opening.text.slice(0, OPENING).toLowerCase() === own.toLowerCase())
    opening.text = own.charAt(0) + opening.text.slice(1);
}

export function without(statements: readonly Statement[]): Edit[] {
  return statements.map(({ from, to }) => ({ from, to, by: '' }));
}
