import type { Model } from '../catalogue/index.ts';
import { changesPicture, choiceFits } from '../language/choice-fits.ts';
import type { Reading } from '../language/reading.ts';
import { termsIn } from '../language/terms/terms-in.ts';
import { stem } from '../language/words/stem.ts';
import type { Part, Shot } from '../shot/shot.ts';
import { isSaid } from './is-said.ts';
import { choicesIn } from './row.ts';
import { sightOf, wordsOfShot } from './sight.ts';
import { table } from './table.ts';
import { PARTNERS, type Want, wantsOf } from './wants.ts';

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
const OF_THE_PICTURE: ReadonlySet<Want> = new Set(['size', 'lens', 'finish', 'made']);

/** A shot looked at once, for all the generators it goes to: what fits it is the same for each, and they want other things first. */
export interface LookedAt {
  /** Nothing where it is said already, or nothing fits. */
  readonly ask: (want: Want) => OpenPoint | undefined;
  /** Its words stand in boxes. */
  readonly isForm: boolean;
}

export function lookAt(shot: Shot): LookedAt {
  const words = wordsOfShot(shot);
  const isForm = shot.said === undefined && shot.form !== undefined;
  // What is put into a text in another language would be English.
  if (words.text.trim() === '' || words.languages.some((one) => one !== 'en'))
    return { ask: () => undefined, isForm };
  const sight = sightOf(shot, words);
  const isRuledOut = ruledOutBy(shot, words);
  const vocabulary = [...new Set(words.tokens.map(({ word }) => word))];
  const given = words.text.toLowerCase();
  const asked = new Map<Want, OpenPoint | undefined>();
  return {
    isForm,
    ask: (want) => {
      if (!asked.has(want)) asked.set(want, find(want));
      return asked.get(want);
    },
  };

  function find(want: Want): OpenPoint | undefined {
    // A picture that is only changed has its size, its lens and its medium.
    if (OF_THE_PICTURE.has(want) && shot.mode === 'photo' && changesPicture(words.text)) return undefined;
    const { rows, ...question } = table[want];
    const isTaken = rows.some(({ say }) => say.some((choice) => given.includes(choice)));
    if (isTaken || isSaid(want, { shot, words, sight, has: (isOne) => vocabulary.some(isOne) }))
      return undefined;
    const choices = choicesIn(rows, sight).filter(
      (choice) => !isRuledOut(choice) && !contradicts(choice, words) && choiceFits(choice, words.text),
    );
    return choices.length < FEWEST_CHOICES ? undefined : { want, ...question, choices };
  }
}

/** The points that are left to one generator, the most wanted first: at most three. */
export function openPoints({ ask, isForm }: LookedAt, model: Model, isFromImage: boolean): OpenPoint[] {
  const points: OpenPoint[] = [];
  const asked = wantsOf(model, { isFromImage, isForm });
  const joined = new Set<Want>();
  for (const want of asked) {
    if (points.length === MOST) break;
    const point = joined.has(want) ? undefined : ask(want);
    const partner = PARTNERS[want]?.find((one) => asked.includes(one) && !joined.has(one));
    const other = point && partner ? ask(partner) : undefined;
    if (other) joined.add(other.want);
    if (point) points.push(other ? both(point, other) : point);
  }
  return points;
}

/** "Medium shot at eye level, slow push in". */
function both(one: OpenPoint, other: OpenPoint): OpenPoint {
  const choices = one.choices.map((choice, at) => `${choice}, ${other.choices[at] ?? other.choices[0]}`);
  return { ...one, name: `${one.name}, ${other.name.toLowerCase()}`, choices };
}

/** What must not be there is not put there. */
export function ruledOutBy(
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

/** A term of the trade whose field the text has another value for, or which it rules out. */
export function contradicts(choice: string, { terms }: Reading): boolean {
  return termsIn(choice).some(({ field, value }) =>
    terms.some((said) => said.field === field && (said.value !== value || said.isDenied === true)),
  );
}
