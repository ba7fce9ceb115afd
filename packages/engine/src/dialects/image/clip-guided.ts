import type { Sentence } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { itemsOf } from './comma-list.ts';

/** Prompts parted by bars, each climbed towards at once; a weight behind a colon, the subject's the highest. */
export const clipGuided: Dialect = {
  joint: ' | ',
  isWhole: true,
  say: (telling) => {
    const items = itemsOf(telling, ['scene', 'shot', 'light', 'palette', 'look', 'mood']).map(withoutMarks);
    const weight = items.length > 1 ? 2 : 1;
    return items.map((stretches, at) => (at === 0 ? weighted(stretches, weight) : stretches));
  },
};

function weighted(stretches: Sentence, weight: number): Sentence {
  const last = stretches.at(-1);
  if (!last || WEIGHT.test(last.text)) return stretches;
  return [...stretches.slice(0, -1), { ...last, text: `${last.text}:${weight}` }];
}

const WEIGHT = /:-?\d+(?:\.\d+)?$/;

/** Colons and bars part prompts here, so those of the words go; a weight stays. */
function withoutMarks(stretches: Sentence): Sentence {
  return stretches.map(({ part, text }) => {
    const [weight = ''] = WEIGHT.exec(text) ?? [];
    const words = text.slice(0, text.length - weight.length);
    return { part, text: words.replace(/(\d):(?=\d)/g, '$1.').replace(/\s*[:|]+\s*/g, ', ') + weight };
  });
}
