import { roll } from '@cuewright/engine/methods/one-click';
import { describe, expect, it } from 'vitest';
import {
  emptyShelves,
  heldTexts,
  isShelves,
  type KeptRoll,
  lastPlaces,
  shownRoll,
  toggleHeld,
  withRoll,
  withShown,
} from './shelf.ts';

const numbered = (n: number, place = `place ${n}`): KeptRoll => ({
  text: `roll ${n}`,
  segments: [{ text: `roll ${n}`, part: 'subject' }],
  parts: { subject: `who ${n}`, place },
});
const filled = Array.from({ length: 25 }, (_, n) => numbered(n)).reduce(withRoll, emptyShelves.photo);

describe('[ROLL-3] the rolls of a session', () => {
  it('are remembered by twenty, shown by ten, the newest first', () => {
    expect(filled.rolls).toHaveLength(20);
    expect(shownRoll(filled)?.text).toBe('roll 24');
    expect(lastPlaces(filled).map((at) => filled.rolls[at]?.text)).toEqual(
      Array.from({ length: 10 }, (_, n) => `roll ${24 - n}`),
    );
    expect(shownRoll(withShown(filled, 12))?.text).toBe('roll 17');
  });

  it('are known again after a reload, and anything else is not taken for them', () => {
    const real = withRoll(
      emptyShelves.video,
      roll('video', () => 0.4),
    );
    expect(isShelves(JSON.parse(JSON.stringify({ photo: filled, video: real })))).toBe(true);
    const { photo } = emptyShelves;
    for (const wrong of [null, [], {}, { photo }, { photo, video: { ...photo, held: ['weather'] } }])
      expect(isShelves(wrong)).toBe(false);
  });
});

describe('[ROLL-4] what is held', () => {
  it('are the texts of the roll that is shown, until it is let go', () => {
    const held = toggleHeld(toggleHeld(filled, 'place'), 'subject');
    expect(heldTexts(held)).toEqual({ place: 'place 24', subject: 'who 24' });
    expect(heldTexts(toggleHeld(held, 'subject'))).toEqual({ place: 'place 24' });
    expect(heldTexts(withShown(held, 3))).toEqual({});
  });

  it('stays held in the next roll that keeps it, and is let go by one that cannot', () => {
    const held = toggleHeld(toggleHeld(filled, 'place'), 'subject');
    expect(withRoll(held, numbered(25, 'place 24')).held).toEqual(['place']);
    expect(withRoll(held, { text: 'whole', segments: [] }).held).toEqual([]);
  });
});
