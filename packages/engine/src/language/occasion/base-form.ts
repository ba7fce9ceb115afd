import { baseOf } from '../words/senses.ts';
import { travels } from '../words/sight-words.ts';
import * as told from './occasion-words.ts';

/** The base form of a verb that a decision hangs on, in whatever form it stands. */
export function baseForm(word: string): string | undefined {
  const isVerb = (one: string) =>
    travels.has(one) ||
    told.moreTravels.has(one) ||
    VERBS.some((set) => set.has(one)) ||
    told.heardOf(one) !== undefined;
  const forms = [
    word,
    baseOf(word),
    word.replace(/s$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(?:ing|ed)$/, ''),
    word.replace(/(?:ing|ed)$/, 'e'),
    word.replace(/(.)\1(?:ing|ed)$/, '$1'),
  ];
  return forms.find((one) => one !== undefined && isVerb(one));
}

const VERBS = [told.turnings, told.feelings, told.handiwork, told.dances];
