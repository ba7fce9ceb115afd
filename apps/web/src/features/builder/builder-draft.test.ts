import { emptyAdvancedForm } from '@cuewright/engine/methods';
import { describe, expect, it } from 'vitest';
import { emptyDraft, formFor, isDraftOf, textOf, withText } from './builder-draft.ts';
import { replaceText } from './text/text-history.ts';

const empty = emptyDraft(emptyAdvancedForm);
const isDraft = isDraftOf(empty, 7);
const filled = withText(empty, 'mood', replaceText(textOf(empty, 'mood'), 'unhurried', 'late-unhurried'));

describe('[BUILD-3] a builder’s draft', () => {
  it('keeps a model for a photo and another for a video, and the words for both', () => {
    const draft = { ...filled, models: { photo: 'midjourney', video: 'google-veo-3' } };
    expect(formFor(draft, 'photo')).toMatchObject({ selectedModel: 'midjourney', mood: 'unhurried' });
    expect(formFor(draft, 'video')).toMatchObject({ selectedModel: 'google-veo-3', mood: 'unhurried' });
    const odd = { ...filled, models: { photo: 'google-veo-3', video: 'no-such-model' } };
    expect(formFor(odd, 'photo').selectedModel).toBe('');
    expect(formFor(odd, 'video').selectedModel).toBe('');
  });

  it('is known again after a reload, and anything else is not taken for one', () => {
    expect(isDraft(JSON.parse(JSON.stringify(filled)))).toBe(true);
    const technicalSpecs = { ...emptyAdvancedForm.technicalSpecs, filmGrain: 'yes' };
    for (const wrong of [
      null,
      'draft',
      {},
      { ...filled, at: 8 },
      { ...filled, at: 1.5 },
      { ...filled, form: { ...filled.form, mood: 7 } },
      { ...filled, form: { ...filled.form, technicalSpecs } },
      { ...filled, history: { mood: { past: [7], future: [] } } },
      { ...filled, models: { photo: '' } },
    ])
      expect(isDraft(wrong)).toBe(false);
  });
});
