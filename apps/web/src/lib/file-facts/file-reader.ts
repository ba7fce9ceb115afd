import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { ReadByWorker } from './read-file-worker.ts';

export interface FileReader {
  /** What a file says of how it was made; nothing where it cannot be read. It goes nowhere. */
  read: (file: File) => Promise<MadeFacts | undefined>;
}

type Thread = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** A file that takes longer is made to take long. */
const GIVE_UP_AFTER_MS = 20_000;

/** Reads files one after the other in a thread that comes with the first, and anew after one that it died over. */
export function openFileReader(newThread: () => Thread): FileReader {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(file: File): Promise<MadeFacts | undefined> {
    thread ??= newThread();
    const answer = await answerOf(thread, file);
    if (!answer) {
      thread.terminate();
      thread = undefined;
    }
    return answer?.facts;
  }

  return {
    read: (file) => {
      const turn = last.then(() => readNow(file));
      last = turn;
      return turn;
    },
  };
}

/** Nothing where the thread dies over it, its code does not come, or it finds no end. */
function answerOf(thread: Thread, file: File): Promise<ReadByWorker | undefined> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (answer?: ReadByWorker) => {
      clearTimeout(giveUp);
      over.abort();
      resolve(answer);
    };
    const giveUp = setTimeout(end, GIVE_UP_AFTER_MS);
    const { signal } = over;
    thread.addEventListener('message', ({ data }: MessageEvent<ReadByWorker>) => end(data), { signal });
    for (const failure of ['error', 'messageerror'] as const)
      thread.addEventListener(failure, () => end(), { signal });
    thread.postMessage(file);
  });
}
