import { type Sentence, withCapital } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { fitAbsences } from '../pieces/absences.ts';
import { type Item, itemsOf, withFirst, withoutArticle } from './comma-list.ts';
import { fitOptics } from './fit-optics.ts';

const order: readonly Item[] = [
  'scene',
  'surroundings',
  'shot',
  'framing',
  'light',
  'mood',
  'palette',
  'look',
  'camera',
];

/** The caption an archive would print under it, and behind it what backs it up; without full stop where phrases are read. */
export const plainImage: Dialect = {
  joint: ', ',
  fit: (fitted, model) => {
    fitAbsences(fitted, model);
    fitOptics(fitted, model);
  },
  say: (telling) => {
    const items = withFirst(itemsOf(telling, order), (text) => withCapital(withoutArticle(text)));
    return telling.model?.input.value === 'prose' ? ended(items) : items;
  },
};

function ended(items: readonly Sentence[]): Sentence[] {
  const last = items.at(-1);
  const stretch = last?.at(-1);
  if (!last || !stretch || /[.!?…]["”’)]*$/.test(stretch.text)) return [...items];
  return [...items.slice(0, -1), [...last.slice(0, -1), { ...stretch, text: `${stretch.text}.` }]];
}
