import type { ImageAnalysis, ReverseModel } from '@cuewright/engine/methods';
import { useSyncExternalStore } from 'react';
import type { Analyzed, Refusal } from '../../features/picture-reading/analyze-picture.ts';

export type Stage =
  | { kind: 'waiting' }
  | { kind: 'analyzing'; askedAgainIn?: number }
  | { kind: 'analyzed'; answer: Analyzed; tookMs: number }
  | { kind: 'fallback'; analysis: ImageAnalysis }
  | { kind: 'refused'; refusal: Refusal };

/** One picture and what became of it. A file outlives no reload, so none of it is stored; it outlives going elsewhere and back. */
export interface Sitting {
  file: File | undefined;
  /** What is wrong with the file that was chosen last. */
  problem: string | undefined;
  stage: Stage;
  /** Of this picture: asked again, it costs nothing more. */
  generationId: string;
  /** What somebody says is in the picture. */
  said: string;
  model: ReverseModel;
  isOwnShape: boolean;
  /** Its prompt has been brought to the result view once; from then on it is only shown. */
  isUsed: boolean;
}

const empty: Sitting = {
  file: undefined,
  problem: undefined,
  stage: { kind: 'waiting' },
  generationId: '',
  said: '',
  model: 'general',
  isOwnShape: false,
  isUsed: false,
};

let sitting = empty;
let owner: string | undefined;
const listeners = new Set<() => void>();

export function useSitting(): Sitting {
  return useSyncExternalStore(listen, readSitting);
}

export function readSitting(): Sitting {
  return sitting;
}

export function changeSitting(change: Partial<Sitting>): void {
  sitting = { ...sitting, ...change };
  for (const listener of listeners) listener();
}

/** Without a picture; what it is written for stays chosen. */
export function clearSitting(): void {
  changeSitting({ ...empty, model: sitting.model });
}

/** Somebody else's picture is not for this person. */
export function keepSittingOf(person: string): void {
  if (owner !== undefined && owner !== person) changeSitting(empty);
  owner = person;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
