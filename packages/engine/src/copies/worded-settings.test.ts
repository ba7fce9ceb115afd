import { describe, expect, it } from 'vitest';
import type { ModelId } from '../catalogue/index.ts';
import { modelOf } from '../catalogue/index.ts';
import { type CopyFor, copiesOf } from './copies-of.ts';

function copyOf(text: string, model: ModelId): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode: modelOf(model).mode, models: [model] });
  if (!copy) throw new Error('No copy came.');
  return copy;
}

describe('[ENDS-1] a setting in any usual words leaves the prose and is set', () => {
  it.each([
    ['a potter at her wheel, version 7, stylize 50, chaos 20', '--v 7 --stylize 50 --chaos 20'],
    ['a potter at her wheel, stylize at 50, weird 300, raw style', '--stylize 50 --weird 300 --raw'],
    ['a potter at her wheel (v7, s 300)', '--v 7 --stylize 300'],
    ['a potter at her wheel. Use version 7. Seed 1234.', '--v 7 --seed 1234'],
    ['a potter at her wheel in cinemascope', '--ar 239:100'],
    [
      'a potter at her wheel --ar 2:3 --s 50 --raw --v 7 --no cat',
      '--ar 2:3 --v 7 --stylize 50 --raw --no cat',
    ],
    ['a potter at her wheel, A4 landscape', '--ar 297:210'],
    ['a potter at her wheel, two by three, portrait', '--ar 2:3'],
    ['a potter at her wheel, vertical for phones', '--ar 9:16'],
    ['a potter at her wheel, 1472 by 832', '--ar 16:9'],
    ['a widescreen shot of a potter at her wheel', '--ar 16:9'],
    ['square crop of a potter at her wheel', '--ar 1:1'],
    ['a potter at her wheel, lock screen', '--ar 9:16'],
    ["a potter at her wheel. I need it three times as wide as it's high", '--ar 3:1'],
    ['Vertical 4 to 5. A potter at her wheel', '--ar 4:5'],
    ['a potter at her wheel, four by five portrait format', '--ar 4:5'],
    ['landscape 16:9, a potter at her wheel', '--ar 16:9'],
    ['full HD, landscape: a potter at her wheel', '--ar 16:9'],
    ['nine-sixteen please, a potter at her wheel', '--ar 9:16'],
    ['shape of the picture: four to three. A potter at her wheel', '--ar 4:3'],
    ['Shape: landscape like a telly. A potter at her wheel', '--ar 16:9'],
    ['I need four of these, square: a potter at her wheel', '--ar 1:1 --repeat 4'],
    ['cinema wide, a potter at her wheel', '--ar 21:9'],
    ['Give me it two wide to three tall. A potter at her wheel', '--ar 2:3'],
    ['Make it square and a potter at her wheel', '--ar 1:1'],
  ])('behind the flag of Midjourney: %s', (text, flags) => {
    const { prompt } = copyOf(text, 'midjourney');
    expect(prompt).toMatch(/^(?:a shot of )?a potter at her wheel\.? --/i);
    expect(prompt.replace(/^.*?(?= --)/, '').trim()).toBe(flags);
  });

  it('that was typed as a flag goes on to its figure, and the words behind it stay words', () => {
    const { prompt } = copyOf('a potter --ar 2:3 --s 50 --raw --v 7 at her wheel, no cat', 'midjourney');
    expect(prompt).toMatch(/^a potter\s+at her wheel,? --ar 2:3 --v 7 --stylize 50 --raw --no cat$/);
  });

  it.each([
    [
      'leonardo-ai',
      'a potter, seed 99, 30 steps, guidance 7',
      { seed: 99, num_inference_steps: 30, guidance_scale: 7 },
    ],
    ['nano-banana', 'a potter, 1080x1350', { aspectRatio: '4:5' }],
    ['leonardo-ai', 'a potter, 1024x768', { width: 1024, height: 768 }],
    ['google-veo-3', 'a potter, 8 seconds long, 9:16', { durationSeconds: 8, aspectRatio: '9:16' }],
    ['stable-diffusion', 'a potter, cfg scale of 7.5, 40 sampling steps', { cfg_scale: 7.5, steps: 40 }],
  ] as const)('by the name that %s has for it: %s', (model, text, sent) => {
    const copy = copyOf(text, model);
    expect([copy.prompt, copy.sentAs]).toEqual(['a potter', sent]);
  });

  it('and behind the words that a guide begins with', () => {
    const copy = copyOf('a potter, three images', 'google-imagen');
    expect([copy.prompt, copy.sentAs]).toEqual(['A photo of a potter.', { numberOfImages: 3 }]);
  });

  it.each([
    ['google-veo-3', 'shot in 4K at 24 fps', { resolution: '4K', fps: 24 }],
    ['google-veo-3', '24 frames a second, ultra HD', { resolution: '4K', fps: 24 }],
    ['google-veo-3', 'four-k, runtime 0:08', { resolution: '4K', seconds: 8 }],
    ['pika-labs', 'runtime 0:05, twenty four frames a second', { seconds: 5, fps: 24 }],
    ['kling-1.6', 'lasting 5 seconds', { seconds: 5 }],
    ['midjourney', 'in portrait orientation', { ratio: '9:16' }],
  ] as const)('for %s, at the end of the words: %s', (model, tail, settings) => {
    const copy = copyOf(`a baker at her oven, ${tail}`, model);
    expect([copy.prompt.replace(/ --.*$/, ''), copy.settings]).toEqual(['a baker at her oven', settings]);
  });

  it.each([
    ['1472x832', 'midjourney', 'It does not take these pixels. It is set to 16:9, the nearest shape.'],
    ['60 frames per second', 'google-veo-3', 'It makes 24 frames a second.'],
    ['4K', 'kling-1.6', 'It makes 720p, 1080p.'],
    ['24 fps', 'midjourney', 'A still has no frame rate.'],
    ['version 7', 'flux-ai', 'It has no such setting.'],
  ] as const)('or is told with what is true of the generator: %s for %s', (words, model, why) => {
    expect(copyOf(`a baker, ${words}`, model).leftOff.map((one) => one.why)).toEqual([why]);
  });

  it('and under short labels and in Korean', () => {
    const short = copyOf('who: a glazier walks | cam: low angle | neg: smoke | dur: 5', 'kling-1.6');
    expect([short.prompt, short.negative, short.settings]).toEqual([
      'A glazier walks. Low angle.',
      'smoke',
      { seconds: 5 },
    ]);
    const korean = copyOf('시장 안 두부 가게, 새벽. 정사각형으로 세 장.', 'google-imagen');
    expect(korean.prompt).toContain('시장 안 두부 가게, 새벽');
    expect(korean.prompt).not.toMatch(/정사각형|세 장/);
    expect(korean.sentAs).toMatchObject({ aspectRatio: '1:1', numberOfImages: 3 });
  });

  it('and the article that stood before it is that of its noun', () => {
    expect(copyOf('a 9:16 image of a baker', 'flux-ai').prompt).toBe('an image of a baker');
    expect(copyOf('An 8-second clip of a baker', 'google-veo-3').prompt).toBe('A clip of a baker');
  });

  it.each([
    'a market square in town, a girl selling figs',
    'a jersey with 1080 on the back',
    'a 4 x 4 truck crossing a ford',
    'a vertical garden on the wall of a bank',
    'her version of events, told at the table',
    'a temple, 30 steps, a monk sweeping',
    'a tennis player, seed 7, waiting in the corridor',
    'woman in a 10K shirt sits in the square',
    'two copies of the book on a chair',
    'four options on the menu board',
    'a square crop of barley beside the road',
    'make a square and a circle of stones on the beach',
    'a shop window with a television in 4K',
    'a map of the fields in vertical format on the wall',
    'the fort has 16:9 painted on it as a joke',
    'a dog runs for 8 seconds along the fence',
    'two by four timber stacked beside a shed',
    'puppies on a beach, 4 to 5, wet through',
    'a minute later, a dog is back at the door',
    'a scoreboard, one to one, rain on the seats',
    'a square picture hangs over the sofa, a cat below',
    'four of these dogs are asleep',
  ])('and what only looks like one stays: %s', (text) => {
    for (const model of ['midjourney', 'google-veo-3'] as const) {
      const { prompt, settings, sentAs, leftOff } = copyOf(text, model);
      expect({ prompt, settings, sentAs, leftOff }).toEqual({
        prompt: text,
        settings: {},
        sentAs: {},
        leftOff: [],
      });
    }
  });
});
