import { isAlsoNoun, isDoing, isThirdPerson, isThingOrDoing } from '../../reading/word-class.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, determiners, prepositions, pronouns } from '../words/closed-class.ts';

/** Whether somebody does something in it, as far as its words tell. */
export function hasVerb(tokens: readonly Token[], unit: Unit): boolean {
  for (let at = unit.from; at < unit.to; at++) {
    const { kind, word } = tokens[at] as Token;
    if (kind !== 'word') continue;
    const before = at > unit.from ? (tokens[at - 1]?.word ?? '') : '';
    const after = at + 1 < unit.to ? tokens[at + 1] : undefined;
    if (auxiliaries.has(word) && before !== '') return true;
    if (isDoing(word) && !isThingOrDoing(word) && !determiners.has(before) && !isNamedFor(after)) return true;
    if (!isThirdPerson(word) || determiners.has(before) || prepositions.has(before)) continue;
    if (pronouns.has(before) || !isAlsoNoun(word)) return true;
    const isFollowed = after !== undefined && (determiners.has(after.word) || prepositions.has(after.word));
    if (isFollowed && before !== '') return true;
  }
  return false;
}

/** "A rocking chair" is named for what it does. */
function isNamedFor(after: Token | undefined): boolean {
  return after?.kind === 'word' && /^(?:chair|machine|room|board|gown|dress|pool|light|lamp|water|sun|snow|grass|tea)$/.test(after.word);
}
