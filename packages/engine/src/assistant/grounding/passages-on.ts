import { fillFigures } from '../fill-figures.ts';
import type { ProductFigures } from '../question.ts';
import { findPassages } from '../retrieval/collections.ts';

/** Something written here that an answer can be made of, for whoever puts it in words of their own. */
export interface Ground {
  title: string;
  text: string;
}

/** What is written here on a question, the likeliest first. */
export function passagesOn(question: string, figures: ProductFigures, most = 6): Ground[] {
  return findPassages(question, most).map(({ item: { title, text, more } }) => ({
    title,
    text: fillFigures(more ? `${text} ${more}` : text, figures),
  }));
}
