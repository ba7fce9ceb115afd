import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean, longTexts } from '../../testing/any-text.ts';
import { advancedForm } from '../../testing/filled-forms.ts';
import { runs } from '../../testing/soak.ts';
import { completeAdvanced } from '../methods/index.ts';
import { dayText, exportJson, exportText, promptDescription, promptSheet, promptTitle } from './index.ts';

describe('[E1] [EXPORT-1] files', () => {
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

  it('[E1.4] a clip is as long as its model makes it, where that is known', () => {
    const lengthWith = (selectedModel: string) =>
      promptSheet({ mode: 'video', prompt: 'A dog', selectedModel }).duration;
    expect(lengthWith('google-veo-3')).toBe('4, 6 or 8 seconds');
    expect(lengthWith('dream-machine')).toBe('5 or 10 seconds; Ray 2: 5 or 9 seconds');
    expect(lengthWith('amazon-nova-reel')).toBe('6 to 120 seconds, in steps of 6');
    expect(lengthWith('adobe-firefly-video')).toBe('5 seconds');
    expect(lengthWith('phenaki')).toBe('5-10 seconds');
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
