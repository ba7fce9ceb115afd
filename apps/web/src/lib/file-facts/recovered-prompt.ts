import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { PromptData } from '@cuewright/engine/methods';
import { wholePrompt } from '@cuewright/engine/recovered';
import { isBlankText } from '@cuewright/engine/text';
import { cutText } from '../cut-text.ts';

/** A file that holds its own prompt. */
export type HeldPrompt = MadeFacts & { prompt: string };

const LONGEST_TITLE = 100;
const LONGEST_VALUE = 500;
const MOST_SETTINGS = 40;

export function holdsPrompt(facts: MadeFacts | undefined): facts is HeldPrompt {
  return facts?.prompt !== undefined && !isBlankText(facts.prompt);
}

/** What a file holds, as it goes into the result view: nothing was generated, so nothing is counted. */
export function recoveredPrompt(fileName: string, facts: HeldPrompt): PromptData {
  const { generator, model, seed, negative } = facts;
  const prompt = wholePrompt(facts);
  const mode = facts.container === 'mp4' || facts.container === 'webm' ? 'video' : 'photo';
  const selectedModel = generatorOf(facts, mode);
  const settings = facts.settings
    .slice(0, MOST_SETTINGS)
    .map(({ name, value }) => ({ name: cutText(name, LONGEST_VALUE), value: cutText(value, LONGEST_VALUE) }));
  return {
    mode,
    prompt,
    title: cutText(fileName.replace(/\.[a-z0-9]{2,5}$/i, ''), LONGEST_TITLE),
    isReversed: true,
    ...(selectedModel && { selectedModel }),
    recovered: {
      ...(generator !== undefined && { generator }),
      ...(model !== undefined && { model }),
      ...(seed !== undefined && { seed }),
      ...(negative !== undefined && { negative }),
      ...(settings.length > 0 && { settings }),
    },
  };
}

/** The generator of the catalogue, where the file names one of them and not only the program around it. */
function generatorOf(
  { generator = '', model = '' }: MadeFacts,
  mode: PromptData['mode'],
): string | undefined {
  if (/^midjourney\b/i.test(generator)) return mode === 'video' ? 'midjourney-video' : 'midjourney';
  if (mode === 'video') return undefined;
  if (/\bflux/i.test(model)) return 'flux-ai';
  return /\b(?:sdxl|sd[ _-]?[123x]|stable[ _-]?diffusion)/i.test(model) ? 'stable-diffusion' : undefined;
}
