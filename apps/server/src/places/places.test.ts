import { expect, it } from 'vitest';
import { openPlaces } from './places.ts';

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
