import { findModel, type Model, modelsFor } from '@cuewright/engine/catalogue';
import { promptShot } from '@cuewright/engine/shots';
import { write } from '@cuewright/engine/writing';
import { describe, expect, it } from 'vitest';
import { type Control, controlsOf, type Value } from './controls-of.ts';
import { nearestDuration, offeredDurations, offeredRatios } from './offered-shapes.ts';
import { isTaken, takenControls } from './taken.ts';
import { UNTUNED } from './tuned.ts';
import { toldBoxes } from './tuned-boxes.ts';

const models = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));
const shotFor = ({ mode }: Model) =>
  promptShot('A welder in a greenhouse at dawn, 50mm, slow push in, no text, 7 seconds', mode);
const written = models.filter(({ input }) => input.value !== 'numbers');

function model(id: string): Model {
  const found = findModel(id);
  if (!found) throw new Error(`There is no model ${id}.`);
  return found;
}

/** Its ends, where it rests, and whatever else it offers. */
function valuesOf(control: Control): Value[] {
  switch (control.kind) {
    case 'choice':
      return [...control.options];
    case 'range':
      return [control.min, control.max, control.resting];
    case 'figure':
      return [control.min ?? 0, control.max ?? 7];
    case 'switch':
      return [true, false];
  }
}

describe('[TUNE-2] what can be set', () => {
  it.each(written)('$id takes whatever its controls offer', (one) => {
    const shot = shotFor(one);
    for (const control of takenControls(controlsOf(one), one, shot, {}))
      for (const value of valuesOf(control)) {
        const { dropped } = write(shotFor(one), one, { settings: { [control.name]: value } });
        expect(dropped.filter(({ field }) => field.startsWith('settings.'))).toEqual([]);
      }
    for (const duration of one.mode === 'video' ? offeredDurations(one) : [])
      expect(
        write(shotFor(one), one, { duration }).dropped.filter(({ field }) => field === 'duration'),
      ).toEqual([]);
  });

  it('offers ranges, switches, choices and figures by what is documented, and nothing of the rest', () => {
    const kinds = new Map(controlsOf(model('midjourney')).map((control) => [control.name, control.kind]));
    expect(Object.fromEntries(kinds)).toMatchObject({
      '--stylize': 'range',
      '--raw': 'switch',
      '--v': 'choice',
      '--seed': 'figure',
    });
    expect(kinds.has('--sref')).toBe(false);
    expect(controlsOf(model('hailuo-02')).map(({ name }) => name)).not.toContain('duration');
  });

  it('keeps a control that is set, so that it can be let go, and drops what the copy does not take', () => {
    const one = model('midjourney');
    const shot = shotFor(one);
    const controls = controlsOf(one);
    const unknown = { kind: 'switch', name: '--unheard-of', note: undefined, resting: false } as const;
    const names = (settings: Record<string, Value>) =>
      takenControls([...controls, unknown], one, shot, settings).map(({ name }) => name);
    expect(names({})).toContain('--stylize');
    expect(names({})).not.toContain('--unheard-of');
    expect(names({ '--unheard-of': true })).toContain('--unheard-of');
    for (const ratio of offeredRatios(model('google-veo-3'))) expect(['16:9', '9:16']).toContain(ratio);
    expect(isTaken(one, shot, { ratio: '99:1' }, 'ratio')).toBe(false);
  });

  it('puts the nearest length in the place of one that is not offered', () => {
    expect(nearestDuration(model('hailuo-02'), 7)).toBe(6);
    expect(nearestDuration(model('hailuo-02'), 6)).toBeUndefined();
    expect(nearestDuration(model('hailuo-02'), undefined)).toBeUndefined();
  });
});

describe('[TUNE-1] what is told', () => {
  it.each(models)('$id has eight boxes, each filled in or struck through', (one) => {
    for (const isFromImage of [false, true]) {
      const shot = shotFor(one);
      const copy = write(shot, one, isFromImage ? { startImage: 'start-image' } : {});
      const boxes = toldBoxes({ model: one, shot, written: copy, tuning: UNTUNED, isFromImage });
      expect(new Set(boxes.map(({ label }) => label)).size).toBe(8);
      for (const { says, cannot } of boxes) expect([says, cannot].filter(Boolean)).toHaveLength(1);
    }
  });
});
