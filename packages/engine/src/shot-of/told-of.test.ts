import { describe, expect, it } from 'vitest';
import { read } from '../language/read.ts';
import { emptyAdvancedForm } from '../methods/advanced/advanced-form.ts';
import { advancedShot, frameShot, saidShot, simpleShot } from '../methods/shots.ts';
import { shotOf } from './shot-of.ts';

describe('[CAST-10] a shot holds', () => {
  it('each of several apart, what they do in order, and the moves of the camera', () => {
    const text =
      'Two brothers in boiler suits, one laughing, carrying a piano. Slow push-in on the piano, then tilt up.';
    const { cast, beats, moves } = shotOf(read(text, { isClip: true }), { mode: 'video' });
    expect(cast).toMatchObject([
      { text: 'Two brothers', count: 2, wears: ['boiler suits'], holds: ['a piano'] },
      { text: 'one', partOf: 0 },
      { text: 'a piano', isHandled: true },
    ]);
    expect(beats).toMatchObject([
      { who: [1], does: 'laughing' },
      { who: [0], does: 'carrying a piano', to: [2], link: 'together' },
    ]);
    expect(moves).toMatchObject([
      { movement: 'dolly-in', tempo: 'Slow', target: 'the piano', link: 'open' },
      { movement: 'tilt-up', link: 'then' },
    ]);
  });

  it('lettering with its surface, an absence with whose it is, requests, mentions', () => {
    const text =
      'Could you make me a picture of two knights, one with a crown, the other without a crown, a sign "INN" above the door. @mara, no text. Thanks!';
    const { lettering, absences, requests, mentions } = saidShot(text, 'photo');
    expect(lettering).toMatchObject([{ words: 'INN', surface: 'a sign', place: 'above the door' }]);
    expect(absences).toMatchObject([
      { things: ['crown'], reach: 'bound', whose: 2 },
      { things: ['text'], reach: 'picture' },
    ]);
    expect(requests).toEqual(['Could you make me a picture of', 'Thanks']);
    expect(mentions).toEqual(['@mara']);
  });

  it('of a form, whom the box of its subject brings in, and what every box tells besides', () => {
    const form = {
      subject: 'three nurses in scrubs push a trolley',
      setting: 'a corridor in Lagos',
      cameraAngle: 'slow push in, then the camera pans left',
    };
    for (const shot of [
      simpleShot(form, 'video'),
      advancedShot(
        { ...emptyAdvancedForm, ...form, environment: form.setting, camera: form.cameraAngle },
        'video',
      ),
    ]) {
      expect(shot.cast).toMatchObject([{ text: 'three nurses', count: 3 }, { text: 'a trolley' }]);
      expect(shot.beats).toMatchObject([{ who: [0], does: 'push a trolley', to: [1] }]);
      expect(shot.moves).toMatchObject([{ movement: 'dolly-in' }, { movement: 'pan-left', link: 'then' }]);
    }
  });

  it('of a frame, the moves of its prompt and behind them those of its box', () => {
    const frame = { size: null, lens: '', duration: null, dialogue: '' };
    const shot = frameShot({ ...frame, prompt: 'A quay. The camera tilts up.', move: 'Push in' }, 'video');
    expect(shot.moves.map(({ movement }) => movement)).toEqual(['tilt-up', 'dolly-in']);
  });
});
