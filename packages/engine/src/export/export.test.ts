import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean, longTexts } from '../../testing/any-text.ts';
import { advancedForm } from '../../testing/filled-forms.ts';
import { runs } from '../../testing/soak.ts';
import { modelsFor } from '../catalogue/index.ts';
import { completeAdvanced } from '../methods/index.ts';
import { dayText, exportJson, exportText, promptDescription, promptSheet, promptTitle } from './index.ts';

describe('[E1] [EXPORT-1] [EXPORT-6] files', () => {
  it('[E1.1] are named by the millisecond', () => {
    const data = { mode: 'photo', prompt: 'A dog' } as const;
    expect(exportText(data, 1763760000123)).toEqual({
      name: 'prompt-1763760000123.txt',
      type: 'text/plain',
      text: 'A dog\n',
    });
    expect(exportJson(data, 1763760000123).name).toBe('prompt-1763760000123.json');
  });

  it('[E1.2] JSON has the defaults of the specification', () => {
    const still = {
      camera: 'Hasselblad H6D-100c',
      lens: 'XCD 85mm f/1.8',
      aperture: 'f/1.8',
      depthOfField: 'shallow',
      lighting: '3000K lighting',
      resolution: '4K',
    };
    expect(JSON.parse(exportJson({ mode: 'photo', prompt: 'A dog' }, 0).text)).toEqual({
      mode: 'photo',
      prompt: 'A dog',
      ...still,
      format: 'PNG',
    });
    expect(JSON.parse(exportJson({ mode: 'video', prompt: 'A dog' }, 0).text)).toEqual({
      mode: 'video',
      prompt: 'A dog',
      ...still,
      format: 'MP4',
      duration: '5-10 seconds',
    });
  });

  it('[E1.3] what was chosen stands over the defaults', () => {
    expect(promptSheet(completeAdvanced(advancedForm(), 'video'), 'text')).toMatchObject({
      model: 'google-veo-3',
      negativePrompt: 'text',
      camera: 'ARRI Alexa Mini',
      lens: '50mm f/1.8',
      aperture: 'f/2.8',
      lighting: '2700K lighting',
    });
  });

  it('[E1.4] a clip runs 5 to 10 seconds: as asked for, else as its model makes it', () => {
    const lengthWith = (selectedModel: string, prompt = 'A dog') =>
      promptSheet({ mode: 'video', prompt, selectedModel }).duration;
    expect(lengthWith('google-veo-3')).toBe('6-8 seconds');
    expect(lengthWith('dream-machine')).toBe('5-10 seconds');
    expect(lengthWith('amazon-nova-reel')).toBe('6 seconds');
    expect(lengthWith('adobe-firefly-video')).toBe('5 seconds');
    expect(lengthWith('phenaki')).toBe('5-10 seconds');
    expect(lengthWith('google-veo-3', 'A dog runs, 8 seconds')).toBe('8 seconds');
    expect(lengthWith('phenaki', 'A dog runs, 6-8 seconds')).toBe('6-8 seconds');
    expect(lengthWith('phenaki', 'A dog runs, a 30 second clip')).toBe('10 seconds');
    expect(lengthWith('google-veo-3', 'A dog runs, 2 seconds')).toBe('5 seconds');
    for (const { id } of modelsFor('advanced', 'video')) {
      const [least = 0, most = least] = lengthWith(id)?.match(/\d+/g)?.map(Number) ?? [];
      expect([id, lengthWith(id)]).toEqual([id, expect.stringMatching(/^\d+(-\d+)? seconds$/)]);
      expect(least).toBeGreaterThanOrEqual(5);
      expect(most).toBeLessThanOrEqual(10);
    }
  });

  it.each([
    ['A dog, 35mm lens, f/8', '35mm', 'f/8', 'deep'],
    ['A dog, 24-70 mm f/2.8', '24-70mm f/2.8', 'f/2.8', 'shallow'],
    ['A dog, 50mm f/1.4 at f/5.6', '50mm f/1.4', 'f/5.6', 'moderate'],
    ['A dog on a pier, f/11', 'XCD 85mm f/1.8', 'f/11', 'deep'],
    ['A dog, shot on 16mm', 'XCD 85mm f/1.8', 'f/1.8', 'shallow'],
  ])('[E1.5] [EXPORT-5] lens and stop are what the words say: %s', (prompt, lens, aperture, depthOfField) => {
    expect(promptSheet({ mode: 'photo', prompt })).toMatchObject({ lens, aperture, depthOfField });
  });

  it('[E1.5] words that were changed by hand stand over what the form had', () => {
    const data = completeAdvanced(advancedForm(), 'photo');
    const changed = { ...data, prompt: data.prompt.replace('50mm f/1.8', '135mm') };
    expect(changed.prompt).not.toBe(data.prompt);
    expect(promptSheet(changed)).toMatchObject({ lens: '135mm', aperture: 'f/2.8' });
  });
});

describe('[E2] [EXPORT-2] title and description', () => {
  it('[E2.1] the title is the mode and the person’s day', () => {
    expect(promptTitle('photo', dayText(2026, 11, 20))).toBe('Photo prompt 2026-11-20');
    expect(promptTitle('video', dayText(2026, 3, 1))).toBe('Video prompt 2026-03-01');
  });

  it('[E2.2] the description is the first hundred characters, none of them cut in two', () => {
    expect(promptDescription('x'.repeat(140))).toBe('x'.repeat(100));
    expect(promptDescription('👩🏽‍🚀'.repeat(140))).toBe('👩🏽‍🚀'.repeat(100));
    expect(promptDescription(`${'x'.repeat(99)}e\u0301z`)).toBe(`${'x'.repeat(99)}e\u0301`);
    expect(promptDescription('  short ')).toBe('short');
  });

  it('[E2.3] any text gives a clean one', () => {
    const check = (text: string): void => {
      expect(isClean(promptDescription(text))).toBe(true);
    };
    fc.assert(fc.property(anyText, check), runs(100, 5_000));
    for (const text of longTexts) check(text);
  });
});
