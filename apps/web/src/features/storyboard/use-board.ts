import type { Storyboard } from '@cuewright/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { readDraft, writeDraft } from '../../lib/draft.ts';
import { onLineChange } from '../../lib/line.ts';
import { queryClient } from '../../lib/query-client.ts';
import { boardQuery, tellBoard } from './board-queries.ts';
import { type BoardState, type BoardStore, openBoard, type Unsaved } from './board-store.ts';

const PAUSE_MS = 800;
/** Bytes that a browser still sends for a page that is left, with a little room. */
const MOST_WHEN_LEAVING = 60_000;

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
    const onHidden = () => document.visibilityState === 'hidden' && save();
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', onHidden);
    const channel = new BroadcastChannel(channelOf(id));
    channel.onmessage = ({ data: version }) => {
      const { queryKey } = boardQuery(id);
      const known = queryClient.getQueryData(queryKey)?.version ?? 0;
      if (version > known) void queryClient.invalidateQueries({ queryKey });
    };
    return () => {
      endLine();
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', onHidden);
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
      const isLeaving = document.visibilityState === 'hidden';
      const keepalive = isLeaving && new Blob([JSON.stringify(body)]).size < MOST_WHEN_LEAVING;
      return call('PUT /api/storyboards/{id}', { params: { id }, body, keepalive });
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
