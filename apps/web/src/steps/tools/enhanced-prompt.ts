import type { CallAnswer } from '@cuewright/contract';
import { createStreamClient } from '@cuewright/contract/streaming';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';
import type { Mode } from '../../lib/address.ts';
import { type AnsweredBy, answeredText } from '../../lib/answered-text.ts';
import { call, calling } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';
import { keptNews } from '../../lib/pinned-words/kept-news.ts';
import { type PolishedPart, readPolished } from '../../lib/read-polished.ts';
import { type AddedRow, addedByEngine, addedByModel } from './added-rows.ts';
import { loadEnhance } from './load-enhance.ts';

/** A text made a prompt, whoever made it. */
export interface EnhancedPrompt {
  segments: readonly Segment[];
  added: readonly AddedRow[];
  data: PromptData;
  /** Who made it, where a model was to. */
  by: string;
  /** What became of the words that were pinned, in a sentence. */
  news?: string | undefined;
}

type Models = CallAnswer<'GET /api/models'>;

const KEY = 'POST /api/enhance';
const ask = createStreamClient(calling);
let models: Promise<Models> | undefined;

/** A model writes it where this server has one; else, and without a line, the page does it by itself. */
export async function enhancePrompt(
  text: string,
  mode: Mode,
  {
    pinned,
    signal,
    tell,
  }: { pinned: readonly string[]; signal: AbortSignal; tell: (parts: readonly PolishedPart[]) => void },
): Promise<EnhancedPrompt | undefined> {
  const hasModel = await hasTextModel();
  const locked = pinned.filter((words) => text.includes(words));
  if (!hasModel) return await enhanceHere(text, mode, locked);
  try {
    const events = ask(KEY, { body: { text, mode, ...(locked.length > 0 && { locked }) }, signal });
    const { segments, added, prompt, answered_by, locked: outcome } = await readPolished(KEY, events, tell);
    return {
      segments: segments.map(({ text: words, part, added: isAdded }) => ({
        text: words,
        part,
        ...(isAdded && { added: isAdded }),
      })),
      added: added.map(addedByModel),
      data: {
        mode,
        prompt,
        isManualText: true,
        originalIdea: text.trim(),
        ...(locked.length > 0 && { locked: locked.filter((words) => prompt.includes(words)) }),
      },
      news: outcome && keptNews(outcome),
      by: answered_by ? answeredText(answered_by) : '',
    };
  } catch (error) {
    if (signal.aborted) return undefined;
    logError('Failed to enhance:', error);
    return await enhanceHere(text, mode, locked, { kind: 'engine', fell_back: 'unavailable' });
  }
}

async function enhanceHere(
  text: string,
  mode: Mode,
  locked: readonly string[],
  by: AnsweredBy = { kind: 'engine' },
): Promise<EnhancedPrompt | undefined> {
  const made = (await loadEnhance())?.enhanceText(text, mode, undefined, locked);
  if (!made) return undefined;
  const { written, added, data } = made;
  return {
    segments: written.segments,
    added: added.map((one) => addedByEngine(one, written)),
    data,
    by: answeredText(by),
  };
}

async function hasTextModel(): Promise<boolean> {
  models ??= call('GET /api/models');
  try {
    return (await models).text !== null;
  } catch {
    // Asked again the next time.
    models = undefined;
    return false;
  }
}
