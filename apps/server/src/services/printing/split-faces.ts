import { boxFace, faceFor, type Hand } from './type-case.ts';

/** Characters that one face has, in a row. */
export interface FaceRun {
  face: string;
  text: string;
}

/** Stands for what none of our faces has. */
const BOX = '\uFFFD';
/** Joiners and variation selectors say something about their neighbours and are nothing by themselves. */
const SILENT = /^(?:[\p{Cf}\p{Cc}]|[\u{FE00}-\u{FE0F}]|[\u{1F3FB}-\u{1F3FF}])$/u;

/** A line as its faces can print it. */
export function splitFaces(hand: Hand, line: string): FaceRun[] {
  const runs: FaceRun[] = [];
  for (const character of line) {
    if (SILENT.test(character)) continue;
    const face = faceFor(hand, character);
    const printed = { face: face ?? boxFace(hand), text: face ? character : BOX };
    const last = runs.at(-1);
    if (last?.face === printed.face) last.text += printed.text;
    else runs.push(printed);
  }
  return runs;
}

/** Whether some of it cannot be printed. */
export function hasUnprintable(hand: Hand, text: string): boolean {
  const characters = [...new Set(text.normalize('NFC'))];
  return characters.some((character) => !SILENT.test(character) && !faceFor(hand, character));
}
