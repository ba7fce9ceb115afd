import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean, longTexts } from '../../testing/any-text.ts';
import { advancedForm, simpleForm } from '../../testing/filled-forms.ts';
import { runs } from '../../testing/soak.ts';
import { findModel, sensorSize } from '../catalogue/index.ts';
import { write } from '../writing/write.ts';
import type { Written } from '../writing/written.ts';
import { enhanceText, enhanceVoice } from './enhance/index.ts';
import {
  type AdvancedForm,
  advancedPrompt,
  completeAdvanced,
  completeReverse,
  completeSimple,
  emptyAdvancedForm,
  emptyTechnicalSpecs,
  framePrefixes,
  framePrompt,
  framePrompts,
  type ReverseModel,
  reverseFallback,
  reverseModels,
  simplePrompt,
  withSettings,
} from './index.ts';
import { advancedShot, analysisShot, frameShot, promptShot, simpleShot } from './shots.ts';

const modes = ['photo', 'video'] as const;

describe('[M1] [PROMPT-1] simple', () => {
  it('[M1.1] video: subject in setting, camera, mood, suffix', () => {
    expect(simplePrompt(simpleForm('video'), 'video').text).toBe(
      'A baker in her forties, flour to the elbows in a tiled bakery in Porto before dawn, slow push in at eye level on a 50mm lens. The scene conveys patience at the end of a long shift. Professional cinematography, smooth camera work and natural motion, 4K video production.',
    );
  });

  it('[M1.2] photo: captured with camera, the image conveys mood, suffix', () => {
    expect(simplePrompt(simpleForm('photo'), 'photo').text).toBe(
      'A baker in her forties, flour to the elbows in a tiled bakery in Porto before dawn, captured with an 85mm lens at f/1.8 from two metres, eye level. The image conveys patience at the end of a long shift. Shot on a professional camera with shallow depth of field, in 4K resolution.',
    );
  });

  it('[M1.3] [PROMPT-5] the suffixes of midjourney and stable-diffusion, letter for letter', () => {
    const ending = (selectedModel: string) =>
      simplePrompt(simpleForm('photo', { selectedModel }), 'photo').segments.at(-1);
    expect(ending('midjourney')).toEqual({ part: 'spec-suffix', text: ' --ar 16:9 --v 6' });
    expect(ending('stable-diffusion')).toEqual({
      part: 'spec-suffix',
      text: ', masterpiece, best quality, detailed',
    });
  });

  it('[M1.4] hands over what the specification lists', () => {
    const form = simpleForm('photo');
    expect(completeSimple(form, 'photo')).toEqual({
      mode: 'photo',
      prompt: simplePrompt(form, 'photo').text,
      selectedModel: 'nano-banana',
      useHasselbladPreset: true,
      formData: form,
      isBasic: true,
    });
  });
});

describe('[M2] [PROMPT-2] advanced', () => {
  it('[M2.1] in order: subject, environment, camera, mood, lighting, technical, effects, details, suffix', () => {
    expect(advancedPrompt(advancedForm(), 'video').text).toBe(
      [
        'A net mender in her sixties, oilskin apron, needle in her teeth',
        'the open doors of a boathouse, tide out',
        'medium shot at eye level, slow push in',
        'quiet pride in a job nobody will inspect',
        'one bare bulb on a beam, blue dusk behind',
        `shot with ARRI Alexa Mini, 50mm f/1.8, f/2.8, 1/60s, ISO 800, ${sensorSize('ARRI Alexa Mini')}, 2700K Tungsten`,
        'subtle film grain, artistic light leaks, abstract elements, macro depth of field, natural elements in the foreground, minimal clean background, few key elements',
        'muted blues and a single amber',
        'professional cinematography with smooth, motivated camera movement, 4K video production',
      ].join(', '),
    );
  });

  it('[M2.2] "None" says nothing', () => {
    const none = { ...emptyTechnicalSpecs, cameraType: 'None', lens: 'none', foregroundObjects: 'None' };
    const form = { ...emptyAdvancedForm, subject: 'A dog', technicalSpecs: none };
    expect(advancedPrompt(form, 'photo')).toEqual(
      advancedPrompt({ ...emptyAdvancedForm, subject: 'A dog' }, 'photo'),
    );
  });

  it('[M2.3] the suffixes of midjourney and flux-ai, letter for letter', () => {
    const ending = (selectedModel: string) =>
      advancedPrompt(advancedForm({ selectedModel }), 'photo').segments.at(-1);
    expect(ending('midjourney')).toEqual({
      part: 'spec-suffix',
      text: ' --ar 16:9 --v 6 --style raw --s 750',
    });
    expect(ending('flux-ai')).toEqual({
      part: 'spec-suffix',
      text: ', photorealistic, detailed, 8k uhd, high quality',
    });
  });

  it('[M2.4] stable-diffusion: the whole text in its weights, which no bracket of a person closes', () => {
    const form = advancedForm({ selectedModel: 'stable-diffusion', subject: 'A sign (left) :) and a [door' });
    const { text } = advancedPrompt(form, 'photo');
    expect(text).toMatch(
      /^\(professional photography:1\.3\), \(cinematic composition:1\.2\), \(high quality:1\.2\), \(A sign .*:1\.2\), 8k uhd, masterpiece$/,
    );
    const unescaped = text.replace(/\\[()[\]\\]/g, '');
    expect([unescaped.match(/\(/g)?.length, unescaped.match(/\)/g)?.length]).toEqual([4, 4]);
    expect(unescaped).not.toMatch(/[[\]]/);
  });

  it('[M2.5] hands over what the specification lists', () => {
    const form = advancedForm();
    expect(completeAdvanced(form, 'video')).toEqual({
      mode: 'video',
      prompt: advancedPrompt(form, 'video').text,
      selectedModel: 'google-veo-3',
      formData: form,
      isEnhanced: true,
    });
  });
});

describe('[M3] boxes left empty', () => {
  const boxes = ['subject', 'environment', 'camera', 'mood', 'lighting', 'additionalDetails'] as const;
  const stray = /^[\s,.]|,\s*[,.]|\s[,.]|\s{2}|\.\.|shot with ,|shot with$|\(,|, ?\)|,$|[.!?],/;

  it('[M3.1] leave no stray comma, space or "shot with ,"', () => {
    fc.assert(
      fc.property(
        fc.subarray([...boxes]),
        fc.subarray(Object.keys(emptyTechnicalSpecs)),
        fc.constantFrom('', 'midjourney', 'flux-ai', 'stable-diffusion'),
        fc.constantFrom(...modes),
        (kept, specs, selectedModel, mode) => {
          const full = advancedForm();
          const form: AdvancedForm = { ...emptyAdvancedForm, selectedModel };
          for (const box of kept) form[box] = full[box];
          form.technicalSpecs = {
            ...emptyTechnicalSpecs,
            ...Object.fromEntries(Object.entries(full.technicalSpecs).filter(([key]) => specs.includes(key))),
          };
          expect(advancedPrompt(form, mode).text).not.toMatch(stray);
        },
      ),
      runs(200, 5_000),
    );
    fc.assert(
      fc.property(
        fc.subarray(['subject', 'setting', 'mood', 'cameraAngle', 'lighting'] as const),
        fc.constantFrom(...modes),
        (kept, mode) => {
          const full = simpleForm(mode, { lighting: 'one bulb' });
          const form = Object.fromEntries(kept.map((box) => [box, full[box]]));
          expect(simplePrompt(form, mode).text).not.toMatch(stray);
        },
      ),
      runs(60, 500),
    );
  });
});

describe('[M4] [PROMPT-3] reverse fallback', () => {
  it('[M4.1] confidence is 85 to 99, whatever the dice say', () => {
    const confidence = (dice: number) => reverseFallback('general', () => dice).analysis.confidence;
    expect([confidence(0), confidence(0.999999)]).toEqual([85, 99]);
  });

  it('[M4.2] the five things it names are in the text, in the format of its model', () => {
    for (const model of reverseModels) {
      const { written, analysis } = reverseFallback(model, () => 0.3);
      for (const words of [
        analysis.subject,
        analysis.environment,
        analysis.lighting,
        analysis.mood,
        analysis.style,
      ])
        expect(written.text.toLowerCase()).toContain(words.toLowerCase());
      expect(analysis.model).toBe(model);
    }
    const midjourney = reverseFallback('midjourney', () => 0.3).written.segments.at(-1);
    expect(midjourney).toEqual({ part: 'spec-suffix', text: ' --ar 16:9 --v 6 --style raw --s 750' });
  });

  it('[M4.3] the same dice give the same picture', () => {
    expect(reverseFallback('flux', () => 0.7)).toEqual(reverseFallback('flux', () => 0.7));
  });

  it('[M4.4] hands over the id of the picture, never the picture', () => {
    const data = completeReverse(
      reverseFallback('general', () => 0),
      'image-1',
    );
    expect(data).toMatchObject({ mode: 'photo', isReversed: true, originalImage: 'image-1' });
  });
});

describe('[M5] [PROMPT-4] storyboard frames', () => {
  it('[M5.1] four, with the prefixes of the specification', () => {
    expect(framePrefixes).toEqual([
      'Wide establishing shot',
      'Medium shot',
      'Close-up shot',
      'Extreme close-up detail',
    ]);
    expect(framePrompts('A dog')).toEqual(framePrefixes.map((prefix) => `${prefix}: A dog`));
  });

  it('[M5.2] a further frame begins with the prompt itself', () => {
    expect(framePrompt('A dog').text).toBe('A dog');
  });
});

describe('[M6] text and voice', () => {
  it('[M6.1] keep what was said, and tell what they add and why', () => {
    const enhanced = enhanceText('A potter at her wheel, a cat asleep', 'photo');
    expect(enhanced?.text).toContain('A potter at her wheel, a cat asleep');
    expect(enhanced?.added.map(({ slot, why = '' }) => [slot, why !== ''])).toEqual([
      ['light', true],
      ['camera', true],
    ]);
    expect(enhanced?.data).toMatchObject({ mode: 'photo', isManualText: true });
  });

  it('[M6.2] a blank text makes nothing', () => {
    expect(enhanceText(' \n\t', 'photo')).toBeUndefined();
    expect(enhanceVoice(' um ', 'video')).toBeUndefined();
  });

  it('[M6.3] what is spoken becomes figures and marks, without its fillers', () => {
    const { data, text, tidied } =
      enhanceVoice(
        'um a fox in a field eighty five millimeter f two point eight iso four hundred',
        'photo',
      ) ?? {};
    expect(data).toMatchObject({ isVoiceGenerated: true });
    expect(text).toContain('85mm f/2.8 ISO 400');
    expect(text).not.toMatch(/\bum\b/);
    expect(tidied).toEqual([{ kind: 'filler', words: 'um' }]);
    const beside = enhanceVoice('a girl reads a letter by a window overcast fifty millimeter', 'photo');
    expect(beside?.text).toMatch(/by a window overcast, 50mm/);
  });

  it('[M6.4] a time-lapse is a shot already', () => {
    expect(enhanceText('time-lapse of clouds over a mountain lake', 'video')?.text).toMatch(
      /^time-lapse of clouds over a mountain lake\b/,
    );
  });
});

describe('[M7] every form becomes a shot', () => {
  it('[M7.1] a box has the first word on its own part', () => {
    const shot = simpleShot(
      simpleForm('photo', {
        subject: 'A girl with a 35mm camera print',
        cameraAngle: 'an 85mm lens from a low angle',
      }),
      'photo',
    );
    expect([shot.camera.lens?.mm, shot.camera.angle]).toEqual([85, 'low-angle']);
  });

  it('[M7.2] what is chosen from a list stands over what is read, and the sensor follows the camera', () => {
    const { camera, light, place, effects } = advancedShot(
      advancedForm({ camera: 'a 35mm lens at f/8' }),
      'photo',
    );
    expect(camera).toMatchObject({
      body: 'ARRI Alexa Mini',
      sensor: sensorSize('ARRI Alexa Mini'),
      lens: { mm: 50, maxAperture: 'f/1.8' },
      aperture: 'f/2.8',
      shutter: '1/60',
      iso: 800,
    });
    expect([light.temperature, place.foreground, place.density]).toEqual([
      2700,
      'natural elements',
      'few key elements',
    ]);
    expect(effects).toEqual(['film-grain', 'light-leaks', 'abstract-elements', 'macro-depth']);
  });

  it('[M7.5] what is set beside the words stands over them, and what must not be seen is one list', () => {
    const shot = promptShot('A quay at dawn, no people, 8 seconds', 'video');
    expect(withSettings(shot, { negative: ['people', 'text'], duration: 4, ratio: '9:16' })).toMatchObject({
      negative: [...shot.negative.filter((thing) => thing !== 'text'), 'text'],
      duration: 4,
      ratio: '9:16',
    });
    expect(shot.negative).toContain('people');
    expect(withSettings(shot, undefined)).toEqual(shot);
  });

  it('[M7.4] a frame of a board is its prompt, and what its boxes say over it', () => {
    const frame = {
      prompt: 'Wide establishing shot: a quay before dawn, 85mm',
      move: 'Push in, 1 m',
      lens: '35mm',
      duration: 2.5,
      dialogue: 'Leave it.',
    };
    const shot = frameShot({ ...frame, size: 'close-up' }, 'video');
    expect(shot).toMatchObject({
      camera: { size: 'close-up', movement: 'dolly-in', lens: { mm: 35 } },
      duration: 2.5,
      lines: [{ words: 'Leave it.' }],
    });
    expect(frameShot({ ...frame, size: 'over-the-shoulder' }, 'photo').camera.angle).toBe(
      'over-the-shoulder',
    );
    expect(frameShot({ ...frame, size: 'two-shot' }, 'photo')).not.toHaveProperty('duration');
    expect(frameShot({ ...frame, size: 'two-shot' }, 'photo').camera.framings).toEqual(['two-shot']);
  });

  it('[M7.6] [MARK-6] a frame with marks is worded as somebody says that its words are', () => {
    const prompt = 'Close-up shot: a cup, two ferns';
    const from = prompt.indexOf('two ferns');
    const marks = [{ from, to: prompt.length, kind: 'absence' as const }];
    const boxes = { size: 'close-up', move: 'Push in', lens: '85mm', dialogue: 'Leave it.' } as const;
    const shot = frameShot({ prompt, marks, duration: 4, ...boxes }, 'video');
    expect(write(shot, findModel('google-veo-3'))).toMatchObject({
      text: 'Push in, 85mm. Close-up shot: a cup. "Leave it."',
      negative: 'two ferns',
    });
    expect(shot.duration).toBe(4);
  });

  it('[M7.3] flags and weights of another generator are no words', () => {
    const shot = promptShot('(soft window light:1.3), a cat --ar 21:9 --no text, logo --v 6', 'photo');
    expect([shot.ratio, shot.negative, shot.light.quality]).toEqual(['21:9', ['text', 'logo'], 'soft-light']);
    expect(JSON.stringify(shot)).not.toMatch(/1\.3|--/);
    const pasted = promptShot(
      '(rim light:1.3), a cat\nNegative prompt: text\nSteps: 20, Seed: 1, Size: 832x1216',
      'photo',
    );
    expect([pasted.ratio, pasted.negative, pasted.light.direction]).toEqual(['2:3', ['text'], 'rim-light']);
    expect(promptShot('{"prompt":"a cat","aspect_ratio":"16:9"}', 'video')).toMatchObject({
      mode: 'video',
      ratio: '16:9',
    });
  });
});

type Method = (text: string) => Pick<Written, 'text' | 'segments'> | undefined;
const methods: readonly (readonly [string, Method])[] = [
  ...modes.flatMap((mode) => [
    [
      `simple ${mode}`,
      (text: string) => simplePrompt({ subject: text, setting: text, mood: text, cameraAngle: text }, mode),
    ] as const,
    [
      `advanced ${mode}`,
      (text: string) =>
        advancedPrompt(
          { ...emptyAdvancedForm, selectedModel: 'stable-diffusion', subject: text, lighting: text },
          mode,
        ),
    ] as const,
    [`text ${mode}`, (text: string) => enhanceText(text, mode)] as const,
    [`voice ${mode}`, (text: string) => enhanceVoice(text, mode)] as const,
  ]),
  ['frame', (text) => framePrompt(text, framePrefixes[0])],
];

describe('[M8] any text in any box', () => {
  it.each(methods)('[M8.1] %s: no crash, clean text, stretches that make up the text', (_, method) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = method(text);
        if (!written) return;
        expect(isClean(written.text)).toBe(true);
        expect(written.segments.map((segment) => segment.text).join('')).toBe(written.text);
        expect(method(text)).toEqual(written);
      }),
      runs(60, 5_000),
    );
  });

  it.each(methods)('[M8.2] %s: fifty thousand characters', (_, method) => {
    for (const text of longTexts.slice(0, runs(4, longTexts.length).numRuns))
      expect(isClean(method(text)?.text ?? '')).toBe(true);
  });

  it('[M8.3] a form with anything in it becomes a shot', () => {
    fc.assert(
      fc.property(fc.anything(), (thing) => {
        const broken = {
          subject: thing,
          camera: thing,
          lighting: thing,
          technicalSpecs: { iso: thing, lens: thing },
        };
        const form = broken as unknown as AdvancedForm;
        expect(advancedShot(form, 'video').mode).toBe('video');
        expect(typeof advancedPrompt(form, 'photo').text).toBe('string');
        expect(analysisShot({ subject: thing as string }).mode).toBe('photo');
      }),
      runs(60, 2_000),
    );
  });
});

const known: readonly ReverseModel[] = reverseModels;
it('[M4.2] the models of the image tool are the four of the specification', () => {
  expect(known).toEqual(['general', 'midjourney', 'flux', 'stable-diffusion']);
});
