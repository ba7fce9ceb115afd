import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { twoHundredShots } from '../../../testing/dialects/two-hundred-shots.ts';
import { runs } from '../../../testing/soak.ts';
import { findModel, type Model, type ModelId } from '../../catalogue/index.ts';
import { exportInfotext, exportJson } from '../../export/index.ts';
import type { Shot } from '../../shot/shot.ts';
import { write } from '../../writing/index.ts';
import { readPrompt } from './read-prompt.ts';

function model(id: ModelId): Model {
  const found = findModel(id);
  if (!found) throw new Error(`There is no model ${id}.`);
  return found;
}

/** The values of a shot that a text tells in any order; its sentences are another matter. */
function figures({ camera, light, ratio }: Shot) {
  return {
    ratio,
    mm: camera.lens?.mm,
    aperture: camera.aperture,
    iso: camera.iso,
    temperature: light.temperature,
  };
}

describe('[D5] prompts read back', () => {
  it('[D5.1] Midjourney: flags are settings, references and what must not be seen, wherever they stand', () => {
    const { shot, settings, negative, kind } = readPrompt(
      'https://a.example/1.png low-angle photo of a fox::2 cars::-0.5 --ar 3:2 in the snow --no text, modern clothing --s 250 —v 7 --raw --sref https://a.example/2.png 1234 --c 10',
    );
    expect(kind).toBe('midjourney');
    expect(shot).toMatchObject({
      ratio: '3:2',
      camera: { angle: 'low-angle' },
      negative: ['cars', 'text', 'modern clothing'],
    });
    expect(shot.references).toEqual([
      { id: 'https://a.example/1.png', role: 'subject' },
      { id: 'https://a.example/2.png', role: 'style' },
      { id: '1234', role: 'style' },
    ]);
    expect(settings).toEqual({ '--stylize': 250, '--v': 7, '--raw': true, '--chaos': 10 });
    expect(negative).toBe('cars, text, modern clothing');
    expect(JSON.stringify(shot)).toMatch(/fox.*snow/);
    expect(JSON.stringify(shot)).not.toMatch(/::|--|0\.5/);
    expect(readPrompt('a harbour --motion high --loop').model).toBe('midjourney-video');
  });

  it('[D5.2] A1111: the prompt without weights and networks, the negative prompt, the line of figures', () => {
    const {
      shot,
      settings,
      negative,
      model: by,
    } = readPrompt(
      '(rim light:1.3), a fisherman,\nBREAK pier at dawn <lora:film:0.8>\nNegative prompt: (text:1.4), lowres\nSteps: 28, Sampler: DPM++ 2M Karras, CFG scale: 6.5, Seed: 42, Size: 832x1216, Model: "xl, base"',
    );
    expect(by).toBe('stable-diffusion');
    expect(shot).toMatchObject({
      ratio: '2:3',
      negative: ['text', 'lowres'],
      light: { direction: 'rim-light' },
    });
    expect(shot.place.hour).toBe('dawn');
    expect(settings).toEqual({
      Steps: 28,
      Sampler: 'DPM++ 2M Karras',
      'CFG scale': 6.5,
      Seed: 42,
      Size: '832x1216',
      Model: 'xl, base',
      'network 1': '<lora:film:0.8>',
    });
    expect(negative).toBe('(text:1.4), lowres');
    expect(JSON.stringify(shot)).not.toMatch(/lora|BREAK|1\.3/);
  });

  it('[D5.3] JSON: our own file, a request, and a prompt in parts', () => {
    const own = exportJson(
      { mode: 'video', prompt: 'A smith at night, 85mm', selectedModel: 'google-veo-3' },
      0,
      'text, crowd',
    ).text;
    expect(readPrompt(own)).toMatchObject({
      kind: 'json',
      model: 'google-veo-3',
      negative: 'text, crowd',
      shot: {
        mode: 'video',
        camera: { lens: { mm: 85 } },
        place: { hour: 'night' },
        negative: ['text', 'crowd'],
      },
    });
    expect(readPrompt(own).shot.camera.body).toBeUndefined();
    const asked = readPrompt(
      '{"model":"x","input":{"prompt":"a fox in snow","aspect_ratio":"16:9","seed":7},"parameters":{"negativePrompt":"text"}}',
    );
    expect(asked.shot).toMatchObject({ ratio: '16:9', negative: ['text'] });
    const inParts = readPrompt(
      '```json\n{"subject":{"description":"a fox"},"lighting":"rim light","camera":{"lens":"85mm"},"color_palette":["teal"]}\n```',
    );
    expect(inParts.shot).toMatchObject({
      subject: { text: 'a fox' },
      light: { direction: 'rim-light' },
      camera: { lens: { mm: 85 } },
    });
    expect(readPrompt('{"steps": 4}').kind).toBe('plain');
  });

  it.each(['midjourney', 'stable-diffusion'] as const)(
    '[D5.4] what %s was written is read back as it was: figures, shape, settings, negatives',
    (id) => {
      const one = model(id);
      for (const shot of twoHundredShots('photo')) {
        const written = write(shot, one, { seed: 77, ...(id === 'midjourney' && { stylize: 250 }) });
        const text = id === 'midjourney' ? commandOf(written) : exportInfotext(written, 0).text;
        const back = readPrompt(text);
        const gone = new Set(written.dropped.map(({ field }) => field));
        const given = figures(shot);
        const read = figures(back.shot);
        const kept: (keyof typeof given)[] = [];
        if (!gone.has('ratio')) kept.push('ratio');
        if (!gone.has('camera.lens')) kept.push('mm');
        if (!gone.has('camera.aperture')) kept.push('aperture');
        if (!gone.has('camera.iso')) kept.push('iso');
        if (!gone.has('light.temperature')) kept.push('temperature');
        for (const name of kept) expect({ [name]: read[name], text }).toEqual({ [name]: given[name], text });
        if (id === 'midjourney') expect(back.settings).toMatchObject({ '--seed': 77, '--stylize': 250 });
        else expect(back.settings).toMatchObject({ Seed: 77 });
        if (written.negative) expect(back.negative).toBe(written.negative);
        expect(back.model).toBe(id);
      }
    },
  );

  it('[D5.5] our own file of any copy is read back as the copy', () => {
    for (const shot of twoHundredShots('video').slice(0, 50)) {
      const { text, negative } = write(shot, model('google-veo-3'));
      const file = exportJson(
        { mode: 'video', prompt: text, selectedModel: 'google-veo-3' },
        0,
        negative,
      ).text;
      const back = readPrompt(file);
      expect(back.shot).toEqual({
        ...readPrompt(text, { mode: 'video', kind: 'plain' }).shot,
        negative: back.shot.negative,
      });
      for (const thing of (negative ?? '').split(', ').filter(Boolean))
        expect(back.shot.negative).toContain(thing);
    }
  });

  it('[D5.6] any text is read as something, the same every time', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('', ' --ar 2:3', '\nSteps: 2, Seed: 1', '::2'), (text, tail) => {
        expect(readPrompt(text + tail)).toEqual(readPrompt(text + tail));
      }),
      runs(150, 10_000),
    );
  });
});

/** As it is pasted: where flags are not part of the text yet, they stand behind it. */
function commandOf({ text, parameters = {} }: ReturnType<typeof write>): string {
  const flags = Object.entries(parameters).filter(([name]) => name.startsWith('--'));
  return [text, ...flags.map(([name, value]) => `${name} ${value}`)].join(' ');
}
