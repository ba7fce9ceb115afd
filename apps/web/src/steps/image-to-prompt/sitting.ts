import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { ImageAnalysis, ReverseModel } from '@cuewright/engine/methods';
import { useSyncExternalStore } from 'react';
import type { Analyzed, Refusal } from '../../features/picture-reading/analyze-picture.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { sharedValue } from '../../lib/shared-value.ts';

export type Stage =
  | { kind: 'waiting' }
  | { kind: 'analyzing'; askedAgainIn?: number }
  | { kind: 'analyzed'; answer: Analyzed; tookMs: number }
  | { kind: 'fallback'; analysis: ImageAnalysis }
  | { kind: 'refused'; refusal: Refusal };

/** What is known of how the file was made. */
export type Made = { kind: 'reading' } | { kind: 'read'; facts: MadeFacts } | { kind: 'unread' };

/** One picture and what became of it. A file outlives no reload, so none of it is stored; it outlives going elsewhere and back. */
export interface Sitting {
  file: File | undefined;
  /** What is wrong with the file that was chosen last. */
  problem: string | undefined;
  made: Made;
  /** Its prompt is known, and what it shows is wanted all the same. */
  isAnalysisWanted: boolean;
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
  made: { kind: 'unread' },
  isAnalysisWanted: false,
  stage: { kind: 'waiting' },
  generationId: '',
  said: '',
  model: 'general',
  isOwnShape: false,
  isUsed: false,
};

const sitting = sharedValue(empty);

export const readSitting = sitting.get;

export function useSitting(): Sitting {
  return useSyncExternalStore(sitting.listen, sitting.get);
}

export function changeSitting(change: Partial<Sitting>): void {
  sitting.set({ ...sitting.get(), ...change });
}

/** Without a picture; what it is written for stays chosen. */
export function clearSitting(): void {
  changeSitting({ ...empty, model: sitting.get().model });
}

// Somebody else's picture is not for this person.
onPersonChanged(() => sitting.set(empty));
