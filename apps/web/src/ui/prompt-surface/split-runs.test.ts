import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Part, partLetters, type Segment } from '../part/part.ts';
import { type Mark, splitRuns } from './split-runs.ts';

const parts = Object.keys(partLetters) as Part[];
const anySegment: fc.Arbitrary<Segment> = fc.record({
  text: fc.stringMatching(/^[\w ,.\n]{0,20}$/),
  part: fc.option(fc.constantFrom(...parts), { nil: undefined }),
});
const anyMark: fc.Arbitrary<Mark> = fc.record({
  id: fc.uuid(),
  start: fc.nat(120),
  end: fc.nat(120),
  severity: fc.constantFrom('error', 'warning', 'hint'),
});

describe('splitRuns', () => {
  it('cuts a segment where a mark begins and ends', () => {
    const [runs] = splitRuns(
      [{ text: 'at open doors, no other people.', part: 'place' }],
      [{ id: 'negation', start: 15, end: 30, severity: 'warning' }],
    );
    expect(runs?.map(({ text, marks }) => [text, marks.map(({ id }) => id)])).toEqual([
      ['at open doors, ', []],
      ['no other people', ['negation']],
      ['.', []],
    ]);
  });

  it('puts the letter before the first word, not before the comma that joins it', () => {
    const runs = splitRuns([
      { text: 'A net mender', part: 'subject' },
      { text: ', at the doors ', part: 'place' },
    ]).flat();
    expect(runs.map(({ text, isLettered, isEdge }) => [text, isLettered, isEdge])).toEqual([
      ['A net mender', true, false],
      [', ', false, true],
      ['at the doors', true, false],
      [' ', false, true],
    ]);
  });

  it('letters a part once, however many segments and how much glue it is made of', () => {
    const runs = splitRuns([
      { text: 'One bulb', part: 'light' },
      { text: ', ' },
      { text: 'low', part: 'light' },
      { text: ' ' },
      { text: 'fog', part: 'place' },
      { text: ' ' },
      { text: 'dusk', part: 'light' },
    ]).flat();
    expect(runs.filter(({ isLettered }) => isLettered).map(({ text }) => text)).toEqual([
      'One bulb',
      'fog',
      'dusk',
    ]);
  });

  it('shows the gravest of several marks first', () => {
    const runs = splitRuns(
      [{ text: 'abcdef' }],
      [
        { id: 'a', start: 0, end: 4, severity: 'hint' },
        { id: 'b', start: 2, end: 6, severity: 'error' },
      ],
    ).flat();
    expect(runs.map(({ text, marks }) => [text, marks.map(({ id }) => id).join()])).toEqual([
      ['ab', 'a'],
      ['cd', 'b,a'],
      ['ef', 'b'],
    ]);
  });

  it('loses and adds no character, and covers each by exactly its marks', () => {
    fc.assert(
      fc.property(
        fc.array(anySegment, { maxLength: 8 }),
        fc.array(anyMark, { maxLength: 8 }),
        (segments, marks) => {
          const split = splitRuns(segments, marks);
          expect(split.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(
            segments.map(({ text }) => text),
          );
          for (const { start, text, marks: covering } of split.flat()) {
            for (let n = start; n < start + text.length; n++) {
              const expected = marks.filter((mark) => mark.start <= n && n < mark.end);
              expect(new Set(covering)).toEqual(new Set(expected));
            }
          }
        },
      ),
    );
  });
});
