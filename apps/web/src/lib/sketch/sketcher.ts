import type { SketchDone, SketchJob } from './sketch-worker.ts';

export type SketchWish = SketchJob;

/** What the board artist made of a text. */
export interface Sketched {
  /** Where the picture is found. */
  address: string;
  /** The same from above. */
  plan: SketchDone['plan'];
}

export interface Sketcher {
  /**
   * A sketch; nothing where none could be drawn, or the signal ended it before its turn. The same wish
   * again gives the same sketch for as long as the page remembers it.
   */
  sketch: (wish: SketchWish, signal: AbortSignal) => Promise<Sketched | undefined>;
  /** What was drawn already, at once. */
  remembered: (wish: SketchWish) => Sketched | undefined;
}

type Thread = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Parts {
  newThread: () => Thread;
  toAddress: (svg: string) => string;
  letGo: (address: string) => void;
}

/** Sketches that are kept at hand: several screens of cards. */
export const MOST_REMEMBERED = 150;
/** Then its code cannot be had, and asking on is in vain. */
const MOST_DEATHS = 3;
/** A text that takes longer is made to take long. */
const GIVE_UP_AFTER_MS = 10_000;

/** Draws sketches one after the other in a thread beside the page, which comes with the first. */
export function openSketcher({ newThread, toAddress, letGo }: Parts): Sketcher {
  const sketches = new Map<string, Sketched>();
  let thread: Thread | undefined;
  let deaths = 0;
  let last: Promise<unknown> = Promise.resolve();

  function remember(key: string, drawn: Sketched): void {
    sketches.delete(key);
    sketches.set(key, drawn);
    const [oldest] = sketches;
    if (sketches.size <= MOST_REMEMBERED || !oldest) return;
    sketches.delete(oldest[0]);
    letGo(oldest[1].address);
  }

  async function draw(key: string, wish: SketchWish): Promise<Sketched | undefined> {
    if (deaths >= MOST_DEATHS) return undefined;
    thread ??= newThread();
    const done = await answerOf(thread, wish);
    if (!done) {
      thread.terminate();
      thread = undefined;
      deaths += 1;
      return undefined;
    }
    deaths = 0;
    const drawn = { address: toAddress(done.svg), plan: done.plan };
    remember(key, drawn);
    return drawn;
  }

  return {
    remembered: (wish) => sketches.get(keyOf(wish)),
    sketch: (wish, signal) => {
      const key = keyOf(wish);
      const known = sketches.get(key);
      if (known !== undefined) {
        remember(key, known);
        return Promise.resolve(known);
      }
      const turn = last.then(async () => {
        // What has left the screen meanwhile is not drawn.
        if (signal.aborted) return undefined;
        const meanwhile = sketches.get(key);
        if (meanwhile !== undefined) return meanwhile;
        return await draw(key, wish);
      });
      last = turn;
      return turn;
    },
  };
}

function keyOf({ text, mode, ratio, seed, theme }: SketchWish): string {
  return `${theme} ${mode} ${ratio} ${seed} ${text}`;
}

/** Nothing where the thread dies over it, its code does not come, or it finds no end. */
function answerOf(thread: Thread, wish: SketchWish): Promise<SketchDone | undefined> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (done?: SketchDone) => {
      clearTimeout(giveUp);
      over.abort();
      resolve(done);
    };
    const giveUp = setTimeout(end, GIVE_UP_AFTER_MS);
    const { signal } = over;
    thread.addEventListener('message', ({ data }: MessageEvent<SketchDone>) => end(data), { signal });
    for (const failure of ['error', 'messageerror'] as const)
      thread.addEventListener(failure, () => end(), { signal });
    thread.postMessage(wish);
  });
}
