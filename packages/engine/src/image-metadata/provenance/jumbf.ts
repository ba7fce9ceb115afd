import { reads, untilZero } from '../bytes/text.ts';
import { boxesOf } from '../containers/iso-boxes.ts';

/** A box of JUMBF: its name, the boxes in it and what it holds. */
export interface Jumbf {
  label: string;
  children: Jumbf[];
  /** The first content that is no box of its kind: CBOR, JSON or bytes. */
  content?: { type: string; body: Uint8Array };
}

const DEEPEST = 6;
const MOST_BOXES = 5000;

/** The boxes of a manifest store, each a superbox whose first box says what it is. */
export function readJumbf(bytes: Uint8Array): Jumbf[] {
  const budget = { boxes: MOST_BOXES };
  return readLevel(bytes, 0, budget);
}

function readLevel(bytes: Uint8Array, depth: number, budget: { boxes: number }): Jumbf[] {
  const found: Jumbf[] = [];
  for (const { type, body } of boxesOf(bytes)) {
    if (--budget.boxes < 0) break;
    if (type === 'jumb' && depth < DEEPEST) found.push(readSuperbox(body, depth, budget));
  }
  return found;
}

function readSuperbox(body: Uint8Array, depth: number, budget: { boxes: number }): Jumbf {
  const box: Jumbf = { label: '', children: readLevel(body, depth + 1, budget) };
  for (const { type, body: inner } of boxesOf(body)) {
    // Sixteen bytes of kind, one of what follows, then the name.
    if (type === 'jumd' && (inner[16] ?? 0) & 2) box.label = untilZero(inner, 17).text;
    else if (type !== 'jumd' && type !== 'jumb' && !box.content) box.content = { type, body: inner };
  }
  return box;
}

export function isManifestStore(bytes: Uint8Array): boolean {
  return reads(bytes, 4, 'jumb') && reads(bytes, 12, 'jumd') && reads(bytes, 16, 'c2pa');
}
