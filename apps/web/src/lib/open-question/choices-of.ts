import type { Open } from '@cuewright/engine/writing';
import { cutText } from '../cut-text.ts';
import type { Choice } from './open-question-strip.tsx';

interface Ways {
  /** Puts in the text that a choice leaves. */
  take: (text: string, title: string) => void;
  /** Opens the text to be worded anew. */
  edit: () => void;
}

const LONGEST = 40;

/** What can be answered with one tap: which of the things stays. What has to be worded anew leads to the words. */
export function choicesOf({ choices, outcomes = [] }: Open, { take, edit }: Ways): Choice[] {
  const taken = choices.flatMap((words, n) => {
    const outcome = outcomes[n];
    const name = words.length > LONGEST ? `${cutText(words, LONGEST, { atWord: true })} …` : words;
    return outcome === undefined
      ? []
      : [{ label: `Keep “${name}”`, onChoose: () => take(outcome, `Kept “${name}”`) }];
  });
  const isWhole = choices.length > 0 && taken.length === choices.length;
  return isWhole ? taken : [...taken, { label: 'Edit the text', onChoose: edit }];
}
