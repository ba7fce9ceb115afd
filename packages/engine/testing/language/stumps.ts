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
  const own = new Set(clausesOf(text));
  return clausesOf(copy).filter((clause) => {
    if (clause === '' || own.has(clause) || !/^[\p{sc=Latin}\p{N}\s'’-]+$/u.test(clause)) return false;
    const words = clause.split(' ');
    const last = words.at(-1) ?? '';
    const hangs =
      ['a', 'an', 'the', 'and', 'or', 'nor', 'but', 'my', 'its', 'their', 'no', 'without', 'very'].includes(
        last,
      ) ||
      (words.length > 1 && prepositions.has(last) && !CLOSES.has(last));
    const isEmpty = words.every(
      (word) =>
        auxiliaries.has(word) ||
        conjunctions.has(word) ||
        determiners.has(word) ||
        prepositions.has(word) ||
        pronouns.has(word),
    );
    const isNew = !text.toLowerCase().replace(QUOTES, '').replace(/\s+/g, ' ').includes(clause);
    return (
      (hangs && isEndNew(text, clause)) ||
      isEmpty ||
      (isNew && LEADS.has(words[0] ?? '') && !own.has(clause) && !isLedSo(own, clause))
    );
  });
}

/** "And uh a cat on top": the person's clause was led by the same word. */
function isLedSo(own: ReadonlySet<string>, clause: string): boolean {
  const [lead] = clause.split(' ');
  const end = clause.split(' ').slice(-2).join(' ');
  return [...own].some((one) => one.startsWith(`${lead} `) && one.endsWith(end));
}

/** The person may have ended it so. */
function isEndNew(text: string, clause: string): boolean {
  const words = clause.split(' ').slice(-2).join(' ');
  return !clausesOf(text).some((one) => one.endsWith(words));
}
