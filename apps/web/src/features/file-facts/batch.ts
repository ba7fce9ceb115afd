import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { useSyncExternalStore } from 'react';
import { pageFileReader } from '../../lib/file-facts/page-file-reader.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { openBatch } from './open-batch.ts';

export type BatchFile = {
  id: string;
  file: File;
  name: string;
} & ({ state: 'waiting' | 'unread'; facts?: undefined } | { state: 'read'; facts: MadeFacts });

/** The files that are looked into together. None of it is stored; it outlives going elsewhere and back. */
const batch = openBatch(pageFileReader.read);

export const { add: addToBatch, clear: clearBatch, get: readBatch } = batch;

export function useBatch(): readonly BatchFile[] {
  return useSyncExternalStore(batch.listen, batch.get);
}

// Somebody else's files are not for this person.
onPersonChanged(clearBatch);
