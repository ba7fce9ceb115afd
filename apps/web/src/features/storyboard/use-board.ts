import type { Storyboard } from '@cuewright/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { readDraft, writeDraft } from '../../lib/draft.ts';
import { onLineChange } from '../../lib/line.ts';
import { queryClient } from '../../lib/query-client.ts';
import { boardQuery, tellBoard } from './board-queries.ts';
import { type BoardState, type BoardStore, openBoard, type Unsaved } from './board-store.ts';

const PAUSE_MS = 800;

/** A board that is open on this page: it saves itself, and follows what other tabs save. */
export function useBoard(board: Storyboard): { store: BoardStore; state: BoardState } {
  const [store] = useState(() => openKeptBoard(board));
  const state = useSyncExternalStore(store.listen, store.read);

  useEffect(() => store.hear(board), [store, board]);

  const { id } = board;
  useEffect(() => {
    const save = () => void store.flush();
    // What a reload left unsaved.
    save();
    const endLine = onLineChange(save);
    addEventListener('pagehide', save);
    const channel = new BroadcastChannel(channelOf(id));
    channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: boardQuery(id).queryKey });
    return () => {
      endLine();
      removeEventListener('pagehide', save);
      channel.close();
      save();
    };
  }, [store, id]);

  return { store, state };
}

function openKeptBoard(board: Storyboard): BoardStore {
  const { id } = board;
  const draft = `storyboard:${id}`;
  return openBoard(board, readDraft<Unsaved | undefined>(draft, undefined, isUnsaved), {
    save: ({ title, ratio, frames }, version) => {
      const body = { title, ratio, frames: [...frames], version };
      return call('PUT /api/storyboards/{id}', { params: { id }, body });
    },
    afterAPause: (then) => {
      const timer = setTimeout(then, PAUSE_MS);
      return () => clearTimeout(timer);
    },
    remember: (unsaved) => writeDraft(draft, unsaved ?? null),
    onSaved: (saved) => {
      tellBoard(saved);
      const channel = new BroadcastChannel(channelOf(id));
      channel.postMessage(saved.version);
      channel.close();
    },
  });
}

function channelOf(id: string): string {
  return `storyboard:${id}`;
}

/** Stored by us and by nobody else, so it is whole when its outline is. */
function isUnsaved(value: unknown): value is Unsaved {
  if (typeof value !== 'object' || value === null) return false;
  const { title, version, frames } = value as Partial<Unsaved>;
  return typeof title === 'string' && typeof version === 'number' && Array.isArray(frames);
}
