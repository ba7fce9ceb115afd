import { newFrame } from '@cuewright/engine/storyboard';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeFrame, duplicateFrame, moveFrame, putBackFrame, removeFrame } from './board-edits.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
const framesOf = (letters: readonly string[]) => letters.map((id) => newFrame(id, `Frame ${id}`));
const order = (frames: readonly { id: string }[]) => frames.map(({ id }) => id).join('');

it('moves a frame to its place and leaves the others in their order', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: -3, max: 12 }), (letters, pick, to) => {
      const id = letters[pick % letters.length] ?? '';
      const moved = moveFrame(framesOf(letters), id, to);
      expect(moved.findIndex((frame) => frame.id === id)).toBe(Math.min(Math.max(to, 0), letters.length - 1));
      expect(order(removeFrame(moved, id))).toBe(letters.filter((letter) => letter !== id).join(''));
    }),
  );
});

it('takes back what was removed, wherever it stood', () => {
  fc.assert(
    fc.property(ids, fc.nat(), (letters, pick) => {
      const frames = framesOf(letters);
      const at = pick % letters.length;
      const frame = frames[at] ?? newFrame('a', '');
      const back = putBackFrame(removeFrame(frames, frame.id), frame, at);
      expect(back).toEqual(frames);
      expect(putBackFrame(back, frame, at)).toEqual(frames);
    }),
  );
});

it('[MARK-8] lets the marks of a frame go on with its words while its prompt is written', () => {
  const frame = {
    ...newFrame('a', 'A cup, two ferns'),
    marks: [{ from: 7, to: 16, kind: 'absence' as const }],
  };
  const after = (change: Parameters<typeof changeFrame>[2]) => changeFrame([frame], 'a', change)[0]?.marks;
  expect(after({ prompt: 'A red cup, two ferns' })).toEqual([{ from: 11, to: 20, kind: 'absence' }]);
  expect(after({ prompt: 'A cup, two palms' })).toEqual([]);
  expect(after({ note: 'Later' })).toEqual(frame.marks);
  expect(after({ prompt: 'A cup', marks: [] })).toEqual([]);
  const { marks: _, ...older } = frame;
  expect(changeFrame([older as typeof frame], 'a', { prompt: 'A' })[0]?.marks).toEqual([]);
});

it('copies a frame to the place behind it, picture and all', () => {
  const [a, b] = framesOf(['a', 'b']);
  if (!a || !b) throw new Error('Two frames were made.');
  const drawn = { ...a, imageUrl: '/api/files/00' };
  expect(duplicateFrame([drawn, b], 'a', 'c')).toEqual([drawn, { ...drawn, id: 'c' }, b]);
  expect(order(duplicateFrame([a, b], 'z', 'c'))).toBe('ab');
});
