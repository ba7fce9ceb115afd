import { expect, it } from 'vitest';
import { fetchScreens, lazyScreen } from './lazy-screen.ts';

const Nothing = () => null;

it('[SIZE-2] the code of every screen is fetched ahead, one after the other, whatever becomes of one of them', async () => {
  const fetched: string[] = [];
  const screen = (name: string, isThere = true) =>
    lazyScreen(async () => {
      fetched.push(name);
      if (!isThere) throw new Error('The line went.');
      return Nothing;
    });
  screen('library');
  screen('trainer', false);
  screen('result');
  await fetchScreens(new AbortController().signal);
  expect(fetched).toEqual(['library', 'trainer', 'result']);
});

it('[SIZE-2] and no more of them once somebody has gone on', async () => {
  const going = new AbortController();
  const fetched: string[] = [];
  lazyScreen(async () => {
    fetched.push('first');
    going.abort();
    return Nothing;
  });
  lazyScreen(async () => {
    fetched.push('second');
    return Nothing;
  });
  await fetchScreens(going.signal);
  expect(fetched).toEqual(['first']);
});
