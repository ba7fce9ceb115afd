import type { Model } from '../../catalogue/index.ts';
import { tidyTranscript } from '../../language/dictation/tidy-transcript.ts';
import type { Mode } from '../../shot/shot.ts';
import { cleanText } from '../../text/clean-text.ts';
import { write } from '../../writing/write.ts';
import type { Written } from '../../writing/written.ts';
import type { PromptData } from '../prompt-data.ts';
import { promptShot } from '../prompt-shot.ts';
import { type Added, completeShot } from './complete-shot.ts';

export interface Enhanced {
  written: Written;
  /** What the text did not say and the prompt does. */
  added: Added[];
  data: PromptData;
}

/** Text as it was typed, made a prompt. A blank text has nothing to make one from. */
export function enhanceText(
  text: string,
  mode: Mode,
  model?: Model,
  locked: readonly string[] = [],
): Enhanced | undefined {
  return enhanced(text, text, { isManualText: true }, mode, model, locked);
}

/** The final transcripts of the microphone, made a prompt. */
export function enhanceVoice(transcript: string, mode: Mode, model?: Model): Enhanced | undefined {
  return enhanced(tidyTranscript(transcript), transcript, { isVoiceGenerated: true }, mode, model);
}

function enhanced(
  words: string,
  given: string,
  origin: Pick<PromptData, 'isManualText'> | Pick<PromptData, 'isVoiceGenerated'>,
  mode: Mode,
  model: Model | undefined,
  locked: readonly string[] = [],
): Enhanced | undefined {
  if (words.trim() === '') return undefined;
  const { shot, added } = completeShot(promptShot(words, mode, locked));
  const written = write(shot, model);
  const data: PromptData = {
    mode,
    prompt: written.text,
    ...origin,
    originalIdea: cleanText(given).trim(),
    ...(shot.locked.length > 0 && { locked: shot.locked }),
    ...(model ? { selectedModel: model.id } : {}),
  };
  return { written, added, data };
}
