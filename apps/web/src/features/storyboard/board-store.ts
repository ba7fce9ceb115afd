import { ApiError, type Storyboard } from '@cuewright/contract';
import type { Frames } from './board-edits.ts';

/** What can be changed of a board. */
export interface BoardContent {
  title: string;
  ratio: Storyboard['ratio'];
  frames: Frames;
}

/** Whether what is on the screen is what is kept. */
export type Saving =
  | { is: 'saved' }
  | { is: 'waiting' }
  | { is: 'saving' }
  | { is: 'failed'; error: Error }
  /** Somebody else was first, in another tab most likely: one of the two has to be chosen. */
  | { is: 'stale'; current: Storyboard }
  /** It was deleted elsewhere. */
  | { is: 'gone' };

export interface BoardState {
  content: BoardContent;
  saving: Saving;
}

interface Parts {
  /** Fails when the board has another version by now. */
  save: (content: BoardContent, version: number) => Promise<Storyboard>;
  /** Calls back when nothing has been changed for a while; gives back what calls it off. */
  afterAPause: (then: () => void) => () => void;
  /** Keeps what is not saved yet where a reload finds it; nothing once all is saved. */
  remember: (unsaved: Unsaved | undefined) => void;
  /** What is kept has changed. */
  onSaved: (board: Storyboard) => void;
}

/** Changes that have not reached the server, and the version they began from. */
export interface Unsaved extends BoardContent {
  version: number;
}

export interface BoardStore {
  read: () => BoardState;
  listen: (listener: () => void) => () => void;
  edit: (change: (content: BoardContent) => Partial<BoardContent>) => void;
  /** Saves what is not saved yet, now. True when all is. */
  flush: () => Promise<boolean>;
  /** Another version is there. Unless something here waits to be saved, it is what is shown. */
  hear: (board: Storyboard) => void;
  /** Out of two versions: this one goes over the other. */
  keepMine: () => void;
  /** Out of two versions: the other. */
  takeTheirs: () => void;
}

/** A board that is being worked on. It saves itself, and never overwrites what was written elsewhere unasked. */
export function openBoard(board: Storyboard, unsaved: Unsaved | undefined, parts: Parts): BoardStore {
  const listeners = new Set<() => void>();
  let state: BoardState = {
    content: contentOf(unsaved ?? board),
    saving: { is: unsaved ? 'waiting' : 'saved' },
  };
  let version = unsaved?.version ?? board.version;
  /** What the server has; the same object as the content when there is nothing to save. */
  let kept: BoardContent | undefined = unsaved ? undefined : state.content;
  let underWay: Promise<boolean> | undefined;
  let callOff = () => {};

  const tell = (change: Partial<BoardState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function schedule(): void {
    callOff();
    callOff = parts.afterAPause(() => void flush());
  }

  function changeTo(content: BoardContent): void {
    parts.remember({ ...content, version });
    const isBlocked = ['stale', 'gone', 'saving'].includes(state.saving.is);
    tell({ content, ...(!isBlocked && { saving: { is: 'waiting' } }) });
    if (!isBlocked) schedule();
  }

  async function flush(): Promise<boolean> {
    callOff();
    if (underWay) {
      await underWay;
      return state.content === kept || (await flush());
    }
    if (state.content === kept) return true;
    if (state.saving.is === 'stale' || state.saving.is === 'gone') return false;
    underWay = save();
    const isSaved = await underWay;
    underWay = undefined;
    // What was changed meanwhile is saved after its own pause.
    if (isSaved && state.content !== kept) {
      tell({ saving: { is: 'waiting' } });
      schedule();
    }
    return isSaved;
  }

  async function save(): Promise<boolean> {
    const sent = state.content;
    tell({ saving: { is: 'saving' } });
    try {
      settle(sent, await parts.save(sent, version));
      return true;
    } catch (error) {
      tell({ saving: refusalOf(error) });
      return false;
    }
  }

  function settle(sent: BoardContent, answer: Storyboard): void {
    version = answer.version;
    const content = withoutLostPictures(state.content, sent, answer);
    kept = state.content === sent ? content : sent;
    parts.remember(content === kept ? undefined : { ...content, version });
    tell({ content, saving: { is: 'saved' } });
    parts.onSaved(answer);
  }

  function adopt(other: Storyboard): void {
    callOff();
    version = other.version;
    const content = contentOf(other);
    kept = content;
    parts.remember(undefined);
    tell({ content, saving: { is: 'saved' } });
  }

  return {
    read: () => state,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (change) => {
      const given = change(state.content);
      changeTo({ ...state.content, ...given });
    },
    flush,
    hear: (other) => {
      const isNews = other.version > version && state.saving.is === 'saved';
      if (isNews) adopt(other);
    },
    keepMine: () => {
      if (state.saving.is !== 'stale') return;
      version = state.saving.current.version;
      parts.remember({ ...state.content, version });
      kept = undefined;
      tell({ saving: { is: 'waiting' } });
      void flush();
    },
    takeTheirs: () => {
      if (state.saving.is !== 'stale') return;
      const { current } = state.saving;
      adopt(current);
      parts.onSaved(current);
    },
  };
}

export function contentOf({ title, ratio, frames }: BoardContent): BoardContent {
  return { title, ratio, frames };
}

function refusalOf(error: unknown): Saving {
  if (error instanceof ApiError && error.problem.code === 'stale-version')
    return { is: 'stale', current: error.problem.current as Storyboard };
  if (error instanceof ApiError && error.code === 'storyboard-not-found') return { is: 'gone' };
  return { is: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

/** A picture that is not there any more was left out by the server; it is not shown either. */
function withoutLostPictures(now: BoardContent, sent: BoardContent, answer: Storyboard): BoardContent {
  const lost = new Set<string | null>();
  sent.frames.forEach(({ imageUrl }, n) => {
    if (imageUrl !== null && answer.frames[n]?.imageUrl === null) lost.add(imageUrl);
  });
  if (lost.size === 0) return now;
  const frames = now.frames.map((frame) => (lost.has(frame.imageUrl) ? { ...frame, imageUrl: null } : frame));
  return { ...now, frames };
}
