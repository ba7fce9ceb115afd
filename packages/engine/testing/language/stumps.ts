import {
  auxiliaries,
  conjunctions,
  determiners,
  prepositions,
  pronouns,
} from '../../src/language/words/closed-class.ts';

const CLAUSE = /[^.,;:!?…—–\n()]+/g;
const QUOTES = /["“”„«»[\]]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu;
/** Particles and answers that a clause may end on: "lid off", "standing by", "as seen before". */
const CLOSES = new Set(
  'in on off up down out over through around by inside outside before after since above below behind beyond past about so though then yet'.split(
    ' ',
  ),
);
const LEADS = new Set(['and', 'or', 'nor', 'but', 'than', 'of']);

function clausesOf(text: string): string[] {
  return (text.toLowerCase().replace(QUOTES, '').match(CLAUSE) ?? []).map((one) =>
    one.trim().replace(/\s+/g, ' '),
  );
}

/** L4: clauses of a copy that are none of the text's, and have no beginning, no end, or nothing that means something by itself. */
export function stumpsIn(text: string, copy: string): string[] {
  const clauses = clausesOf(text);
  const own = new Set(clauses);
  const ends = new Set(clauses.map(endOf));
  const leads = new Set(clauses.map((one) => `${one.split(' ', 1)[0]} … ${endOf(one)}`));
  return clausesOf(copy).filter((clause) => {
    if (clause === '' || own.has(clause) || !/^[\p{sc=Latin}\p{N}\s'’-]+$/u.test(clause)) return false;
    const words = clause.split(' ');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const hangs = HANGING.has(last) || (words.length > 1 && prepositions.has(last) && !CLOSES.has(last));
    // "And uh a cat on top": the person's clause was led by the same word, or ended so.
    const isLedAnew = LEADS.has(first) && !leads.has(`${first} … ${endOf(clause)}`);
    return (hangs && !ends.has(endOf(clause))) || words.every(isLink) || isLedAnew;
  });
}

const HANGING = new Set('a an the and or nor but my its their no without very'.split(' '));

function endOf(clause: string): string {
  return clause.split(' ').slice(-2).join(' ');
}

function isLink(word: string): boolean {
  return (
    auxiliaries.has(word) ||
    conjunctions.has(word) ||
    determiners.has(word) ||
    prepositions.has(word) ||
    pronouns.has(word)
  );
}
