import { describe, expect, it } from 'vitest';
import type { ModelId } from '../catalogue/index.ts';
import { copiesOf } from './index.ts';

const promptOf = (text: string, model: ModelId, mode: 'photo' | 'video' = 'video') =>
  copiesOf({ words: { text }, mode, models: [model] })[0]?.prompt ?? '';

describe('[ONCE-1] a move is told once', () => {
  it.each([
    [
      'The camera tilts up slowly from the hem to the collar.',
      '[Tilt up] slowly from the hem to the collar.',
    ],
    ['A dress turns, the camera pushes in on the label.', 'A dress turns, [Push in] on the label.'],
    ['Tilt up from the hem. A dress turns.', '[Tilt up] from the hem. A dress turns.'],
    ['Camera pans left over the shelves. A cat sleeps.', '[Pan left] over the shelves. A cat sleeps.'],
  ])('%s', (text, copy) => {
    expect(promptOf(text, 'hailuo-02')).toBe(copy);
  });
});

describe('[ONCE-2] a photograph is called one once', () => {
  it.each([
    ['photorealistic, cut out', 0],
    ['brushed steel, cut out', 1],
  ] as const)('%s', (additionalDetails, times) => {
    const [copy] = copiesOf({
      words: {
        method: 'advanced',
        form: {
          subject: 'round spectacles',
          environment: 'white table',
          lighting: 'soft from the left',
          camera: 'front',
          additionalDetails,
        },
      },
      mode: 'photo',
      models: ['dall-e-3'],
    });
    expect(copy?.prompt.match(/^Photorealistic photograph\./gm) ?? []).toHaveLength(times);
    expect(copy?.prompt).toMatch(/photorealistic/i);
  });
});

describe('[SOUND-9] a row of sounds is filed as what is heard', () => {
  it('behind its cue, and in its block', () => {
    const text = 'A dog digs in the snow. Wind, her breathing, a beep every second.';
    expect(promptOf(text, 'google-veo-3')).toMatch(
      /^A dog digs in the snow\. (?:SFX|Ambient noise): wind, her breathing/,
    );
    expect(promptOf(text, 'openai-sora')).toMatch(
      /Background Sound:\nWind, her breathing, a beep every second/,
    );
  });

  it('and a row of things is not', () => {
    expect(promptOf('A dog digs. Snow, a spade, a bell tower far off.', 'google-veo-3')).not.toMatch(
      /SFX|Ambient/,
    );
  });
});

it('[MORE-1] how much is to move is said outright', () => {
  const bucket = (text: string) =>
    Number(
      copiesOf({ words: { text }, mode: 'video', models: ['stable-video'] })[0]?.sentAs['motion_bucket_id'],
    );
  const form = (mood: string) =>
    Number(
      copiesOf({
        words: { method: 'simple', form: { subject: 'jellyfish drift up', mood } },
        mode: 'video',
        models: ['stable-video'],
      })[0]?.sentAs['motion_bucket_id'],
    );
  expect(form('calm but more motion')).toBeGreaterThan(127);
  expect(form('calm')).toBeLessThan(127);
  expect(bucket('jellyfish in a tank')).toBeLessThan(128);
});
