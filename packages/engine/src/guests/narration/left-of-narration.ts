import { strong } from '../../language/job/evidence-words.ts';
import { jobPeople, jobTerms } from '../../language/job/job-talk-words.ts';
import { speaksOfJob } from '../../language/requests/speaks-of-job.ts';
import { settingGlue } from '../../language/settings/setting-words.ts';
import { numberOf, partsOfTime } from '../../language/words/numbers.ts';
import { isFormOf } from '../../language/words/roots.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import type { BrokenLaw } from '../writing/writing-problem.ts';
import { wordsOf } from './plain-words.ts';
import type { FactKind, ToNarrate } from './to-narrate.ts';
import type { ToldNarration } from './told-narration.ts';

/** So many of the statements may be told by none, at most. */
const MOST_LEFT = 0.55;
/** Somebody gave them to be said, or to stand, as they are. */
const HELD: ReadonlySet<FactKind> = new Set(['line', 'screen', 'again', 'close']);

/** What is left has a reason that can be seen: it speaks of money and terms, or all of its words are said elsewhere. */
export function leavesLaw({ scenes, left }: ToldNarration, { facts }: ToNarrate): BrokenLaw | undefined {
  const told = scenes.flatMap(({ narration, visual }) =>
    [...narration, ...visual].flatMap(({ words }) => wordsOf(words)),
  );
  const all = left.map(({ n }) => facts[n]?.words).join(' / ');
  if (new Set(left.map(({ n }) => n)).size > facts.length * MOST_LEFT)
    return { problem: 'leaves-nothing', words: all };
  for (const { n, why } of left) {
    const fact = facts[n];
    if (!fact) return { problem: 'other-form' };
    const own = wordsOf(fact.words);
    const isOfJob = own.some(
      (word) => strong.has(word) || jobTerms.has(word) || jobPeople.has(word) || speaksOfJob(word),
    );
    const isSetting = own.every(
      (word) =>
        isFunctionWord(word) ||
        settingGlue.has(word) ||
        numberOf(word) !== undefined ||
        partsOfTime.has(word),
    );
    const isTwice =
      !/\d/.test(fact.words) &&
      own.every((word) => isFunctionWord(word) || told.some((one) => isFormOf(one, word)));
    if (HELD.has(fact.kind) || !(why === 'job' ? isOfJob || isSetting : isTwice))
      return { problem: 'leaves-nothing', words: fact.words };
  }
  return undefined;
}
