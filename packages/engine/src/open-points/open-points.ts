import type { Model } from '../catalogue/index.ts';
import type { Reading } from '../language/reading.ts';
import { termsIn } from '../language/terms/terms-in.ts';
import { stem } from '../language/words/stem.ts';
import type { Part, Shot } from '../shot/shot.ts';
import { isSaid } from './is-said.ts';
import { choicesIn } from './row.ts';
import { type Sight, sightOf, wordsOfShot } from './sight.ts';
import { table } from './table.ts';
import { type Want, wantsOf } from './wants.ts';

/** What a generator's guide wants and nobody has said, with words that fit what is to be seen. */
export interface OpenPoint {
  readonly want: Want;
  /** In front of its choices: "Light". */
  readonly name: string;
  readonly part: Part;
  readonly question: string;
  /** Two or three; the first fits best. */
  readonly choices: readonly string[];
}

const MOST = 3;
const FEWEST_CHOICES = 2;

/** A shot looked at once, for all the generators it goes to. */
export interface LookedAt {
  readonly shot: Shot;
  readonly words: Reading;
  readonly sight: Sight;
  readonly isRuledOut: (choice: string) => boolean;
}

export function lookAt(shot: Shot): LookedAt {
  const words = wordsOfShot(shot);
  return { shot, words, sight: sightOf(shot, words), isRuledOut: ruledOutBy(shot, words) };
}

/**
 * The points that are left to one generator, the most wanted first: at most three. Of a text in another language none: what
 * is put into it would be English.
 */
export function openPoints(looked: LookedAt, model: Model, isFromImage: boolean): OpenPoint[] {
  const { words, sight, isRuledOut } = looked;
  if (words.text.trim() === '' || words.languages.some((one) => one !== 'en')) return [];
  const points: OpenPoint[] = [];
  for (const want of wantsOf(model, isFromImage)) {
    if (points.length === MOST) break;
    if (isSaid(want, looked)) continue;
    const { rows, ...asked } = table[want];
    const choices = choicesIn(rows, sight).filter(
      (choice) => !isRuledOut(choice) && !contradicts(choice, words),
    );
    if (choices.length >= FEWEST_CHOICES) points.push({ want, ...asked, choices });
  }
  return points;
}

/** What must not be there is not put there. */
function ruledOutBy(
  { absences, negative }: Shot,
  { text, statements }: Reading,
): (choice: string) => boolean {
  const things = [
    ...negative,
    ...absences.flatMap((one) => one.things),
    ...statements.filter(({ kind }) => kind === 'absence').map(({ from, to }) => text.slice(from, to)),
  ];
  const banned = new Set(things.flatMap(contentWords));
  return (choice) => contentWords(choice).some((word) => banned.has(word));
}

const SMALL = new Set(
  'the and with from that for but not any only without nobody nothing one its over into'.split(' '),
);

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map(stem);
}

/** A term of the trade whose field the text has a value for, or rules out. */
function contradicts(choice: string, { terms }: Reading): boolean {
  return termsIn(choice).some(({ field }) => terms.some((said) => said.field === field));
}
