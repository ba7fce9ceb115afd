import { emptySimpleForm } from '@cuewright/engine/methods';
import { describe, expect, it } from 'vitest';
import { emptyDraft, isDraftOf, textOf, withText } from './builder-draft.ts';
import { takenBack, withMended } from './mended-draft.ts';
import { typeText, undoText } from './text/text-history.ts';

const draft = {
  ...emptyDraft({ ...emptySimpleForm, subject: 'A fox', mood: 'masterpiece, patience' }),
  models: { photo: 'google-imagen', video: '' },
  history: { mood: { past: ['joy'], future: [] } },
};
const filled = {
  form: { ...draft.form, mood: 'patience', selectedModel: 'flux-ai' },
  settings: { negative: ['people'] },
};

describe('[CHECK-3] a form that was mended', () => {
  const after = withMended(draft, filled, 'photo');

  it('has the words, the model of its mode and the settings', () => {
    expect(after.form).toEqual({ ...draft.form, mood: 'patience' });
    expect(after.models).toEqual({ photo: 'flux-ai', video: '' });
    expect(after.settings).toEqual({ negative: ['people'] });
    expect(undoText(textOf(after, 'mood')).text).toBe('masterpiece, patience');
  });

  it('is taken back exactly, and what was written elsewhere meanwhile stays', () => {
    expect(takenBack(after, draft, after)).toEqual(draft);
    const on = withText({ ...after, at: 3 }, 'subject', typeText(textOf(after, 'subject'), 'A red fox'));
    expect(takenBack(on, draft, after)).toEqual({
      ...draft,
      at: 3,
      form: { ...draft.form, subject: 'A red fox' },
      history: { ...draft.history, subject: { past: [], future: [] } },
    });
  });

  it('gives back the words of a box that was written in since, what was written an Undo away', () => {
    const on = withText(after, 'mood', typeText(textOf(after, 'mood'), 'patience, late'));
    const back = takenBack(on, draft, after);
    expect(back.form.mood).toBe('masterpiece, patience');
    expect(undoText(textOf(back, 'mood')).text).toBe('patience, late');
  });

  it('is read again by a tab that was reloaded, unless its settings are none', () => {
    const isDraft = isDraftOf(emptyDraft(emptySimpleForm), 5);
    expect(isDraft(after)).toBe(true);
    expect(isDraft(draft)).toBe(true);
    expect(isDraft({ ...after, settings: { negative: 'people' } })).toBe(false);
    expect(isDraft({ ...after, settings: { ratio: 'wide' } })).toBe(false);
  });
});
