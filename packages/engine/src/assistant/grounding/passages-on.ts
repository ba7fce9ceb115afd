import { fillFigures } from '../fill-figures.ts';
import { find } from '../found/search.ts';
import type { ProductFigures } from '../question.ts';
import { translated } from '../said/languages.ts';

/** Something written here that an answer can be made of, for whoever puts it in words of their own. */
export interface Ground {
  title: string;
  text: string;
  /** Where one can read on. */
  url?: string;
}

/** What is written here on a question, the likeliest first. */
export function passagesOn(question: string, figures: ProductFigures, most = 6): Ground[] {
  return find(translated(question)?.english ?? question, most).map(
    ({ entry: { title, text, more, buttons } }) => ({
      title,
      text: fillFigures(more ? `${text} ${more}` : text, figures),
      ...(buttons?.[0] && { url: buttons[0].url }),
    }),
  );
}
