import { denials, listing, wishVerbs } from './negators.ts';

/** Ways to rule something out that take more than a word. */
const RULES_OUT =
  /\b(?:free (?:of|from)|(?:devoid|void|bare|empty) of|(?:stay|keep|steer|shy) (?:well )?(?:away|clear)|(?:leave|keep|cut|take|edit)\b.{0,24}\bout|have to go|has to go|no-go|zero|except|only|other than|apart from|hates?|allergic)\b/i;

/** Whether words rule out something, however they do. */
export function deniesIn(words: string): boolean {
  if (RULES_OUT.test(words)) return true;
  const all =
    words
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}']*/gu) ?? [];
  return all.some(
    (word) => denials.has(word) || listing.has(word) || wishVerbs.has(word) || word.endsWith("n't"),
  );
}

/** What stands close behind a denial, at the end of its clause. */
export const deniedThing =
  /\b(?:no|without(?: any| an?)?)\s+(?:\p{L}[\p{L}’'-]*\s+){0,2}?(?!yet\b|other\b|else\b|more\b|longer\b|one\b)(\p{L}{3,})(?=\s*(?:[.,;:!?\n)]|$|\s(?:and|or|on|in|at|but|who|that|which|with|for|from)\b))/giu;

/** Denials of languages whose reading has none. */
export const deniesElsewhere =
  /(?<!\p{L})(?:geen|niet|zonder|ingen|inga|inte|utan|ikke|uden|uten|nie|bez|без|нет|не)(?!\p{L})|なし|ない|ません|没|無|없|않/iu;

/** "No other equipment": what is named stays. */
export const leavesThat = /\b(?:other|else|more|further|another)\b/i;
