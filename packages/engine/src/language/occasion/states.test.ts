import { describe, expect, it } from 'vitest';
import { agrees, plainLightIn, statesIn } from './states.ts';

describe('[HELP-7] what a text declares, and a choice that cannot stand beside it', () => {
  it.each([
    ['a caver squeezing through a gap in a cave', 'soft window light from the side'],
    ['thick fog over the marsh', 'hard light from one side with crisp shadows'],
    ['a band on a ferry, cold grey noon', 'hard light from above with short shadows'],
    ['a girl swims under the ice', 'sound of wind in the trees'],
    ['a pressed fern on a flatbed scanner', 'low angle wide shot'],
    ['x-ray of a violin', 'soft light from behind'],
    ['charcoal on paper, a dog waits at a door', 'close-up on an 85mm lens'],
    ['macro of a jumping spider', 'wide shot with a low horizon'],
    ['a wide shot of a whale', 'close-up of the head'],
    ['a petrol pump at 4 am', 'soft window light from the side'],
    ['silent film, two burglars and a piano', 'sound of footsteps'],
    ['a cat drops onto it, camera locked off', 'the camera pushes in slowly'],
    ['walk through of a timber house', 'the camera pans slowly'],
    ['time lapse of mushrooms in moss', 'the camera pushes in slowly'],
    ['a model seen from behind on a pier', 'medium shot from the front'],
    ['everything in her bag, flat lay', "at the animal's eye level on an 85mm lens"],
  ])('%s: not %s', (text, choice) => {
    expect(agrees(choice, statesIn(text))).toBe(false);
  });

  it.each([
    ['a man reads a letter in a kitchen', 'soft window light from the side'],
    ['thick fog over the marsh', 'soft light from behind that glows in the air'],
    ['time lapse of mushrooms in moss', 'the camera holds still'],
    ['a child drawing a map at a table', 'close-up on an 85mm lens'],
    ['curtains half drawn, a man asleep', 'medium shot on a 50mm lens'],
    ['a horse on a hill in the morning', 'wide shot with a low horizon'],
  ])('%s: well %s', (text, choice) => {
    expect(agrees(choice, statesIn(text))).toBe(true);
  });

  it('has the plain light of what is closed to the day', () => {
    expect(plainLightIn(statesIn('two miners in a mine'))?.text).toMatch(/^dim light/);
    expect(plainLightIn(statesIn('a dog on a lawn'))).toBeUndefined();
  });
});
