import type { LanguageModel, ModelMessage, ToolSet } from 'ai';
import type { z } from 'zod';
import { type ModelUsage, tokensIn } from '../guards/usage.ts';
import { ModelError } from '../model-error.ts';
import { faultOf } from './fault-of.ts';
import { loadSdk } from './load-sdk.ts';

export interface TextToAsk {
  instructions: string;
  messages: ModelMessage[];
  /** The form of the answer, where it is no prose. */
  schema?: z.ZodType;
  tools?: ToolSet;
  /** How often it may look something up before it answers. */
  mostSteps?: number;
  mostTokens: number;
  mostCharacters: number;
}

export interface TextAsked {
  signal: AbortSignal;
  /** The first sign of life: text, thought, or a wish for a tool. */
  onBegin: () => void;
  onText: (text: string) => void;
  /** What has been used so far, also where it comes to nothing. */
  onUsage: (usage: ModelUsage) => void;
}

/** Asks once, and hands on the text as it comes. Whatever is wrong with the answer is a `ModelError`. */
export async function askText(
  model: Exclude<LanguageModel, string>,
  wish: TextToAsk,
  { signal, onBegin, onText, onUsage }: TextAsked,
): Promise<string> {
  const { isStepCount, Output, streamText } = await loadSdk();
  const leaving = new AbortController();
  const sent = tokensIn(wish.instructions) + tokensIn(JSON.stringify(textsOf(wish.messages)));
  let text = '';
  let counted: ModelUsage | undefined;
  try {
    const { stream } = streamText({
      model,
      instructions: wish.instructions,
      messages: wish.messages,
      maxRetries: 0,
      maxOutputTokens: wish.mostTokens,
      abortSignal: AbortSignal.any([signal, leaving.signal]),
      // Nothing of it is kept at the provider beyond the answer, where that can be said.
      providerOptions: { openai: { store: false } },
      onError: () => {},
      ...(wish.schema && { output: Output.object({ schema: wish.schema }) }),
      ...(wish.tools && { tools: wish.tools, stopWhen: isStepCount(wish.mostSteps ?? 1) }),
    });
    for await (const part of stream) {
      signal.throwIfAborted();
      if (LIVES.has(part.type)) onBegin();
      if (part.type === 'text-delta') {
        text += part.text;
        if (text.length > wish.mostCharacters)
          throw new ModelError('garbled', `The answer is longer than ${wish.mostCharacters} characters.`);
        onText(part.text);
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish-step' && part.finishReason === 'content-filter')
        throw new ModelError('refused', 'The provider will not answer this.');
      else if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage;
        counted = { input: inputTokens ?? sent, output: outputTokens ?? tokensIn(text), pictures: 0 };
        if (part.finishReason === 'length')
          throw new ModelError('garbled', 'The answer broke off at its limit.');
        if (part.finishReason === 'error') throw new ModelError('failed', 'The provider broke off.');
      }
    }
    if (!counted) throw new ModelError('failed', 'The answer has no end.');
    if (text.trim() === '') throw new ModelError('garbled', 'The answer is empty.');
    onUsage(counted);
    return text;
  } catch (thrown) {
    const fault = signal.aborted ? signal.reason : faultOf(thrown);
    // A refused call costs nothing; for one that began or was too late somebody may be charged.
    const isFree = !counted && text === '' && fault instanceof ModelError && fault.kind !== 'garbled';
    if (!isFree) onUsage(counted ?? { input: sent, output: tokensIn(text), pictures: 0 });
    throw fault;
  } finally {
    // Whatever is still on its way is not waited for, and its socket is let go.
    leaving.abort();
  }
}

const LIVES: ReadonlySet<string> = new Set([
  'text-delta',
  'reasoning-delta',
  'tool-input-start',
  'tool-call',
]);

function textsOf(messages: readonly ModelMessage[]): unknown[] {
  return messages.flatMap(({ content }): unknown[] =>
    typeof content === 'string' ? [content] : content.filter((part) => part.type === 'text'),
  );
}
