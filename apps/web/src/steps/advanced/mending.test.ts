import { findModel } from '@cuewright/engine/catalogue';
import { type Check, lookOver } from '@cuewright/engine/checks';
import {
  type AdvancedForm,
  advancedPrompt,
  emptyAdvancedForm,
  emptyTechnicalSpecs,
  mandatedSpans,
  type PromptSettings,
} from '@cuewright/engine/methods';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../../../../../packages/engine/testing/checks/fixtures.ts';
import { mendAll } from '../../lib/checks/mend-all.ts';
import { mendForm } from '../../lib/checks/mend-form.ts';
import { advancedFields } from './advanced-fields.ts';

interface State {
  form: AdvancedForm;
  settings: PromptSettings;
}

const base = { ...emptyAdvancedForm, subject: 'A fox in the snow' };

function look({ form, settings }: State, mode: 'photo' | 'video' = 'photo') {
  const { text } = advancedPrompt(form, mode);
  const model = findModel(form.selectedModel);
  return {
    text,
    ...lookOver({ text, mode, model, duration: settings.duration, skips: mandatedSpans(text) }),
  };
}

function mend(
  { form, settings }: State,
  check: Check,
  { shown = advancedPrompt(form, 'photo').text, isInOrder = true } = {},
): State | undefined {
  return mendForm({
    form,
    settings,
    check,
    shown,
    skips: mandatedSpans(shown),
    fields: advancedFields,
    isInOrder,
    withModel: (before, id) => (id === 'flux-ai' ? { ...before, selectedModel: id } : undefined),
  });
}

function mended(form: Partial<AdvancedForm>, rule: Check['rule'], mode: 'photo' | 'video' = 'photo') {
  const state = { form: { ...base, ...form }, settings: {} };
  const { text, checks } = look(state, mode);
  const check = checks.find((one) => one.rule === rule && one.fix);
  if (!check) throw new Error(`${rule} says nothing of ${text}`);
  return mend(state, check, { shown: text });
}

describe('[CHECK-3] a fix in a form', () => {
  it('changes the words in the box that holds them, and no other box', () => {
    const form = {
      selectedModel: 'flux-ai',
      environment: 'masterpiece, a tiled market',
      camera: 'eye level',
    };
    expect(mended(form, 'filler')).toEqual({
      form: { ...base, ...form, environment: 'a tiled market' },
      settings: {},
    });
    expect(mended({ lighting: 'candlelight at 5600K' }, 'colour-temperature')?.form.lighting).toBe(
      'candlelight at 1900K',
    );
  });

  it('knows the second of two by its place in the text, not in the form', () => {
    // The text has the camera before the mood.
    const form = { mood: 'patience, bokeh', camera: 'eye level, bokeh' };
    expect(mended(form, 'repeated')?.form).toMatchObject({ mood: 'patience', camera: 'eye level, bokeh' });
  });

  it('chooses another value of a list, where the list has it', () => {
    const warm = { ...emptyTechnicalSpecs, temperature: '5600K Daylight' };
    const lit = { lighting: 'tungsten light from the left', technicalSpecs: warm };
    const next = mended(lit, 'colour-temperature');
    expect(next?.form).toEqual({
      ...base,
      ...lit,
      technicalSpecs: { ...warm, temperature: '3200K Warm' },
    });
    const candles = { ...lit, lighting: 'candlelight from the left' };
    expect(mended(candles, 'colour-temperature')).toBeUndefined();
  });

  it('moves what it takes out to the setting it belongs to', () => {
    const clip = { selectedModel: 'google-veo-3', camera: 'push in', environment: 'a quay, no people' };
    expect(mended(clip, 'negation', 'video')).toMatchObject({
      form: { environment: 'a quay' },
      settings: { negative: ['people'] },
    });
    const long = { ...clip, environment: 'a quay', additionalDetails: '8 seconds, 16:9' };
    expect(mended(long, 'said-settings', 'video')).toMatchObject({ settings: { duration: 8 } });
  });

  it('changes the generator only where the builder offers the other one', () => {
    const check: Check = {
      rule: 'retired-model',
      severity: 'warning',
      says: '',
      because: '',
      fix: { label: '', edits: [], model: 'flux-ai' },
    };
    const state = { form: base, settings: {} };
    expect(mend(state, check)?.form.selectedModel).toBe('flux-ai');
    const other: Check = { ...check, fix: { label: '', edits: [], model: 'midjourney' } };
    expect(mend(state, other)).toBeUndefined();
  });

  it('is not made where no box has the words, or two may be meant', () => {
    const shown = 'A fox in bokeh, masterpiece, masterpiece';
    const check: Check = {
      rule: 'filler',
      severity: 'hint',
      says: '',
      because: '',
      fix: { label: '', edits: [{ start: 27, end: 40, text: '' }] },
    };
    expect(mend({ form: base, settings: {} }, check, { shown })).toBeUndefined();
    const twice = { ...base, mood: 'masterpiece', lighting: 'masterpiece' };
    const copy = { shown, isInOrder: false };
    expect(mend({ form: twice, settings: {} }, check, copy)).toBeUndefined();
    expect(mend({ form: twice, settings: {} }, check, { shown })).toBeDefined();
  });

  it('mends in a box what it mends in a text: every fixture whose fix takes or changes words', () => {
    const tried = fixtures.flatMap(({ rule, mode, model, fires, duration }) => {
      const state = {
        form: { ...emptyAdvancedForm, selectedModel: model ?? '', additionalDetails: fires },
        settings: { ...(duration && { duration }) },
      };
      const { text, checks } = look(state, mode);
      const check = checks.find((one) => one.rule === rule && one.fix);
      const next = check && mend(state, check, { shown: text });
      if (!check || !next) return [];
      const count = (all: readonly Check[]) => all.filter((one) => one.rule === rule).length;
      const after = look(next, mode);
      expect(count(after.checks), `${rule}: ${after.text}`).toBeLessThan(count(checks));
      return [rule];
    });
    expect(new Set(tried).size).toBeGreaterThanOrEqual(12);
  });

  it('all at once leave nothing that one tap could mend', async () => {
    const form = {
      ...base,
      selectedModel: 'flux-ai',
      mood: 'masterpiece, patience',
      camera: '8k, bokeh, bokeh',
    };
    const all = await mendAll<State, ReturnType<typeof look>>({
      state: { form, settings: {} },
      look: async (state) => look(state),
      mend: (state, check) => mend(state, check),
    });
    expect(all.count).toBe(3);
    expect(all.state.form).toMatchObject({ mood: 'patience', camera: 'bokeh' });
    expect(look(all.state).checks.filter((check) => mend(all.state, check))).toEqual([]);
  });
});
