import { isAlsoNoun, isBaseForm, isFunctionWord, isThirdPerson, wordSet } from '../../reading/word-class.ts';

const subordinates = wordSet(
  'that who which whose where when while as because if until before after what how',
);
const auxiliaries = wordSet('is are was were has have had does do did can cannot will would must');

/** "A woman, grey braid, mends a net": somebody does something, which no "of" can stand before. */
export function tellsDeed(text: string): boolean {
  if (!/\s/.test(text)) return false;
  return text.split(/[,;]/).some((clause, at) => hasVerb(clause.match(/[\p{L}'’-]+/gu) ?? [], at === 0));
}

function hasVerb(words: readonly string[], isFirst: boolean): boolean {
  for (const [at, spelled] of words.entries()) {
    const word = spelled.toLowerCase().replace(/['’]/g, '');
    if (subordinates.has(word)) return false;
    if (at === 0 && isFirst) continue;
    if (auxiliaries.has(word)) return true;
    const before = words[at - 1]?.toLowerCase() ?? '';
    if (!isThirdPerson(word) || isAlsoNoun(word)) continue;
    if (at === words.length - 1 || (at > 0 && isFunctionWord(before) && !before.endsWith('ly'))) continue;
    return true;
  }
  return false;
}

/** An action in the present: "jumps between rooftops", "build a raft", but not "jumping". */
export function isInflected(action: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(action) ?? [];
  const word = first.toLowerCase();
  return (
    word !== '' && !word.endsWith('ing') && (isThirdPerson(word) || isBaseForm(word) || auxiliaries.has(word))
  );
}
