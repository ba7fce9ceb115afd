import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Trail, trailAfterGoing, trailAfterTravel } from './trail.ts';

it('[STEP-4] knows the way back after any walk of links and Back buttons', () => {
  const walk = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constant('back' as const)));
  fc.assert(
    fc.property(walk, (moves) => {
      let trail: Trail = ['start'];
      const history = ['start'];
      for (const move of moves) {
        if (move !== 'back') {
          trail = trailAfterGoing(trail, move, false);
          if (move !== history.at(-1)) history.push(move);
        } else if (history.length > 1) {
          history.pop();
          trail = trailAfterTravel(trail, history.at(-1) ?? '');
        }
        expect(trail).toEqual(history);
      }
    }),
  );
});

it('goes on after Forward, and takes a replaced address for the one it replaced', () => {
  const there = trailAfterGoing(['start'], 'library', false);
  const back = trailAfterTravel(there, 'start');
  expect(trailAfterTravel(back, 'library')).toEqual(['start', 'library']);
  expect(trailAfterGoing(there, 'tools', true)).toEqual(['start', 'tools']);
});
