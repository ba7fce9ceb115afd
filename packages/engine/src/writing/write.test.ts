import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean } from '../../testing/any-text.ts';
import { runs } from '../../testing/soak.ts';
import { findModel, type Model, modelsFor } from '../catalogue/index.ts';
import { emptyShot, type Mode, type Shot } from '../shot/shot.ts';
import {
  angles,
  effects,
  focuses,
  framings,
  hours,
  lensKinds,
  lightDirections,
  lightQualities,
  lightSources,
  movements,
  shotSizes,
  weathers,
} from '../shot/words.ts';
import { readShot } from '../shot-of/read-shot.ts';
import { hardLimits } from './fit-length.ts';
import { write } from './write.ts';

function model(id: string, changes: Partial<Model> = {}): Model {
  const found = findModel(id);
  if (!found) throw new Error(`There is no model ${id}.`);
  return { ...found, ...changes };
}

function shot(mode: Mode, text: string): Shot {
  return readShot(text, { mode }).shot;
}

const smith =
  'Low-angle close-up of a smith hammering a hinge in a forge at night, slow push in, 85mm at f/2, window left, no text, 16:9, 8 seconds. He says, "Again."';
const allModels = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));

describe('[P1] plain prose', () => {
  it('[P1.1] reads as a note: who and where, the move, the light, the glass, the sound', () => {
    expect(write(shot('video', smith)).text).toBe(
      'A low-angle close-up of a smith hammering a hinge in a forge at night. The camera pushes in slowly. Window light from the left. Shot on an 85mm lens at f/2. Spoken: "Again."',
    );
  });

  it('[P1.2] says nothing twice that the words already say', () => {
    const said = shot('photo', 'A smith at dawn. Late afternoon sun slants through the blinds.');
    said.light.source = 'sunlight';
    expect(write(said).text.match(/sun/g)).toHaveLength(1);
  });

  it('[P1.3] what is set is said, and read back as what it was', () => {
    const fields = [
      ...shotSizes.map((value) => ['camera', 'size', value] as const),
      ...angles.map((value) => ['camera', 'angle', value] as const),
      ...movements.map((value) => ['camera', 'movement', value] as const),
      ...focuses.map((value) => ['camera', 'focus', value] as const),
      ...lightSources.map((value) => ['light', 'source', value] as const),
      ...lightDirections.map((value) => ['light', 'direction', value] as const),
      ...lightQualities.map((value) => ['light', 'quality', value] as const),
      ...hours.map((value) => ['place', 'hour', value] as const),
      ...weathers.map((value) => ['place', 'weather', value] as const),
    ];
    const lost = fields.filter(([part, field, value]) => {
      const given = emptyShot('video');
      given.subject.text = 'a brass bell';
      Object.assign(given[part], { [field]: value });
      const read = readShot(write(given).text, { mode: 'video' }).shot[part] as unknown as Record<
        string,
        unknown
      >;
      return read[field] !== value;
    });
    expect(lost).toEqual([]);
  });

  it('[P1.4] so are lists and lenses', () => {
    const lost = [...framings, ...effects, ...lensKinds].filter((value) => {
      const given = emptyShot('video');
      given.subject.text = 'a brass bell';
      if ((framings as readonly string[]).includes(value)) given.camera.framings.push(value as never);
      else if ((effects as readonly string[]).includes(value)) given.effects.push(value as never);
      else given.camera.lens = { kind: value as never };
      return !readShot(write(given).text, { mode: 'video' }).findings.some(
        (finding) => finding.value === value,
      );
    });
    expect(lost).toEqual([]);
  });

  it('[P1.5] a still does not move, and says so', () => {
    const { text, dropped } = write(shot('photo', smith));
    expect(text).not.toMatch(/push|camera/);
    expect(dropped).toContainEqual({ field: 'camera.movement', value: 'dolly-in', reason: 'no-movement' });
  });
});

describe('[P2] what a generator takes', () => {
  it('[P2.1] negatives go to the field, else they are put as facts, else dropped', () => {
    const given = shot('video', 'A smith, no horses, no clouds');
    expect(write(given, model('google-veo-3'))).toMatchObject({ negative: 'horses, clouds' });
    const none = write(
      given,
      model('google-veo-3', { negative: { value: { kind: 'none' }, sure: 'unverified' } }),
    );
    expect(none.negative).toBeUndefined();
    expect(none.text).toContain('The sky is clear.');
    expect(none.dropped).toContainEqual({ field: 'negative', value: 'horses', reason: 'no-negative' });
  });

  it('[P2.2] ratio and duration go to the settings, and are dropped where they are not offered', () => {
    const veo = model('google-veo-3');
    expect(write(shot('video', smith), veo).parameters).toEqual({ aspectRatio: '16:9', durationSeconds: 8 });
    expect(
      write(shot('video', 'A smith, 10 seconds, 21:9'), veo).dropped.map(({ reason }) => reason),
    ).toEqual(['ratio-not-offered', 'duration-not-offered']);
  });

  it('[P2.3] sound is told only to what is heard', () => {
    const silent = model('google-veo-3', { audio: { value: [], sure: 'unverified' } });
    expect(write(shot('video', smith), silent)).toMatchObject({
      text: expect.not.stringContaining('Again'),
      dropped: expect.arrayContaining([{ field: 'audio.dialogue', value: 'Again.', reason: 'no-audio' }]),
    });
    expect(write(shot('video', smith), model('google-veo-3')).text).toContain('"Again."');
  });

  it('[P2.4] a model without text is given the words for its still, and over a picture only figures', () => {
    const mute = model('stable-video');
    const still = write(shot('video', smith), mute);
    expect(still.text).toContain('a smith hammering a hinge');
    expect(still.parameters).toMatchObject({ motion_bucket_id: expect.any(Number), fps: 7 });
    const over = write(shot('video', smith), mute, { startImage: 'image-1' });
    expect(over).toMatchObject({ text: '', segments: [], parameters: still.parameters });
    expect(over.dropped).toContainEqual({
      field: 'subject.action',
      value: 'hammering a hinge',
      reason: 'no-text-input',
    });
  });

  it('[P2.5] pictures it cannot take are dropped', () => {
    const given = {
      ...shot('video', 'A smith'),
      startImage: 'image-1',
      references: [{ id: 'image-2', role: 'style' as const }],
    };
    const bare = model('google-veo-3', { startImage: { value: 'none', sure: 'unverified' } });
    expect(write(given, bare).dropped.map(({ reason }) => reason)).toEqual([
      'no-start-image',
      'no-references',
    ]);
  });
});

describe('[P3] limits', () => {
  const limited = (max: number) =>
    model('google-veo-3', {
      limits: [{ value: { of: 'prompt', kind: 'hard', max, unit: 'characters' }, sure: 'unverified' }],
    });
  const long = shot('video', `${smith} ISO 800. Kodak stock. Melancholic mood. Shot on ARRI Alexa Mini.`);

  it('[P3.1] what does not fit is dropped and told, figures before light, light before the camera', () => {
    const { text, dropped } = write(long, limited(170));
    expect(text.length).toBeLessThanOrEqual(170);
    const cut = dropped.filter(({ reason }) => reason === 'length-limit').map(({ field }) => field);
    expect(cut.slice(0, 3)).toEqual(['details', 'camera.iso', 'camera.body']);
    expect(text.toLowerCase()).toContain('a smith hammering a hinge');
  });

  it('[P3.2] locked words stay', () => {
    expect(write(long, limited(170), { locked: ['ARRI Alexa'] }).text).toContain('ARRI Alexa Mini');
    expect(write({ ...long, locked: ['ARRI Alexa'] }, limited(170)).text).toContain('ARRI Alexa Mini');
  });

  it('[P3.3] even a subject that is too long is cut at a word, and the rest is told', () => {
    const endless = shot('video', 'a smith with a very long story '.repeat(40));
    const { text, dropped } = write(endless, limited(100));
    expect(text.length).toBeLessThanOrEqual(100);
    expect(dropped.some(({ field, reason }) => field === 'subject.text' && reason === 'length-limit')).toBe(
      true,
    );
    expect(text).not.toMatch(/\s$/);
  });
});

describe('[P4] any shot for any model', () => {
  it('[P4.1] clean text, stretches that make up the text, within the limits, the same every time', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...allModels), (text, one) => {
        const given = shot(one.mode, text);
        const written = write(given, one);
        expect(isClean(written.text)).toBe(true);
        expect(written.segments.map((segment) => segment.text).join('')).toBe(written.text);
        expect(write(given, one)).toEqual(written);
        for (const { max, unit } of hardLimits(one))
          if (unit === 'characters') expect(Array.from(written.text).length).toBeLessThanOrEqual(max);
      }),
      runs(150, 10_000),
    );
  });

  it('[P4.2] the shot that was given is left as it was', () => {
    const given = shot('photo', smith);
    const before = JSON.parse(JSON.stringify(given));
    write(given, model('midjourney'));
    expect(given).toEqual(before);
  });
});
