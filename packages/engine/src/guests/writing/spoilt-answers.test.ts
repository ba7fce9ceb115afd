import { describe, expect, it } from 'vitest';
import { spoilings } from '../../../testing/guests/spoil.ts';
import { trySpoilt } from '../../../testing/guests/spoilt-answers.ts';
import { inFull } from '../../../testing/soak.ts';

const COUNT = inFull ? 2_000 : 58;
/** Of a hundred, so many at most; what they are is told in decision 0096. */
const MOST_THROUGH = 0.16;
/** Kinds of which none gets through, whatever the answer. */
const NEVER = [
  'counts otherwise',
  'adds somebody',
  'praises',
  'quotes otherwise',
  'obeys orders',
  'goes on and on',
  'is empty',
];

describe('[WRITER-24] lying and careless answers', () => {
  const { tried, through } = trySpoilt(COUNT, 7);
  const told = through.map(({ kind, id, copy }) => `${kind} ${id}: ${copy.slice(0, 200)}`).join('\n');

  it(`of ${COUNT}, each kind was tried`, () => {
    expect([...tried.keys()].sort()).toEqual(Object.keys(spoilings).sort());
  });

  it('hardly any gets through', () => {
    expect(through.length, told).toBeLessThanOrEqual(Math.ceil(COUNT * MOST_THROUGH));
  });

  it.each(NEVER)('none that %s', (name) => {
    expect(through.filter(({ kind }) => kind === name).map(({ copy }) => copy)).toEqual([]);
  });
});
