import type { Sentence } from '../../../writing/sentence.ts';
import type { Dialect } from '../../dialect.ts';
import { itemsOf, withFirst } from '../comma-list.ts';
import { fitFlags } from './fit-flags.ts';
import { fitNouns } from './fit-nouns.ts';
import { flagTail } from './flag-tail.ts';
import { pictureAddresses } from './references.ts';
import { isAmong, versionOf } from './version.ts';

/** Short phrases, the flags behind them in their order, and the addresses of pictures in front. */
export const midjourney: Dialect = {
  joint: ', ',
  weighing: (fitted, model) =>
    isAmong(model.weights?.value.only, versionOf(fitted, model)) ? 'double-colon' : undefined,
  fit: (fitted, model) => {
    fitNouns(fitted);
    fitFlags(fitted, model);
  },
  say: (telling) => {
    const items = itemsOf(telling, [
      'scene',
      'shot',
      'framing',
      'light',
      'surroundings',
      'mood',
      'palette',
      'look',
    ]).map(withoutMarks);
    const addresses = pictureAddresses(telling.shot);
    return addresses.length === 0 ? items : withFirst(items, (text) => `${addresses.join(' ')} ${text}`);
  },
  tail: flagTail,
};

/** Two hyphens begin a flag and braces make several jobs, so those of the words give way. */
function withoutMarks(stretches: Sentence): Sentence {
  return stretches.map(({ part, text }) => ({
    part,
    text: text
      .replace(/\s*(?:--+|—)\s*/g, ' – ')
      .replace(/[{}]/g, '')
      .replace(/::(?!-?\d)/g, ' '),
  }));
}
