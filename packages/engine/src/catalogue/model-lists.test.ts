import { describe, expect, it } from 'vitest';
import { findModel, type List, modelsFor } from './index.ts';

/** As the specification and the decisions on it name them, typed from there. */
const simpleVideo =
  'google-veo-3, openai-sora, runway-gen4, hailuo-02, midjourney-video, kling-1.6, dream-machine, stable-video, ' +
  'meta-movie-gen, adobe-firefly-video, synthesia-ai, hunyuan-video, pika-labs, zeroscope-v2';
const addedVideo =
  'amazon-nova-reel, d-id-creative, deepbrain-ai, invideo-ai, pictory-ai, fliki-ai, steve-ai, modelscope-video, ' +
  'cogvideo, phenaki, make-a-video';
const simpleImage =
  'nano-banana, midjourney, dall-e-3, google-imagen, flux-ai, stable-diffusion, leonardo-ai, playground-ai, ' +
  'adobe-firefly, leonardo-ai-pro, ideogram-2, runway-ml, jasper-art, dreamstudio, freepik-ai';
const addedImage =
  'ideogram, canva-ai, shutterstock-ai, getty-images-ai, stock-ai, artbreeder, deepai, nightcafe, starryai, ' +
  'wombo-dream, dezgo, pollinations, huggingface-diffusers, clipdrop, pixray, dalle-mini';

const listed = (list: List, mode: 'photo' | 'video') => modelsFor(list, mode).map(({ id }) => id);

describe('[MODEL-1] the lists of the specification', () => {
  it('[C1.1] fourteen simple video models', () => {
    expect(listed('simple', 'video')).toEqual(simpleVideo.split(', '));
    expect(listed('simple', 'video')).toHaveLength(14);
  });

  it('[C1.2] fifteen simple image models', () => {
    expect(listed('simple', 'photo')).toEqual(simpleImage.split(', '));
    expect(listed('simple', 'photo')).toHaveLength(15);
  });

  it('[C1.3] twenty-five advanced video models', () => {
    expect(listed('advanced', 'video')).toEqual([...simpleVideo.split(', '), ...addedVideo.split(', ')]);
    expect(listed('advanced', 'video')).toHaveLength(25);
  });

  it('[C1.4] thirty-one advanced image models', () => {
    expect(listed('advanced', 'photo')).toEqual([...simpleImage.split(', '), ...addedImage.split(', ')]);
    expect(listed('advanced', 'photo')).toHaveLength(31);
  });

  it('[C1.5] an id from outside finds its model or nothing', () => {
    expect(findModel('kling-1.6')?.name).toBe('Kling 1.6');
    expect(findModel('kling-9')).toBeUndefined();
    expect(findModel('constructor')).toBeUndefined();
  });
});

describe('[MODEL-2] what the labels mean', () => {
  const all = [...modelsFor('advanced', 'video'), ...modelsFor('advanced', 'photo')];

  it('[C2.1] Nano Banana is free and new', () => {
    expect(findModel('nano-banana')).toMatchObject({ tier: 'free', isNew: true });
  });

  it('[C2.2] what open weights or a laboratory give costs nothing, what is retired does', () => {
    for (const { id, tier, status } of all) {
      const { kind, note = '' } = status.value;
      if (/open weights/i.test(note) || kind === 'research-only') expect([id, tier]).toEqual([id, 'free']);
      if (kind === 'retired') expect([id, tier]).toEqual([id, 'premium']);
    }
  });

  it('[C2.3] a few of each mode are popular, and they can be used', () => {
    for (const mode of ['video', 'photo'] as const) {
      const popular = modelsFor('advanced', mode).filter((model) => model.popular);
      expect(popular.length).toBeGreaterThanOrEqual(4);
      expect(popular.length).toBeLessThanOrEqual(6);
      expect(popular.filter(({ status }) => status.value.kind !== 'active')).toEqual([]);
      const simple: readonly unknown[] = modelsFor('simple', mode);
      expect(popular.filter((model) => !simple.includes(model))).toEqual([]);
    }
  });

  it('[C2.4] only image models are new', () => {
    expect(all.filter(({ isNew, mode }) => isNew && mode === 'video')).toEqual([]);
  });
});
