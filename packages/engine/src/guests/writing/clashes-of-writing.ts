import { clashQuestion } from '../../copies/open.ts';
import { withoutClash } from '../../copies/without-clash.ts';
import { read } from '../../language/read.ts';
import type { Open } from '../../writing/written.ts';
import type { Given } from './laws-of-writing.ts';
import type { ToldClash } from './told-writing.ts';
import { wholeWords } from './whole-words.ts';
import type { TextToWrite } from './writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** More are no questions any more. */
const MOST_CLASHES = 2;
/** So much of a text can be what the other side of a clash says. */
const MOST_OUT = 0.25;

/** What is said to clash was said, each of the two by itself. */
export function clashLaw({ answer, asked }: Given): BrokenLaw | undefined {
  const strange = answer.clash.find(({ one, other }) => {
    const [first, second] = [wholeWords(asked.text, one), wholeWords(asked.text, other)];
    return !first || !second || (first.from < second.to && second.from < first.to);
  });
  const out = answer.clash.reduce((sum, { other }) => sum + other.length, 0);
  const most =
    answer.clash.length > MOST_CLASHES || out > asked.text.length * MOST_OUT ? answer.clash[0] : undefined;
  const broken = strange ?? most;
  return broken && { problem: 'leaves-nothing', words: `${broken.one} / ${broken.other}` };
}

/** The question that a clash is to whoever said both; the text as each answer leaves it, where it stands without the other. */
export function questionsOf(
  clashes: readonly ToldClash[],
  { text, mode }: TextToWrite,
  asked: readonly Open[] = [],
): Open[] {
  if (clashes.length === 0) return [];
  const reading = read(text, { isClip: mode === 'video' });
  return clashes.flatMap(({ one, other }) => {
    const [first, second] = [wholeWords(text, one), wholeWords(text, other)];
    if (!first || !second || asked.some((known) => isSame(known, [one, other]))) return [];
    return [
      {
        part: 'details',
        question: clashQuestion([one, other]),
        choices: [one, other],
        outcomes: [withoutClash(reading, second, first), withoutClash(reading, first, second)],
      },
    ];
  });
}

/** What the engine asks about the same words. */
function isSame({ choices }: Open, words: readonly string[]): boolean {
  return (
    choices.length === words.length &&
    words.every((one) => choices.some((choice) => one.includes(choice) || choice.includes(one)))
  );
}
