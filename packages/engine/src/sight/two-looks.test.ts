import { describe, expect, it } from 'vitest';
import type { ThingKind } from './thing-kinds.ts';
import { type Candidate, thingsOfLooks } from './two-looks.ts';

const box = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
const seen = (kind: ThingKind, score: number, more: Partial<Candidate> = {}): Candidate => ({
  kind,
  box,
  score,
  ...more,
});

describe('[EYE-9] two looks at one picture', () => {
  it('give a kind what each of them made of the place', () => {
    expect(thingsOfLooks([seen('dog', 0.7)], [seen('dog', 0.5)])).toEqual([
      { kind: 'dog', box, score: 0.7, mirrored: 0.5 },
    ]);
  });

  it('hold it against a kind that the other look took it for something else', () => {
    const [cow, dog] = thingsOfLooks(
      [seen('cow', 0.6, { next: { kind: 'dog', score: 0.4 } })],
      [seen('dog', 0.5, { next: { kind: 'cow', score: 0.4 } })],
    );
    expect(cow).toMatchObject({
      kind: 'cow',
      score: 0.6,
      mirrored: 0.4,
      rival: { kind: 'dog', score: 0.45 },
    });
    expect(dog).toMatchObject({
      kind: 'dog',
      score: 0.4,
      mirrored: 0.5,
      rival: { kind: 'cow', score: 0.5 },
    });
  });

  it('count a thing once, and another one of its kind elsewhere again', () => {
    const elsewhere = { ...box, x: 0.75, width: 0.2 };
    const things = thingsOfLooks(
      [seen('cat', 0.8), seen('cat', 0.7, { box: elsewhere })],
      [seen('cat', 0.6, { box: { ...box, x: 0.32 } }), seen('cat', 0.6, { box: elsewhere })],
    );
    expect(things.map(({ kind, box: { x } }) => [kind, x])).toEqual([
      ['cat', 0.3],
      ['cat', 0.75],
    ]);
  });

  it('leave out what only one of them faintly saw', () => {
    expect(thingsOfLooks([seen('kite', 0.4)], [])).toEqual([]);
  });
});
