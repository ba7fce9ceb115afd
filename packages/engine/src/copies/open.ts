import type { Model } from '../catalogue/model.ts';
import { clashesOf } from '../language/clashes/clashes.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import type { Open } from '../writing/written.ts';
import { extraMoves } from './extra-moves.ts';
import { withoutClash } from './without-clash.ts';

/** What only the person can settle: which of two things is meant that cannot both come true, and the picture to begin from. */
export function openOf(reading: Reading, model: Model | undefined, hasStartImage: boolean): Open[] {
  const open: Open[] = [...clashesIn(reading)];
  if (!model) return open;
  open.push(...extraMoves(reading, model).open);
  const { name, startImage, references } = model;
  if (startImage?.value === 'required' && !hasStartImage)
    open.push({
      part: 'startImage',
      question: 'It needs a start image. Which picture should the clip begin with?',
      choices: [],
    });
  if (references === undefined && !hasStartImage)
    for (const one of reading.statements)
      if (one.kind === 'reference' && !one.isVague && one.within === undefined)
        open.push({
          part: 'references',
          question: `${name} takes no reference pictures. How should ${wordsOf(reading.text, one)} look?`,
          choices: [],
        });
  return open;
}

/** What clashes is the same for every generator. */
const clashing = new WeakMap<Reading, readonly Open[]>();

function clashesIn(reading: Reading): readonly Open[] {
  const known = clashing.get(reading) ?? findClashes(reading);
  clashing.set(reading, known);
  return known;
}

function findClashes(reading: Reading): Open[] {
  return clashesOf(reading).map(({ one, other }) => {
    const choices = [wordsOf(reading.text, one), wordsOf(reading.text, other)];
    return {
      part: 'details',
      question: clashQuestion(choices),
      choices,
      outcomes: [withoutClash(reading, other, one), withoutClash(reading, one, other)],
    };
  });
}

export function clashQuestion(choices: readonly string[]): string {
  return `These two conflict: ${choices.join(' / ')}. Which one do you mean?`;
}
