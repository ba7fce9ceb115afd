import { describe, expect, it } from 'vitest';
import { goldenPage } from '../../../testing/golden.ts';
import { seeded } from '../../../testing/seeded.ts';
import { type Roll, roll } from './index.ts';

describe('[K1] golden rolls, changed on purpose or not at all', () => {
  it.each(['photo', 'video'] as const)('[K1.11] a finished one and six composed: %s', async (mode) => {
    const random = seeded(19);
    const made: Roll[] = [];
    while (made.length < 14) made.push(roll(mode, random, { last: made }));
    const page = goldenPage(
      Object.fromEntries(
        made.slice(7).map(({ text, segments }, at) => [`roll ${at + 8}`, { text, segments, dropped: [] }]),
      ),
    );
    await expect(page).toMatchFileSnapshot(`../../../golden/one-click-${mode}.txt`);
  });
});
