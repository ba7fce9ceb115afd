import {
  isAlsoNoun,
  isDeterminer,
  isFunctionWord,
  isPreposition,
  isPronoun,
  isThirdPerson,
  wordSet,
} from '../../reading/word-class.ts';

const subordinates = wordSet(
  'that who which whose where when while as because if until before after what how',
);
const auxiliaries = wordSet('is are was were has have had does do did can cannot will would must');

/** "A woman, grey braid, mends a net": somebody does something, which no "of" can stand before. */
export function tellsDeed(text: string): boolean {
  if (!/\s/.test(text)) return false;
  const [first = [], ...others] = text.split(/[,;]/).map((clause) => clause.match(/[\p{L}'’-]+/gu) ?? []);
  return hasVerb(first) || others.some(([word = '', next]) => next !== undefined && isThirdPerson(word));
}

function hasVerb(words: readonly string[]): boolean {
  for (const [at, spelled] of words.entries()) {
    const word = spelled.toLowerCase().replace(/['’]/g, '');
    if (subordinates.has(word)) return false;
    if (at === 0) continue;
    if (auxiliaries.has(word)) return true;
    const before = words[at - 1]?.toLowerCase() ?? '';
    if (at === words.length - 1 || !(isThirdPerson(word) || isUnknownVerb(words, at, word))) continue;
    if (isFunctionWord(before) && !before.endsWith('ly')) continue;
    if (!isAlsoNoun(word) || isDoneBy(words, at)) return true;
  }
  return false;
}

/** "finds a meteorite", "a bride waves from a car": one of whom there is one waves, and no waves are meant. */
function isDoneBy(words: readonly string[], at: number): boolean {
  const next = words[at + 1]?.toLowerCase() ?? '';
  if (isDeterminer(next) || isPronoun(next)) return true;
  const isOne = /^an?$/i.test(words[0] ?? '');
  return (
    isOne && isPreposition(next) && !words.slice(1, at).some((word) => isPreposition(word.toLowerCase()))
  );
}

/** "A farmer finds a meteorite": a verb that no list has, between one person and what is done to. */
function isUnknownVerb(words: readonly string[], at: number, word: string): boolean {
  return (
    /^an?$/i.test(words[0] ?? '') && /[^sui]s$/.test(word) && isDeterminer(words[at + 1]?.toLowerCase() ?? '')
  );
}

/** An action in the present: "jumps between rooftops", "build a raft", but not "jumping", nor the "opens" of "an elevator that opens". */
export function isInflected(action: string, before: string): boolean {
  if (subordinates.has(before.split(' ').at(-1)?.toLowerCase() ?? '')) return false;
  const [first = ''] = /^\p{L}+/u.exec(action) ?? [];
  return first !== '' && !first.endsWith('ing');
}
