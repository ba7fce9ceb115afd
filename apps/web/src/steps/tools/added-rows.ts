import type { CallAnswer } from '@cuewright/contract';
import type { Enhanced } from '@cuewright/engine/enhance';
import { addedWords } from './added-words.ts';

/** One thing a text did not say and its prompt does. */
export interface AddedRow {
  name: string;
  words: string;
}

type Suggested = CallAnswer<'POST /api/enhance'>['added'][number];

const fieldNames: Record<Enhanced['added'][number]['field'], string> = {
  'camera.size': 'Shot size',
  'camera.lens': 'Lens',
  'camera.aperture': 'Aperture',
  'camera.movement': 'Movement',
  light: 'Light',
};

const slotNames: Record<Suggested['slot'], string> = {
  light: 'Light',
  camera: 'Camera',
  when: 'When',
  place: 'Place',
  look: 'Look',
  finish: 'Finish',
  sound: 'Sound',
};

export function addedByEngine(added: Enhanced['added'][number], written: Enhanced['written']): AddedRow {
  return { name: fieldNames[added.field], words: addedWords(added, written) };
}

export function addedByModel({ slot, text }: Suggested): AddedRow {
  return { name: slotNames[slot], words: text };
}
