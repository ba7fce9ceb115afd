import { copyOfPieces } from '@cuewright/engine/guests';
import { expect, it } from 'vitest';
import { addedPlaces, bareWords } from './added-places.ts';

const pieces = [
  { words: 'At dusk', isAdded: true },
  { words: ', a heron', isAdded: false },
  { words: ', shot on an 85mm lens', isAdded: true },
  { words: '. Wet stones. ', isAdded: false },
  { words: 'Soft light. ', isAdded: true },
];
const marked = (refused: readonly number[]) => {
  const copy = copyOfPieces(pieces, new Set(refused));
  return addedPlaces(pieces, new Set(refused)).map(({ at, start, end }) => [at, copy.slice(start, end)]);
};

it('[WRITER-6] what was added is marked where it stands, whatever of it was taken out', () => {
  expect(marked([])).toEqual([
    [0, 'At dusk'],
    [2, 'shot on an 85mm lens'],
    [4, 'Soft light.'],
  ]);
  expect(marked([0, 2])).toEqual([[4, 'Soft light.']]);
  expect(marked([0, 2, 4])).toEqual([]);
  expect(pieces.map(bareWords)[2]).toBe('shot on an 85mm lens');
});
