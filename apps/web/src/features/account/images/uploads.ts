import { ApiError } from '@cuewright/contract';
import { useSyncExternalStore } from 'react';
import { failureText } from '../../../lib/api.ts';
import { whyUnsendable } from '../../../lib/picture-files.ts';
import { onPersonChanged } from '../../../lib/session-news.ts';
import { uploadImage } from './image-queries.ts';

export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  failure?: string;
  /** The same file has a chance another time. */
  mayRetry?: boolean;
}

const AT_ONCE = 2;

let uploads: readonly Upload[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** What is on its way to the collection, whatever page of the dialog is shown, and what did not get there. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

export function upload(files: readonly File[]): void {
  const taken = files.map((file): Upload => ({ id: nextId++, file, state: 'waiting' }));
  set([...uploads, ...taken]);
  sendNext();
}

export function retryUpload({ id, file }: Upload): void {
  set(uploads.map((one) => (one.id === id ? { id, file, state: 'waiting' } : one)));
  sendNext();
}

export function dismissUpload(id: number): void {
  set(uploads.filter((one) => one.id !== id));
}

// What one person was sending is not there for the next.
onPersonChanged(() => set([]));

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function sendNext(): void {
  const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length;
  for (const one of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
    void send(one);
}

async function send({ id, file }: Upload): Promise<void> {
  set(uploads.map((one) => (one.id === id ? { id, file, state: 'sending' } : one)));
  try {
    const failure = await whyUnsendable(file);
    if (failure) set(uploads.map((one) => (one.id === id ? { id, file, state: 'failed', failure } : one)));
    else {
      await uploadImage(file);
      dismissUpload(id);
    }
  } catch (error) {
    const failure = failureText(error as Error);
    const mayRetry = !(error instanceof ApiError && error.status < 500);
    set(uploads.map((one) => (one.id === id ? { id, file, state: 'failed', failure, mayRetry } : one)));
  }
  sendNext();
}
