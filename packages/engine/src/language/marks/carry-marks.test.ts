import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, longTexts } from '../../../testing/any-text.ts';
import { runs } from '../../../testing/soak.ts';
import { cleanText } from '../../text/clean-text.ts';
import { kinds } from '../statement.ts';
import { carryMarks, type Mark, placeMarks, withMark, withoutMark } from './index.ts';

/** "a [cup] by a [fern]": a text, and a mark for each pair of brackets. */
function marked(words: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  for (const [, ahead = '', stretch] of words.matchAll(/([^[]*)(?:\[([^\]]*)\])?/g)) {
    text += ahead;
    if (stretch === undefined) continue;
    marks.push({ from: text.length, to: text.length + stretch.length, kind: 'absence' });
    text += stretch;
  }
  return { text, marks };
}

function shown(text: string, marks: readonly Mark[]): string {
  return [...marks]
    .reverse()
    .reduce((all, { from, to }) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);
}

function carried(before: string, after: string): string {
  const { text, marks } = marked(before);
  return shown(after, carryMarks(marks, text, after));
}

describe('[MARK-3] the marks of a text after an edit', () => {
  it.each([
    ['words ahead of it', 'a [fern] in rain', 'At dusk: a [fern] in rain'],
    ['words behind it', 'a [fern] in rain', 'a [fern] in the last rain'],
    ['words right before it', 'a [fern] in rain', 'a tall [fern] in rain'],
    ['words right behind it', 'a [fern] in rain', 'a [fern], wet, in rain'],
    ['a word begun right before it', 'a [fern] in rain', 'a t[fern] in rain'],
    ['spaces around it', 'a [fern] in rain', 'a  [fern]\nin rain'],
    ['spaces in it', 'a [tall  fern] in rain', 'a  [tall fern] in rain'],
    ['both its sides', 'by a [fern] in rain', 'by a green [fern] all in rain'],
    ['three places', 'A [fox] by a [well]. Fog, an old wall.', 'One [fox] by a low [well]. Fog, a wall.'],
    ['the first of the same words', 'a fern and a [fern]', 'a tree and a [fern]'],
    ['a sentence of a script without spaces', '狐が[雪]の中', '白い狐が[雪]の中を歩く'],
    [
      'what stands between marks of direction',
      'a sign, \u2067[שלום]\u2069, lit at dusk',
      'one sign, \u2067[שלום]\u2069, lit at noon',
    ],
    ['part of a word that stays', '[Regen]bogen am Abend', 'ein [Regen]bogen am Morgen'],
  ])('goes on with its words after an edit of %s', (_, before, after) => {
    expect(carried(before, marked(after).text)).toBe(after);
  });

  it.each([
    ['a letter of them is another', 'a [fern] in rain', 'a form in rain'],
    ['they became another word', 'no [logo] on it', 'no logos on it'],
    ['a word came between them', 'a [tall fern] in rain', 'a tall green fern in rain'],
    ['one of them is gone', 'a [tall fern] in rain', 'a fern in rain'],
    ['all of them are gone', 'a [fern], a wall', 'a wall'],
    ['the space behind them is gone', 'a [fern] in rain', 'a fernin rain'],
    ['they stand elsewhere', 'a [fern] by a wall and a fern', 'a tree by a wall and a fern'],
    ['they became the end of another word', 'some [art] there', 'a heart there'],
    ['the text is another', 'A [red fox] under a moon.', 'Two hens by a barn, one red fox on its door.'],
    ['there is none', 'a [fern]', ''],
  ])('goes where %s', (_, before, after) => {
    expect(carried(before, after)).toBe(after);
  });

  it('is kept letter for letter by any edit elsewhere', () => {
    const edit = fc.tuple(anyText, fc.nat({ max: 400 }), fc.nat({ max: 400 }));
    fc.assert(
      fc.property(someMarked, edit, ({ text, marks }, [put, at, length]) => {
        const [from, to] = [Math.min(at, text.length), Math.min(at + length, text.length)];
        const after = text.slice(0, from) + put + text.slice(to);
        // What touches the edit may be another word by it.
        for (const one of marks.filter((mark) => mark.to < from || mark.from > to)) {
          const words = text.slice(one.from, one.to).trim();
          const kept = carryMarks([one], text, after).map((mark) => after.slice(mark.from, mark.to));
          expect(kept.map((stretch) => stretch.trim()).filter(Boolean)).toEqual(words === '' ? [] : [words]);
        }
      }),
      runs(400, 20_000),
    );
  });

  it('stays within its text, in order and beside the others, whatever the texts are', () => {
    fc.assert(
      fc.property(someMarked, anyText, ({ text, marks }, other) => {
        for (const after of [other, text + other, other + text, text.slice(3), text.toUpperCase()])
          expectOrder(carryMarks(marks, text, after), after);
      }),
      runs(200, 10_000),
    );
  });

  it('holds on what is long and says nothing', () => {
    for (const text of longTexts) {
      const marks = Array.from({ length: 200 }, (_, n) => mark(n * 250, n * 250 + 249)).filter(
        ({ to }) => to <= text.length,
      );
      const after = `so ${text.slice(0, 20_000)} or ${text.slice(20_001)} so`;
      expectOrder(carryMarks(marks, text, after), after);
    }
  });
});

describe('[MARK-4] setting marks', () => {
  it('replaces what the new one overlaps, and nothing beside it', () => {
    const marks = [mark(0, 4), mark(5, 9), mark(9, 12)];
    expect(withMark(marks, mark(5, 9, 'line'))).toEqual([mark(0, 4), mark(5, 9, 'line'), mark(9, 12)]);
    expect(withMark(marks, mark(3, 6))).toEqual([mark(3, 6), mark(9, 12)]);
    expect(withoutMark(marks, { from: 6, to: 7 })).toEqual([mark(0, 4), mark(9, 12)]);
  });

  it('leaves them in order and beside each other', () => {
    const spans = fc.array(fc.tuple(fc.nat({ max: 50 }), fc.integer({ min: 1, max: 9 })), { maxLength: 20 });
    fc.assert(
      fc.property(spans, (given) => {
        const marks = given.reduce<Mark[]>((all, [from, size]) => withMark(all, mark(from, from + size)), []);
        expectOrder(marks, 'x'.repeat(60));
        const last = given.at(-1);
        if (last) expect(marks).toContainEqual(mark(last[0], last[0] + last[1]));
      }),
      runs(100, 5_000),
    );
  });
});

describe('[MARK-5] the marks of a text that came', () => {
  it('lie behind what was taken out before half of a pair', () => {
    expect(placeMarks([mark(2, 3)], 'a\u0000\ud83d', 'a\ufffd')).toEqual([mark(1, 2)]);
    expect(placeMarks([mark(1, 2)], 'a\u0000\ud83d', 'a\ufffd')).toEqual([]);
  });

  it('are on the same words once it is cleaned and trimmed', () => {
    fc.assert(
      fc.property(someMarked, fc.constantFrom('', ' ', '\r\n\u0007 '), ({ text, marks }, around) => {
        const given = around + text + around;
        const kept = cleanText(given).trim();
        const placed = placeMarks(
          marks.map(({ from, to, kind }) => ({ from: from + around.length, to: to + around.length, kind })),
          given,
          kept,
        );
        expectOrder(placed, kept);
        const words = (all: string, { from, to }: Mark) => cleanText(all.slice(from, to)).trim();
        expect(placed.map((one) => words(kept, one)).filter((one) => one !== '')).toEqual(
          marks.map((one) => words(text, one)).filter((one) => one !== ''),
        );
      }),
      runs(300, 10_000),
    );
  });
});

function mark(from: number, to: number, kind: Mark['kind'] = 'absence'): Mark {
  return { from, to, kind };
}

function expectOrder(marks: readonly Mark[], text: string): void {
  let end = 0;
  for (const { from, to } of marks) {
    expect(from).toBeGreaterThanOrEqual(end);
    expect(to).toBeGreaterThan(from);
    end = to;
  }
  expect(end).toBeLessThanOrEqual(text.length);
}

/** Any text, and marks in it as a person may set them. */
const someMarked = fc
  .tuple(
    anyText,
    fc.array(fc.tuple(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 40 })), { maxLength: 12 }),
  )
  .map(([text, spans]) => {
    const marks = spans
      .map(([from, size], n) => mark(from, from + size, kinds[n]))
      .filter(({ to }) => to <= text.length)
      .reduce<Mark[]>(withMark, []);
    return { text, marks };
  });
