import { lockedOutcome } from '@cuewright/engine/locked';
import type { Idea } from '@cuewright/engine/methods/optimizer';
import type { Suggestions } from '@cuewright/engine/methods/polish';
import type { PolishedPrompt } from '../../ai/models.ts';
import { job } from './job.ts';

type Made = Omit<PolishedPrompt, 'answered_by'>;
type Locked = readonly string[];

/** An idea, and the words of it that stay letter for letter. */
interface Wish {
  idea: string;
  mode: 'photo' | 'video';
  locked: Locked;
}

const outcomeOf = (prompt: string, locked: Locked, rewritten?: string) =>
  locked.length > 0 && { locked: lockedOutcome(prompt, locked, rewritten) };

/** A prompt of an idea in a genre. */
export const optimize = job(
  () => import('@cuewright/engine/methods/optimizer'),
  (room, idea: Idea & Wish): Made => {
    const made = room.optimize(idea);
    if (!made) throw new Error('A blank idea came past its check.');
    const { text: prompt, segments, added, left } = made;
    return { prompt, segments, added, left, ...outcomeOf(prompt, idea.locked) };
  },
);

/** A text without a genre is helped by what it shows alone. */
export const enhance = job(
  () => import('@cuewright/engine/enhance'),
  (room, { idea, mode, locked }: Wish): Made => {
    const made = room.enhanceText(idea, mode, locked);
    if (!made) throw new Error('A blank text came past its check.');
    const { text: prompt, segments, added, left } = made;
    return { prompt, segments, added, left, ...outcomeOf(prompt, locked) };
  },
);

/** A prompt of an idea and what a model suggests; or what is wrong with the suggestions. */
export const polish = job(
  () => import('@cuewright/engine/methods/polish'),
  (
    room,
    { suggested, ...idea }: Wish & { suggested: Suggestions },
  ): { made: Made } | { problems: string[] } => {
    const problems = room.polishProblems(idea, suggested);
    if (problems.length > 0) return { problems: [...new Set(problems.map(({ code }) => code))] };
    const polished = room.polish(idea, suggested);
    if (!polished) throw new Error('A blank idea came past its check.');
    const { text: prompt, segments, added, left, isTranslated } = polished;
    const rewritten = isTranslated ? (suggested.english ?? '') : prompt;
    return {
      made: {
        prompt,
        segments,
        added,
        left,
        is_translated: isTranslated,
        ...outcomeOf(prompt, idea.locked, rewritten),
      },
    };
  },
);
