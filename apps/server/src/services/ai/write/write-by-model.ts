import {
  type BrokenLaw,
  type HeardWriting,
  type TextToWrite,
  type WritingForm,
  whysLeft,
} from '@cuewright/engine/guests';
import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { Engine } from '../../engine/engine.ts';
import type { Asker, Guard, Guarded } from '../guards/guard.ts';
import { THOUGHT_TOKENS, tokensIn } from '../guards/usage.ts';
import { ModelError } from '../model-error.ts';
import { askText } from '../provider/ask-text.ts';
import { inFull } from '../provider/read-object.ts';
import { readByEngine } from '../read-by-engine.ts';

/** That they are whole numbers, and of what was said, is checked afterwards: not every server can be told. */
const told = { words: z.string(), tells: z.array(z.number()) };
const piece = z.object(told);
const forms = {
  copy: z.object({
    pieces: z.array(z.object({ ...told, or: z.array(z.string()) })),
    set: z.array(z.object({ words: z.string(), name: z.string(), value: z.string() })),
    absent: z.array(z.object({ words: z.string(), things: z.array(z.string()) })),
    left: z.array(z.object({ words: z.string(), why: z.enum(whysLeft) })),
    clash: z.array(z.object({ one: z.string(), other: z.string() })),
    back: z.array(z.string()),
  }),
  script: z.object({
    scenes: z.array(z.object({ narration: z.array(piece), screen: z.array(piece), visual: z.array(piece) })),
    left: z.array(z.object({ n: z.number(), why: z.string() })),
  }),
} as const satisfies Record<WritingForm, z.ZodType>;

/** A copy may say at length what was said in short, */
const LONGER = 4;
const LEAST_CHARACTERS = 4_000;
const LEAST_TOKENS = 2_000;
/** and each of its pieces stands between names, braces and numbers. */
const IN_ITS_FORM = 2;

/** What was heard; or why nothing was, and the law that the last answer broke. */
type WrittenByModel = Guarded<HeardWriting> & { broken: BrokenLaw | undefined };

/**
 * A text as a model words it for a generator; nothing where a model has no say, and none is asked. What breaks a law is named
 * to it once; after that the engine’s copy stands.
 */
export async function writeByModel(
  {
    guard,
    model,
    engine,
  }: { guard: Guard; model: () => Promise<Exclude<LanguageModel, string>>; engine: Engine },
  asker: Asker,
  text: TextToWrite,
): Promise<WrittenByModel | undefined> {
  const first = await engine.run('ask-writing', text, { turn: asker.id, signal: asker.signal });
  if (!first) return undefined;
  const form = forms[first.form];
  let broken: BrokenLaw | undefined;
  const mostCharacters = (LEAST_CHARACTERS + text.text.length * LONGER) * IN_ITS_FORM;
  const mostTokens = THOUGHT_TOKENS + LEAST_TOKENS + tokensIn(text.text) * LONGER;
  const said = await guard.run<HeardWriting>(asker, {
    use: 'write',
    most: {
      input: tokensIn(first.instructions) + tokensIn(first.message) + 500,
      output: mostTokens,
      pictures: 0,
    },
    attempt: async (attempt) => {
      const ask = readByEngine(engine, { turn: asker.id, signal: attempt.signal });
      const isLast = broken !== undefined;
      const asked = broken ? await ask('ask-writing', { ...text, before: broken }) : first;
      if (!asked) throw new Error('A text that had words to write has none the second time.');
      broken = undefined;
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
      broken = { problem: 'other-form' };
      const told = inFull<z.ZodType>(answer, form);
      broken = undefined;
      const heard = await ask('hear-writing', { ...text, answer: told, isLast });
      if ('heard' in heard) return heard.heard;
      broken = heard;
      throw new ModelError('garbled', `The copy cannot be used: ${heard.problem}.`);
    },
  });
  return { ...said, broken };
}
