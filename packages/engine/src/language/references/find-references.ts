import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import { wordSet } from '../words/word-set.ts';

const PICTURES = wordSet(
  'photo photos picture pictures image images sketch drawing selfie frame scan painting file upload reference references render logo portrait',
);
const GIVEN = wordSet(
  'attached uploaded reference previous last first second third fourth same given provided original',
);
const OWNERS = wordSet('the my our this that your his her');
const IN_NAMES = wordSet('. _ - + ~');
const RUNS_ON = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const FILE = /^(?:png|jpe?g|webp|gif|svg|pdf|mp4|mov|tiff?|psd|ai|heic)$/;

/** A picture or a person that is given beside the words: a tag, an address, "the attached photo". */
export function findReferences({ tokens }: Context): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { atom, from, to } = tokens[at] as Token;
    if (atom?.kind === 'mention' || atom?.kind === 'address') {
      claims.push({ from, to, sure: 'form', said: { kind: 'reference', tag: { from, to } } });
      continue;
    }
    const end = givenPicture(tokens, at) ?? numbered(tokens, at) ?? fileName(tokens, at);
    if (end === undefined) continue;
    const span = { from, to: tokens[end - 1]?.to ?? to };
    claims.push({ ...span, sure: 'agreed', said: { kind: 'reference', tag: span } });
    at = end - 1;
  }
  return claims;
}

/** "My attached gouache sketch", "the first image". */
function givenPicture(tokens: readonly Token[], at: number): number | undefined {
  const isOwned = OWNERS.has(tokens[at]?.word ?? '');
  const given = isOwned ? at + 1 : at;
  if (!GIVEN.has(tokens[given]?.word ?? '')) return undefined;
  for (let place = given + 1; place <= given + 2; place++)
    if (PICTURES.has(tokens[place]?.word ?? '')) {
      // "The first frame" of a film is no picture that was given; "first image" is.
      return place + 1;
    }
  return undefined;
}

/** "Picture 3", "image 1". */
function numbered(tokens: readonly Token[], at: number): number | undefined {
  const isPicture = ['picture', 'image', 'photo', 'reference'].includes(tokens[at]?.word ?? '');
  return isPicture && tokens[at + 1]?.kind === 'number' ? at + 2 : undefined;
}

/** "raven_v3.svg": letters, digits and low lines up to an ending, and no sentence that runs into it without a space. */
function fileName(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.kind === 'mark' || RUNS_ON.test(tokens[at]?.word ?? '')) return undefined;
  let end = at + 1;
  while (end < tokens.length && end - at < 14 && tokens[end]?.from === tokens[end - 1]?.to) {
    const { kind, word } = tokens[end] as Token;
    if (tokens[end - 1]?.word === '.' && FILE.test(word)) return end + 1;
    if ((kind === 'mark' && !IN_NAMES.has(word)) || RUNS_ON.test(word)) return undefined;
    end += 1;
  }
  return undefined;
}
