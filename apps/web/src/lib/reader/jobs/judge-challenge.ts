import { type ChallengeCheck, checkChallenge } from '@cuewright/engine/content/challenge';
import type { Lesson } from '@cuewright/engine/content/lessons';

export interface ChallengeTaken {
  text: string;
  challenge: Pick<Lesson['practiceExercise'], 'mode' | 'words' | 'needs'>;
}

/** What an answer to a challenge says of what it was asked. */
export function judgeChallenge({ text, challenge }: ChallengeTaken): ChallengeCheck {
  return checkChallenge(text, challenge);
}
