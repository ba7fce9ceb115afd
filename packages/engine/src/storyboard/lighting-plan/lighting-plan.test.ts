import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { promptShot } from '../../methods/shots.ts';
import { lightingPlan, planWords } from './index.ts';

const planOf = (prompt: string) => lightingPlan(promptShot(prompt, 'video'));
const lightsOf = (prompt: string) =>
  planOf(prompt).lights.map(({ source, bearing, name, tone, kelvin }) => [
    source,
    bearing,
    name,
    tone,
    kelvin,
  ]);

describe('[B3] a shot from above', () => {
  it('[B3.1] the view opens by the focal length that is said, or by the kind of lens', () => {
    expect(planOf('A dog, 35mm f/2')).toMatchObject({ mm: 35, camera: '35mm f/2' });
    expect(planOf('A dog, 24-70mm lens')).toMatchObject({ mm: 24, camera: '24-70mm' });
    expect(planOf('A dog through a telephoto lens')).toMatchObject({ mm: 200, camera: '' });
    expect(planOf('A dog')).toMatchObject({ mm: 50, camera: '' });
  });

  it('[B3.2] a light stands on the side that is said, and is called by what is said of it', () => {
    expect(lightsOf('A portrait, window light from camera right at 5600K')).toEqual([
      ['window-light', 90, 'Window light', 'cool', 5600],
    ]);
    expect(lightsOf('A portrait by candlelight')).toEqual([
      ['candlelight', 330, 'Candlelight', 'warm', undefined],
    ]);
    expect(lightsOf('A backlit dancer')).toEqual([['lamp', 180, 'Backlight', 'white', undefined]]);
    expect(lightsOf('A dancer, three-point lighting').map(([, , name]) => name)).toEqual([
      'Key',
      'Fill',
      'Back',
    ]);
  });

  it('[B3.3] out of doors the hour lights what nothing else does, and stands beside a lamp', () => {
    expect(lightsOf('A rider in the desert at golden hour, backlit')).toEqual([
      ['sunlight', 180, 'Low sun', 'warm', undefined],
    ]);
    expect(lightsOf('A woman on a street at dusk under a streetlight').map(([source]) => source)).toEqual([
      'streetlight',
      'sky',
    ]);
    expect(lightsOf('A field in the rain, morning').map(([, , name]) => name)).toEqual(['Rain']);
  });

  it('[B3.4] nothing is lit that nobody said', () => {
    expect(lightsOf('A cook in a kitchen')).toEqual([]);
    expect(lightsOf('A cook in a kitchen at dusk')).toEqual([]);
  });

  it('[B3.5] people are counted as far as they can be told apart; walls stand around a room', () => {
    expect(planOf('Two friends in a kitchen, dolly in')).toMatchObject({
      people: 2,
      set: 'room',
      movement: 'dolly-in',
    });
    expect(planOf('An overhead shot of a field, static camera')).toMatchObject({
      set: 'open',
      isOverhead: true,
    });
    expect(planOf('A field, static camera')).not.toHaveProperty('movement');
  });

  it('[B3.7] a plan is told in words too', () => {
    expect(
      planWords(planOf('Two friends, window light from camera right at 5600K, 50mm f/2.8, dolly in')),
    ).toBe('50mm f/2.8, dolly in. 2 people. Window light 5600K from camera right.');
    expect(planWords(planOf('A dog'))).toBe('One subject.');
  });

  it('[B3.6] any text has a plan', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { mm, people, lights } = planOf(text);
        expect(mm).toBeGreaterThan(0);
        expect(people).toBeGreaterThan(0);
        for (const { bearing } of lights) expect(bearing).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
