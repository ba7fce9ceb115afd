import { denials } from '../../language/absence/negators.ts';
import type { Token } from '../../language/tokens/token.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { oppositesOf } from '../../language/words/opposites.ts';
import {
  isColour,
  isDeterminer,
  isFunctionWord,
  isPlacePreposition,
} from '../../language/words/word-class.ts';
import { isConcrete, tokensOf } from './concrete.ts';
import type { Given } from './laws-of-writing.ts';
import { isNameIn } from './names.ts';
import type { BrokenLaw } from './writing-problem.ts';

type Kind = 'colour' | 'figure' | 'name' | 'thing' | 'side';

interface Bound {
  readonly kind: Kind;
  readonly words: string;
  /** What stands next to it, wherever it stands. */
  readonly beside: ReadonlySet<string>;
}

/** L6: what belongs to somebody or something stays with it: no two colours, figures, names or things change places. */
export function swapLaw({ told, asked, copy, isEnglish }: Given): BrokenLaw | undefined {
  const turned = turnedName(`${told.body}\n${asked.text}`, copy);
  if (turned !== undefined) return { problem: 'changed', words: turned };
  if (!isEnglish) return undefined;
  const source = boundIn(`${told.body}\n${asked.text}`);
  const now = boundIn(copy);
  const both = [...now].flatMap(([key, copied]) => {
    const said = source.get(key);
    return said ? [{ key, said, copied }] : [];
  });
  for (const [at, one] of both.entries())
    for (const other of both.slice(at + 1)) {
      if (one.said.kind !== other.said.kind) continue;
      const isTurned =
        shared(one.copied, other.said) > shared(one.copied, one.said) &&
        shared(other.copied, one.said) > shared(other.copied, other.said);
      if (isTurned) return { problem: 'changed', words: `${one.said.words} / ${other.said.words}` };
    }
  return undefined;
}

/** L2: a side, an order or a state is not turned into its opposite. */
export function oppositeLaw({ told, asked, answer, isEnglish }: Given): BrokenLaw | undefined {
  if (!isEnglish) return undefined;
  const said = new Set(tokensOf(`${told.body}\n${asked.text}`).map(({ word }) => word));
  for (const { words, tells } of answer.pieces) {
    if (tells.length === 0) continue;
    const own = new Set(
      tells.flatMap((n) => {
        const one = told.statements[n];
        return one ? tokensOf(told.reading.text.slice(one.from, one.to)).map(({ word }) => word) : [];
      }),
    );
    // "Not too dark" may be told as rather light.
    if ([...own].some((word) => denials.has(word))) continue;
    const there = tokensOf(words).map(({ word }) => word);
    for (const word of there) {
      const before = said.has(word)
        ? undefined
        : oppositesOf(word).find((one) => own.has(one) && !there.includes(one));
      if (before !== undefined) return { problem: 'changed', words: before };
    }
  }
  return undefined;
}

/** "Ilze Ozoliņa": the parts of a name come one after the other, in any language. */
function turnedName(source: string, copy: string): string | undefined {
  for (const [all, one = '', joint = '', other = ''] of source.matchAll(
    /(?<!\p{L})(?=(\p{Lu}\p{L}+)( | & )(\p{Lu}\p{L}+))/gu,
  )) {
    const name = all === '' ? `${one}${joint}${other}` : all;
    if (one !== other && !copy.includes(name) && copy.includes(`${other}${joint}${one}`)) return name;
  }
  return undefined;
}

function shared({ beside: one }: Bound, { beside: other }: Bound): number {
  return [...one].filter((word) => other.has(word)).length;
}

function boundIn(text: string): Map<string, Bound> {
  const tokens = tokensOf(text);
  const found = new Map<string, Bound>();
  for (const [at, token] of tokens.entries()) {
    const kind = kindOf(text, tokens, at);
    if (!kind) continue;
    const words = text.slice(token.from, token.to);
    const key = kind === 'name' ? words : (figureOf(token) ?? token.word);
    const unit = token.kind === 'atom' ? words.replace(/^[\d\s]+/, '').toLowerCase() : '';
    const beside = new Set([
      ...(unit === '' ? [] : [unit]),
      ...(found.get(key)?.beside ?? []),
      ...next(tokens, at, 1, kind === 'colour' ? 2 : kind === 'figure' ? 2 : 1),
      ...(kind === 'colour' ? [] : next(tokens, at, -1, kind === 'name' ? 2 : 1)),
    ]);
    found.set(key, { kind, words, beside });
  }
  return found;
}

function figureOf({ word }: Token): string | undefined {
  return /^\d+(?=\s?\p{L}{0,3}$)/u.exec(word)?.[0];
}

function kindOf(text: string, tokens: readonly Token[], at: number): Kind | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return undefined;
  // "40 m" is whole.
  if (token.kind === 'atom') return figureOf(token) === undefined ? undefined : 'figure';
  if (token.kind === 'number' || (numberOf(token.word) ?? 0) > 1) return 'figure';
  if (isColour(token.word)) return 'colour';
  if (isNameIn(text, tokens, token)) return 'name';
  if (oppositesOf(token.word).length > 0) return 'side';
  const before = tokens[at - 1]?.word ?? '';
  const isLed = (isDeterminer(before) || isPlacePreposition(before)) && token.word.length > 3;
  return isConcrete(token) || (isLed && !isFunctionWord(token.word)) ? 'thing' : undefined;
}

/** The words next to one that say something, in its clause; how a thing lies to another is one of them. */
function next(tokens: readonly Token[], at: number, step: 1 | -1, most: number): string[] {
  const found: string[] = [];
  for (let nth = at + step; found.length < most; nth += step) {
    const token = tokens[nth];
    if (!token || token.kind === 'mark') break;
    const word = nounForms(token.word).at(-1) ?? token.word;
    if (isPlacePreposition(token.word)) found.push(`${step === 1 ? 'before' : 'behind'} ${token.word}`);
    else if (!isFunctionWord(token.word)) found.push(word);
  }
  return found;
}
