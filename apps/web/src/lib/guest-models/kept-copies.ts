import type { HeardWriting, TextToWrite } from '@cuewright/engine/guests';
import { useDraft } from '../draft.ts';
import { isText } from '../is-text.ts';

/** A copy that a model wrote, and all that it was written for: of anything else it is none. */
export interface KeptCopy {
  of: string;
  model: TextToWrite['model'];
  by: string;
  isLocal: boolean;
  heard: HeardWriting;
  /** The numbers of the pieces that were taken out. */
  refused: readonly number[];
  /** Which of its wordings stands, by the number of the piece; the first where nothing is said. */
  chosen?: Readonly<Record<number, number>>;
}

/** The oldest goes first. */
const MOST = 8;
const NONE: readonly KeptCopy[] = [];

export interface KeptCopies {
  copies: readonly KeptCopy[];
  keep: (copy: KeptCopy) => void;
  forget: (of: string) => void;
}

/** What models wrote in this tab. It outlives a reload, and is nobody else’s. */
export function useKeptCopies(): KeptCopies {
  const [copies, change] = useDraft('model-copies', NONE, areCopies);
  return {
    copies,
    keep: (copy) => change((all) => [copy, ...all.filter(({ of }) => of !== copy.of)].slice(0, MOST)),
    forget: (gone) => change((all) => all.filter(({ of }) => of !== gone)),
  };
}

function areCopies(value: unknown): value is readonly KeptCopy[] {
  return Array.isArray(value) && value.every(isCopy);
}

function isCopy(value: unknown): value is KeptCopy {
  const { of, model, by, heard, refused } = (value ?? {}) as Partial<KeptCopy>;
  return (
    [of, model, by].every(isText) &&
    Array.isArray(refused) &&
    Array.isArray(heard?.beside?.dropped) &&
    Array.isArray(heard.pieces) &&
    heard.pieces.every(({ words }) => isText(words))
  );
}
