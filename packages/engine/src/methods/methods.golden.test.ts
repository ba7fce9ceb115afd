import { describe, expect, it } from 'vitest';
import { advancedForm, simpleForm } from '../../testing/filled-forms.ts';
import { goldenPage } from '../../testing/golden.ts';
import { emptyAdvancedForm } from './advanced/advanced-form.ts';
import { advancedPrompt } from './advanced/advanced-prompt.ts';
import { enhanceText, enhanceVoice } from './enhance/enhance-text.ts';
import { reverseModels } from './reverse/image-analysis.ts';
import { reverseFallback } from './reverse/reverse-fallback.ts';
import { simplePrompt } from './simple/simple-prompt.ts';
import { framePrefixes, framePrompt } from './storyboard/frame-prompts.ts';

const golden = (name: string) => `../../golden/${name}.txt`;
const modes = ['photo', 'video'] as const;

describe('[M9] golden prompts, changed on purpose or not at all', () => {
  it.each(modes)('[M9.1] simple, %s', async (mode) => {
    const page = goldenPage({
      filled: simplePrompt(simpleForm(mode), mode),
      'with a line of light': simplePrompt(simpleForm(mode, { lighting: 'one bulb over the bench' }), mode),
      midjourney: simplePrompt(simpleForm(mode, { selectedModel: 'midjourney' }), mode),
      'stable-diffusion': simplePrompt(simpleForm(mode, { selectedModel: 'stable-diffusion' }), mode),
      'subject alone': simplePrompt({ subject: 'A grey lurcher on a shop step.' }, mode),
      empty: simplePrompt({}, mode),
    });
    await expect(page).toMatchFileSnapshot(golden(`simple-${mode}`));
  });

  it.each(modes)('[M9.1] advanced, %s', async (mode) => {
    const page = goldenPage({
      filled: advancedPrompt(advancedForm(), mode),
      midjourney: advancedPrompt(advancedForm({ selectedModel: 'midjourney' }), mode),
      'flux-ai': advancedPrompt(advancedForm({ selectedModel: 'flux-ai' }), mode),
      'stable-diffusion': advancedPrompt(advancedForm({ selectedModel: 'stable-diffusion' }), mode),
      'subject alone': advancedPrompt(
        { ...emptyAdvancedForm, subject: 'A grey lurcher on a shop step.' },
        mode,
      ),
      empty: advancedPrompt(emptyAdvancedForm, mode),
    });
    await expect(page).toMatchFileSnapshot(golden(`advanced-${mode}`));
  });

  it.each(modes)('[M9.1] text and voice, %s', async (mode) => {
    const typed = 'CU of an old watchmaker at his bench, window left, no text, 10 seconds';
    const spoken =
      'um two brothers mend a roof in the rain eighty five millimeter f two point eight full stop he says careful';
    const nothing = { text: '', segments: [] };
    const page = goldenPage({
      text: enhanceText(typed, mode) ?? nothing,
      voice: enhanceVoice(spoken, mode) ?? nothing,
    });
    await expect(page).toMatchFileSnapshot(golden(`text-and-voice-${mode}`));
  });

  it('[M9.1] reverse fallback, each of its models', async () => {
    const page = goldenPage(
      Object.fromEntries(reverseModels.map((model) => [model, reverseFallback(model, () => 0.42).written])),
    );
    await expect(page).toMatchFileSnapshot(golden('reverse-fallback'));
  });

  it('[M9.1] storyboard frames', async () => {
    const frames = [0, 1, 2, 3, 4].map((frame) => [
      `Frame ${frame + 1}`,
      framePrompt('A baker at work, 4K', framePrefixes[frame]),
    ]);
    await expect(goldenPage(Object.fromEntries(frames))).toMatchFileSnapshot(golden('storyboard-frames'));
  });
});
