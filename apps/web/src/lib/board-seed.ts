import type { Mark } from '@cuewright/engine/marks';
import { readDraft, writeDraft } from './draft.ts';

/** The prompt that a new storyboard starts from, on its way from one step to the other. */
export interface BoardSeed {
  prompt: string;
  /** What somebody says that its words are. */
  marks?: readonly Mark[];
  /** Under which id it is saved, if it is. */
  promptId?: string;
}

const NAME = 'storyboard-seed';

/** Kept until the board is there, so a reload in between begins it all the same. */
export function keepBoardSeed(seed: BoardSeed | undefined): void {
  writeDraft(NAME, seed ?? null);
}

export function readBoardSeed(): BoardSeed | undefined {
  return readDraft<BoardSeed | undefined>(NAME, undefined, isSeed);
}

function isSeed(value: unknown): value is BoardSeed {
  return typeof value === 'object' && value !== null && typeof (value as BoardSeed).prompt === 'string';
}
