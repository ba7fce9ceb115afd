import { expect, it } from 'vitest';
import { openPlaces } from './places.ts';
import { openSharedPlaces } from './shared-places.ts';

it('lets so many in at a time, in the order they came', async () => {
  const places = openPlaces(2);
  const order: string[] = [];
  const come = async (name: string) => {
    const leave = await places.take();
    order.push(name);
    return leave;
  };
  const leaveFirst = await come('first');
  await come('second');
  const third = come('third');
  const fourth = come('fourth');
  expect([order, places.waiting()]).toEqual([['first', 'second'], 2]);
  leaveFirst();
  // Leaving twice frees one place.
  leaveFirst();
  (await third)();
  await fourth;
  expect([order, places.waiting()]).toEqual([['first', 'second', 'third', 'fourth'], 0]);
});

it('shares them: nobody has more than their own, and where too many wait the next is told so', async () => {
  const places = openSharedPlaces({ atOnce: 2, atOnceEach: 1, mostWaiting: 1, mostWaitingEach: 1 });
  const [ana, bo] = [await places.take('ana'), await places.take('bo')];
  const anaAgain = places.take('ana');
  expect(await places.take('ana')).toBeUndefined();
  const cy = places.take('cy');
  await Promise.resolve();
  expect(await places.take('di')).toBeUndefined();
  bo?.();
  (await cy)?.();
  ana?.();
  (await anaAgain)?.();
  expect(await places.take('di')).toBeTypeOf('function');
});
