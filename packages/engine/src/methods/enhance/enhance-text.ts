import { type SpokenChange, tidyTranscript } from '../../language/dictation/tidy-transcript.ts';
import type { Mode } from '../../shot/shot.ts';
import { cleanText } from '../../text/clean-text.ts';
import { type Optimized, optimize } from '../optimizer/optimize.ts';
import type { PromptData } from '../prompt-data.ts';

export interface Enhanced extends Omit<Optimized, 'original'> {
  data: PromptData;
}

export interface EnhancedVoice extends Enhanced {
  /** What was taken out of what was said, or put right in it. */
  tidied: SpokenChange[];
}

/** Text as it was typed, made a prompt. A blank text has nothing to make one from. */
export function enhanceText(text: string, mode: Mode, locked: readonly string[] = []): Enhanced | undefined {
  return enhanced(text, text, { isManualText: true }, mode, locked);
}

/** The final transcripts of the microphone, made a prompt. */
export function enhanceVoice(transcript: string, mode: Mode): EnhancedVoice | undefined {
  const { text, changes } = tidyTranscript(transcript);
  const made = enhanced(text, transcript, { isVoiceGenerated: true }, mode, []);
  return made && { ...made, tidied: changes };
}

function enhanced(
  words: string,
  given: string,
  origin: Pick<PromptData, 'isManualText'> | Pick<PromptData, 'isVoiceGenerated'>,
  mode: Mode,
  locked: readonly string[],
): Enhanced | undefined {
  const made = optimize({ idea: words, mode, locked });
  if (!made) return undefined;
  const kept = locked.filter((one) => one !== '' && made.text.includes(one));
  const { original: _, ...rest } = made;
  return {
    ...rest,
    data: {
      mode,
      prompt: made.text,
      ...origin,
      originalIdea: cleanText(given).trim(),
      ...(kept.length > 0 && { locked: kept }),
    },
  };
}
