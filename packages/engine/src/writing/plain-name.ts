import { deedIn } from '../language/deeds/deed-in.ts';
import { isPerson } from '../language/values/people.ts';
import { isDeterminer, isPronoun } from '../language/words/word-class.ts';

/** "Product shot of …" says what it is, not who is in it. */
const PICTURE_OF =
  /^(?:an? |the )?(?:[\p{L}\d-]+ ){0,2}(?:shot|portrait|photo|photograph|picture|image|view|close-up|macro|footage|video|time-?lapse) of (?=\S)/iu;

/** "The old man" of "an old man in a blue coat, hat in hand": who is seen needs no describing. */
export function plainName(text: string): string {
  const [head = ''] =
    /^(?:(?:Mr|Mrs|Ms|Dr|Prof|St)\.|[^,;:.!?()\n])*/.exec(actorOf(text.replace(PICTURE_OF, ''))) ?? [];
  const [bare = ''] = `${deedIn(head)?.who ?? head} `.split(BEHIND);
  const name = bare.trim();
  if (name === '') return 'the subject';
  const words = name.replace(/^(?:an?|the|one)\s/i, '');
  return words !== name || lacksArticle(name) ? `the ${words}` : name;
}

/** "Mountain hut, three climbers": a note names the place first, and who acts behind the last comma. */
function actorOf(text: string): string {
  const [, last] = LAST.exec(text) ?? [];
  const people = (clause: string) => (clause.toLowerCase().match(/\p{L}+/gu) ?? []).some(isSomebody);
  return last !== undefined && people(last) && !people(text.slice(0, -last.length)) ? last : text;
}

const LAST = /,\s*((?:an?|the|two|three|four|five|six|several|many|some)\s[^,.;:!?]+)$/i;

function isSomebody(word: string): boolean {
  return isPerson(word) || isPerson(word.replace(/s$/, ''));
}

/** Where the name ends and its description begins. */
const BEHIND =
  /\s(?:in|with|wearing|holding|at|on|of|under|by|from|near|against|inside|behind|beside|between|over|above|seen|who|whose|that|which|is|are|was|were|has|have|had|does|do|did|can|cannot|will|would)\s/;

/** "paper boat": a thing in small letters, with nothing in front that says which. */
function lacksArticle(name: string): boolean {
  const [first = ''] = /^\p{Ll}[\p{L}-]*/u.exec(name) ?? [];
  return first !== '' && !isDeterminer(first) && !isPronoun(first) && !/['’]/.test(name);
}
