import type { CurrentPrompt, Question } from '../question.ts';
import { ideaSaid } from './idea-said.ts';
import { lastBlock } from './last-block.ts';
import type { Understood } from './understood.ts';

/** The prompt a message speaks of: the one that came with it, the one Aira wrote, the one on the screen, or an idea that was told. */
export function promptMeant(meant: Understood, question: Question): CurrentPrompt | undefined {
  const written = lastBlock(question);
  const current = question.prompt;
  const idea = ideaSaid(question);
  const told: CurrentPrompt | undefined =
    idea === undefined ? undefined : { text: idea, mode: question.mode ?? 'photo' };
  const isOfWritten =
    meant.leans ||
    !current?.text.trim() ||
    (/\b(?:it|that|this)\b/.test(meant.plain) && !/\bmy prompt\b/.test(meant.plain));
  if (meant.given !== undefined)
    return { text: meant.given, mode: current?.mode ?? question.mode ?? 'photo', model: undefined };
  return written && isOfWritten ? written : (current ?? told);
}
