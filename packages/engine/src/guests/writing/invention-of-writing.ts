import { praising } from '../../language/praise/praising.ts';
import { tagsOfPraise } from '../../language/praise/tags-of-praise.ts';
import { read } from '../../language/read.ts';
import type { Token } from '../../language/tokens/token.ts';
import { qualityOf } from '../../language/words/describing.ts';
import { isSomebody, mayBeCalled } from '../../language/words/kinds-of.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { ofPictureItself, seldomThings } from '../../language/words/ours.ts';
import { ofKind, ofSelf, plainNames } from '../../language/words/people-words.ts';
import { isSaidAbroad } from '../../language/words/seen-abroad.ts';
import { isVerb, type Sense, senseOf } from '../../language/words/senses.ts';
import { isColour, isFunctionWord, isThirdPerson } from '../../language/words/word-class.ts';
import { isAlive, isConcrete, tokensOf } from './concrete.ts';
import { doubted } from './doubts.ts';
import type { Given } from './laws-of-writing.ts';
import { bareName, isNameIn } from './names.ts';
import { formsOf, has, hasRoot } from './said-words.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** Of a long word the root tells enough. */
const LONG = 6;
const LONGEST_ACRONYM = 3;
/** What changes a picture altogether where nobody said it. */
const GRAVE: ReadonlySet<Sense | undefined> = new Set(['time', 'weather', 'vehicle']);

/** L5: what tells something names nothing that nobody said; what adds brings in nobody and quotes nothing. */
export function inventionLaw(given: Given): BrokenLaw | undefined {
  const { told, asked, answer, isEnglish } = given;
  const source = tokensOf(`${asked.text}\n${told.body}`);
  const known = new Set(source.flatMap(formsOf));
  const small = ` ${asked.text.toLowerCase()}`;
  // Who is "I" in a text is "the owner" or "a person" in a copy.
  const hasSomebody = source.some(({ word }) => ofSelf.has(word) || isAlive(word));
  const isKnown = (word: string) =>
    has(known, word) ||
    (word.length > LONG && hasRoot(small, word)) ||
    (hasSomebody && plainNames.has(word)) ||
    source.some((token) => isShortFor(token.word, word) || isPartOf(token, word)) ||
    source.some((token) => token.kind === 'word' && mayBeCalled(word, token.word));
  const abroad = told.reading.languages.find((one) => one !== 'en');
  const saidAbroad = tokensOf(asked.text).map(({ word }) => word);
  const figures = new Set([
    ...(`${asked.text}\n${told.body}`.match(/\d+/g) ?? []).map(Number),
    ...source.map(({ word }) => numberOf(word)),
  ]);
  // "Me in the passenger seat": a copy has to call them something, and one thing.
  const saysMe = source.some(({ word }) => word === 'i' || word === 'me');
  const ownNames = new Set<string>();
  const mayName = (word: string) => {
    if (!saysMe || ofKind.has(word) || !isSomebody(word)) return false;
    ownNames.add(word);
    return ownNames.size === 1;
  };
  const pieces = answer.pieces.flatMap(({ words, tells, or }) =>
    [words, ...(tells.length === 0 ? or : [])].map((own) => ({ words: own, tells })),
  );
  for (const { words, tells } of pieces) {
    const isAdded = tells.length === 0;
    const praise = [tagsOfPraise, praising]
      .flatMap((kind) => words.match(kind) ?? [])
      .find((one) => !small.includes(one.toLowerCase()));
    if (praise !== undefined) return { problem: 'invented', words: praise };
    if (isAdded && read(words, { isClip: asked.mode === 'video' }).languages.some((one) => one !== 'en'))
      return { problem: 'invented', words };
    const figure = isAdded ? undefined : words.match(/\d+/g)?.find((one) => !figures.has(Number(one)));
    if (figure !== undefined && !isWeightIn(words, figure)) return { problem: 'invented', words: figure };
    const tokens = tokensOf(words);
    for (const [at, token] of tokens.entries()) {
      const own = words.slice(token.from, token.to);
      if (isAdded && token.atom?.kind === 'quote') return { problem: 'invented', words: own };
      if (token.kind !== 'word') continue;
      if (!isAdded && abroad !== undefined && isSaidAbroad(token.word, saidAbroad, abroad) === false)
        return { problem: 'invented', words: own };
      const isCalled = isEnglish ? isNameIn(words, tokens, token) : token.isShouted && token.word.length > 3;
      // "IV": letters that stand for words.
      const isAcronym = token.isShouted && token.word.length <= LONGEST_ACRONYM;
      if (isCalled && !isAcronym && !isKnown(token.word) && !isKnown(bareName(token.word)))
        return { problem: 'invented', words: own };
      // Whoever is there has a face and hands.
      const isOurs = ofPictureItself.has(token.word) || senseOf(token.word) === 'body';
      const isNew =
        !isKnown(token.word) &&
        !isOurs &&
        !isVerbAmid(tokens, at) &&
        !(tells.length > 0 && mayName(token.word));
      const isStranger =
        isAlive(token.word) && !has(known, token.word) && !(hasSomebody && plainNames.has(token.word));
      if (isAdded && isStranger && !isVerbAmid(tokens, at)) return { problem: 'invented', words: own };
      const counts = (numberOf(token.word) ?? 0) > 1;
      const isThing = isConcrete(token) || isNamedBare(tokens, at);
      if (isAdded || !isNew || !isEnglish || !(counts || isThing)) continue;
      const isGrave = counts || isAlive(token.word) || isColour(token.word) || GRAVE.has(senseOf(token.word));
      const broken = isGrave ? { problem: 'invented' as const, words: own } : doubted(given, 'new', own);
      if (broken) return broken;
    }
  }
  return undefined;
}

/** "A tiger,": what stands alone behind its article is a thing, whether the lists have it or not. */
function isNamedBare(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1]?.word, tokens[at], tokens[at + 1]];
  const isBare = behind === undefined || /^[.;!?]$/.test(behind.word);
  const isThing = token !== undefined && qualityOf(token.word) === undefined && !seldomThings.has(token.word);
  return (before === 'a' || before === 'an') && isBare && isThing && !isFunctionWord(token.word);
}

/** "(rust:1.3)": another law looks at how much. */
function isWeightIn(words: string, figure: string): boolean {
  return new RegExp(`:\\d*\\.?\\d*${figure}\\d*\\)|:${figure}\\.\\d+\\)`).test(words);
}

/** "The light lies on it", "flash lights the scene": what stands before a function word may be a verb. */
function isVerbAmid(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isVerbForm = token !== undefined && at > 0 && (isThirdPerson(token.word) || isVerb(token.word));
  return isVerbForm && next?.kind === 'word' && isFunctionWord(next.word);
}

/** "Goatskin" of a goat, "hoofprints" of a hoof: a longer word for a thing that was named. */
function isPartOf({ kind, word }: Token, longer: string): boolean {
  const isNoun = kind === 'word' && word.length > 3 && !isFunctionWord(word);
  return isNoun && longer.length > word.length + 2 && (longer.startsWith(word) || longer.endsWith(word));
}

/** "Stn" is a station, "ref" a referee: no word by itself, and its letters stand in the other in their order. */
function isShortFor(short: string, word: string): boolean {
  const isWord = senseOf(short) !== undefined || isFunctionWord(short) || isVerb(short);
  if (short.length < 3 || short.length > 4 || isWord || word.length <= short.length) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === word[0];
}
