import type { Sentence } from '../../writing/sentence.ts';
import type { Dialect } from '../dialect.ts';
import { itemsOf } from './comma-list.ts';

/** Prompts parted by bars, each climbed towards at once; a weight behind a colon, the subject's the highest. */
export const clipGuided: Dialect = {
  joint: ' | ',
  isWhole: true,
  say: (telling) => {
    const items = itemsOf(telling, ['scene', 'shot', 'light', 'palette', 'look', 'mood'])
      .flatMap(parted)
      .map(withoutMarks);
    const weight = items.length > 1 ? 2 : 1;
    return items.map((stretches, at) => (at === 0 ? weighted(stretches, weight) : stretches));
  },
};

/** A phrase that was typed with a weight is a prompt of its own. */
function parted(stretches: Sentence): Sentence[] {
  if (!stretches.some(({ text }) => TYPED.test(text))) return [stretches];
  return stretches.flatMap(({ part, text }) =>
    text
      .split(/,\s+/)
      .filter((phrase) => phrase.trim() !== '')
      .map((phrase) => [{ part, text: phrase.trim() }]),
  );
}

const TYPED = /:-?\d+(?:\.\d+)?(?=,|$)/;

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
