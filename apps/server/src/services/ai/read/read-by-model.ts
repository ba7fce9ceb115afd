import { askReading, type ReadingProblem } from '@cuewright/engine/guests';
import type { HeardReading } from '@cuewright/engine/guests/hearing';
import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { Engine } from '../../engine/engine.ts';
import type { Asker, Guard, Guarded } from '../guards/guard.ts';
import { THOUGHT_TOKENS, tokensIn } from '../guards/usage.ts';
import { ModelError } from '../model-error.ts';
import type { TextToRead } from '../models.ts';
import { askText } from '../provider/ask-text.ts';
import { inFull } from '../provider/read-object.ts';
import { readByEngine } from '../read-by-engine.ts';

/** Which kinds there are, not every server can be told; it is checked afterwards. */
const form = z.object({ stretches: z.array(z.object({ words: z.string(), kind: z.string() })) });

/** It gives the text back, and between two words or three the name of a kind. */
const LONGER = 12;
const LEAST_CHARACTERS = 4_000;

/** What was heard; or why nothing was, and what was wrong with the last answer. */
type ReadByModel = Guarded<HeardReading> & { problem: ReadingProblem | undefined };

/** A text as a model reads it. What breaks a law is named to it once; after that the engine’s reading stands. */
export async function readByModel(
  {
    guard,
    model,
    engine,
  }: { guard: Guard; model: () => Promise<Exclude<LanguageModel, string>>; engine: Engine },
  asker: Asker,
  { text, mode, marks, models }: TextToRead,
): Promise<ReadByModel> {
  let problem: ReadingProblem | undefined;
  const mostCharacters = LEAST_CHARACTERS + text.length * LONGER;
  const mostTokens = THOUGHT_TOKENS + tokensIn(text) * 4 + 500;
  const { instructions, message } = askReading({ text, mode });
  const said = await guard.run<HeardReading>(asker, {
    use: 'read',
    most: { input: tokensIn(instructions) + tokensIn(message) + 500, output: mostTokens, pictures: 0 },
    attempt: async (attempt) => {
      const asked = askReading({ text, mode, before: problem });
      problem = undefined;
      const answer = await askText(
        await model(),
        {
          instructions: asked.instructions,
          messages: [{ role: 'user', content: asked.message }],
          schema: form,
          mostTokens,
          mostCharacters,
        },
        { ...attempt, onText: () => {} },
      );
      const heard = await readByEngine(engine, { turn: asker.id, signal: attempt.signal })('hear-reading', {
        text,
        mode,
        marks,
        models,
        answer: inFull(answer, form),
      });
      if ('heard' in heard) return heard.heard;
      problem = heard.problem;
      throw new ModelError('garbled', `The reading cannot be used: ${heard.problem}.`);
    },
  });
  return { ...said, problem };
}
