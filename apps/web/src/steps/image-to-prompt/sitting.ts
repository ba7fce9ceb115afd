import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { ImageAnalysis, ReverseModel } from '@cuewright/engine/methods';
import type { Verdicts } from '@cuewright/engine/sight';
import { useSyncExternalStore } from 'react';
import type { Analyzed, Refusal } from '../../features/picture-reading/analyze-picture.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { sharedValue } from '../../lib/shared-value.ts';
import { keepSitting, keptSitting } from './kept-sitting.ts';

export type Stage =
  | { kind: 'waiting' }
  | { kind: 'analyzing'; askedAgainIn?: number }
  | { kind: 'analyzed'; answer: Analyzed; tookMs: number }
  | { kind: 'fallback'; analysis: ImageAnalysis }
  | { kind: 'refused'; refusal: Refusal };

/** What is known of how the file was made. */
export type Made = { kind: 'reading' } | { kind: 'read'; facts: MadeFacts } | { kind: 'unread' };

/** What a counted analysis was saved as, and the text that has now. */
export interface SavedAnalysis {
  id: string;
  text: string;
}

/** One picture and what became of it. It outlives going elsewhere and back; of a reload all but the file, once it was analyzed. */
export interface Sitting {
  file: File | undefined;
  /** What is wrong with the file that was chosen last. */
  problem: string | undefined;
  made: Made;
  /** Its prompt is known, and what it shows is wanted all the same. */
  isAnalysisWanted: boolean;
  stage: Stage;
  /** Why it cannot be sent to be looked at: too large, or of a kind that nothing here opens. */
  unsendable: string | undefined;
  /** Of this picture: asked again, it costs nothing more. */
  generationId: string;
  /** What somebody says is in the picture. */
  said: string;
  /** What they made of what was seen in it, by the ids of its sightings. */
  verdicts: Verdicts;
  /** Which of them is pointed at. */
  chosenSighting: string | undefined;
  /** Whose light its prompt takes: the id of another picture that was read in this tab; its own when that is empty. */
  lightOf: string;
  model: ReverseModel;
  isOwnShape: boolean;
  /** Under what its prompt is saved, since it was counted. */
  saved: SavedAnalysis | undefined;
  /** A reload took the picture: `file` only says what it was called. */
  isPictureGone: boolean;
}

const empty: Sitting = {
  file: undefined,
  problem: undefined,
  made: { kind: 'unread' },
  isAnalysisWanted: false,
  stage: { kind: 'waiting' },
  unsendable: undefined,
  generationId: '',
  said: '',
  verdicts: {},
  chosenSighting: undefined,
  lightOf: '',
  model: 'general',
  isOwnShape: false,
  saved: undefined,
  isPictureGone: false,
};

const sitting = sharedValue(empty);

export const readSitting = sitting.get;

export function useSitting(): Sitting {
  return useSyncExternalStore(sitting.listen, sitting.get);
}

export function changeSitting(change: Partial<Sitting>): void {
  const next = { ...sitting.get(), ...change };
  sitting.set(next);
  keepSitting(next);
}

/** What was on the screen before a reload, where nothing is on it now. */
export function restoreSitting(): void {
  const { file, problem } = sitting.get();
  const kept = file || problem ? undefined : keptSitting();
  if (kept) sitting.set({ ...empty, ...kept });
}

/** Without a picture; what it is written for stays chosen. */
export function clearSitting(): void {
  changeSitting({ ...empty, model: sitting.get().model });
}

// Somebody else's picture is not for this person.
onPersonChanged(() => sitting.set(empty));
