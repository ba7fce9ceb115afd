import { findAtoms } from '../atoms/find-atoms.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { findTerms } from './find-terms.ts';
import type { Term } from './term.ts';

/** The terms of the trade in a phrase, where nothing else of it is asked; what it denies is left out. */
export function termsIn(text: string): Term[] {
  return findTerms(text, tokenise(text, findAtoms(text))).filter(({ isDenied }) => !isDenied);
}
