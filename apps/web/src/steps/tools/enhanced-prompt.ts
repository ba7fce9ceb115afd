import { createStreamClient } from '@cuewright/contract/streaming';
import type { PromptData } from '@cuewright/engine/methods';
import type { Segment } from '@cuewright/engine/writing';
import type { Mode } from '../../lib/address.ts';
import { type AnsweredBy, answeredText } from '../../lib/answered-text.ts';
import { calling } from '../../lib/api.ts';
import { textModel } from '../../lib/guest-models/text-model.ts';
import { type Help, type HelpWishes, noWishes, shownHelp } from '../../lib/help/shown-help.ts';
import { logError } from '../../lib/log-error.ts';
import { keptNews } from '../../lib/pinned-words/kept-news.ts';
import { type PolishedPart, readPolished } from '../../lib/read-polished.ts';
import { loadEnhance } from './load-enhance.ts';

/** A text made a prompt, whoever made it. */
export interface EnhancedPrompt {
  segments: readonly Segment[];
  /** What was added and left out, as it came. */
  help: Help;
  wishes: HelpWishes;
  data: PromptData;
  /** Who made it, where a model was to. */
  by: string;
  /** What became of the words that were pinned, in a sentence. */
  news?: string | undefined;
}

const KEY = 'POST /api/enhance';
const ask = createStreamClient(calling);

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
  const hasModel = (await textModel()) !== undefined;
  const locked = pinned.filter((words) => text.includes(words));
  if (!hasModel) return await enhanceHere(text, mode, locked);
  try {
    const events = ask(KEY, { body: { text, mode, ...(locked.length > 0 && { locked }) }, signal });
    const {
      segments,
      added,
      left,
      prompt,
      answered_by,
      locked: outcome,
    } = await readPolished(KEY, events, tell);
    return {
      segments: segmentsOf(segments),
      help: { segments, added, left },
      wishes: noWishes,
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
  const made = (await loadEnhance())?.enhanceText(text, mode, locked);
  if (!made) return undefined;
  const { segments, added, left, data } = made;
  return {
    segments,
    help: { segments, added, left },
    wishes: noWishes,
    data,
    by: answeredText(by),
  };
}

/** The same with other choices, or with something put back. */
export function wished(enhanced: EnhancedPrompt, wishes: HelpWishes): EnhancedPrompt {
  const { text: prompt, segments } = shownHelp(enhanced.help, wishes);
  return { ...enhanced, wishes, segments: segmentsOf(segments), data: { ...enhanced.data, prompt } };
}

function segmentsOf(segments: Help['segments']): Segment[] {
  return segments.map(({ text, part, added }) => ({ text, part, ...(added && { added }) }));
}
