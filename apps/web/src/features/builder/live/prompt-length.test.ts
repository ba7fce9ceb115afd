import { findModel, modelsFor } from '@cuewright/engine/catalogue';
import { describe, expect, it } from 'vitest';
import { inWords, isTooLong, promptLength } from './prompt-length.ts';

const words = (count: number) => Array.from({ length: count }, () => 'lamp').join(' ');

describe('[BUILD-8] the length against the model’s limit', () => {
  it('is counted in the limit’s own unit', () => {
    const gen4 = promptLength('a lamp 🚌', findModel('runway-gen4'));
    expect(gen4.limit).toMatchObject({
      count: 8,
      isAbout: false,
      fact: { value: { max: 1000 }, sure: 'vendor' },
    });
    const veo = promptLength(words(40), findModel('google-veo-3'));
    expect(veo.limit).toMatchObject({ isAbout: true, fact: { value: { max: 1024 }, sure: 'unverified' } });
    expect(veo).toMatchObject({ words: 40, characters: 199 });
  });

  it('prefers the limit that always holds, and takes one that sometimes does over none', () => {
    const flux = promptLength(words(20), findModel('flux-ai'));
    expect(flux.limit?.fact.value.max).toBe(32_000);
    expect(flux.best?.fact.value).toMatchObject({ min: 30, max: 80 });
    expect(promptLength('', findModel('adobe-firefly')).limit?.fact.value.only).toBe('Image 5');
    expect(promptLength('', findModel('hunyuan-video')).limit).toBeUndefined();
    expect(promptLength('', undefined).limit).toBeUndefined();
  });

  it('is too long only beyond the limit', () => {
    const gen4 = findModel('runway-gen4');
    expect(isTooLong(promptLength('a'.repeat(1000), gen4))).toBe(false);
    expect(isTooLong(promptLength('a'.repeat(1001), gen4))).toBe(true);
  });

  it('stands on the scope where the text would reach it', () => {
    for (const model of [...modelsFor('advanced', 'photo'), ...modelsFor('advanced', 'video')]) {
      for (const count of [0, 3, 60]) {
        const { limit, words: told } = promptLength(words(count), model);
        if (!limit) continue;
        const [from, to] = inWords(limit, told);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeGreaterThan(0);
        if (limit.fact.value.unit === 'words') expect(to).toBe(limit.fact.value.max);
      }
    }
    const gen4 = promptLength(words(100), findModel('runway-gen4'));
    expect(gen4.limit && inWords(gen4.limit, gen4.words)[1]).toBe(200);
  });
});
