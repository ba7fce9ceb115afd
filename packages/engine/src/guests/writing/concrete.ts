import { findAtoms } from '../../language/atoms/find-atoms.ts';
import type { Token } from '../../language/tokens/token.ts';
import { tokenise } from '../../language/tokens/tokenise.ts';
import { qualityOf } from '../../language/words/describing.ts';
import { isSomebody } from '../../language/words/kinds-of.ts';
import { type Matter, matterOf } from '../../language/words/matter.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { shortUnits } from '../../language/words/numbers.ts';
import { ofPictureItself, seldomThings } from '../../language/words/ours.ts';
import { isMostlyVerb, senseOf } from '../../language/words/senses.ts';
import { shapeOf } from '../../language/words/shapes.ts';
import { isColour, isFunctionWord } from '../../language/words/word-class.ts';

export function isAlive(word: string): boolean {
  return isSomebody(word) || CREATURES.has(matterOf(word));
}

const CREATURES: ReadonlySet<Matter | undefined> = new Set(['furred', 'feathered', 'scaled', 'small']);

/** A noun for something that is seen or heard, somebody, or a colour. */
export function isConcrete({ word, isCapital }: Token): boolean {
  if (isFunctionWord(word) || ofPictureItself.has(word) || shortUnits.has(word)) return false;
  if (seldomThings.has(word)) return false;
  if (isColour(word) || isAlive(word)) return true;
  if (qualityOf(word) !== undefined) return false;
  const isThing = [senseOf(word, isCapital), matterOf(word), shapeOf(word)].some((one) => one !== undefined);
  return isThing && !isGerund(word) && !nounForms(word).some(isMostlyVerb);
}

/** "Mending": what one does. "Clothing" is worn. */
function isGerund(word: string): boolean {
  const base = word.endsWith('ing') ? word.slice(0, -3) : undefined;
  return base !== undefined && [base, `${base}e`].some(isMostlyVerb);
}

export function tokensOf(text: string): Token[] {
  return tokenise(text, findAtoms(text));
}
