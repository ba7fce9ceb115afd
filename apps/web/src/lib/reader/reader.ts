import type { ReadingJob, ReadingJobs } from './reading-jobs.ts';
import type { FromThread, ToThread } from './reading-thread.ts';

type Given<Job extends ReadingJob> = Parameters<ReadingJobs[Job]>[0];
type Answer<Job extends ReadingJob> = ReturnType<ReadingJobs[Job]>;

export interface Reader {
  /** Rejects where it was called off before its turn, cannot be done, or finds no end. */
  ask: <Job extends ReadingJob>(job: Job, given: Given<Job>, signal?: AbortSignal) => Promise<Answer<Job>>;
  /** Fetches what reads, ahead of the first question. */
  prepare: () => void;
}

type Thread = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Parts {
  newThread: () => Thread;
  /** The same jobs in the page, for when no thread can be had. */
  loadJobs: () => Promise<ReadingJobs>;
}

/** A text that takes longer is made to take long. It would hold up the page as well, so nobody reads it. */
const GIVE_UP_AFTER_MS = 10_000;
const MOST_THREADS = 2;

class ThreadGone extends Error {}

/**
 * Reads beside the thread that draws the page: one question after the other, each in its turn. A thread that dies is
 * followed by one more; when that dies too, the page reads by itself from then on.
 */
export function openReader({ newThread, loadJobs }: Parts): Reader {
  let thread: OpenThread | undefined;
  let isInPage = false;
  let last: Promise<unknown> = Promise.resolve();

  function endThread(): void {
    thread?.end();
    thread = undefined;
  }

  async function askThread(question: ToThread): Promise<FromThread> {
    for (let tried = 1; ; tried++) {
      try {
        thread ??= openThread(newThread);
        return await thread.ask(question);
      } catch (error) {
        endThread();
        if (!(error instanceof ThreadGone) || tried === MOST_THREADS) throw error;
      }
    }
  }

  async function answerTo(question: ToThread): Promise<unknown> {
    if (!isInPage) {
      try {
        const said = await askThread(question);
        if ('failed' in said) throw new Error(said.failed);
        return said.answer;
      } catch (error) {
        if (!(error instanceof ThreadGone)) throw error;
      }
    }
    const jobs = await loadJobs();
    isInPage = true;
    return (jobs[question.job] as (given: unknown) => unknown)(question.given);
  }

  return {
    prepare: () => {
      if (isInPage) return;
      try {
        thread ??= openThread(newThread);
      } catch {
        // The question itself tells.
      }
    },
    ask: (job, given, signal) => {
      const turn = last.then(() => {
        // What was written on meanwhile is not read any more.
        signal?.throwIfAborted();
        return answerTo({ job, given } as ToThread);
      });
      last = turn.catch(() => undefined);
      return turn as Promise<never>;
    },
  };
}

interface OpenThread {
  ask: (question: ToThread) => Promise<FromThread>;
  end: () => void;
}

function openThread(newThread: () => Thread): OpenThread {
  const thread = started(newThread);
  const isReady = Promise.withResolvers<void>();
  let settle: { resolve: (said: FromThread) => void; reject: (error: Error) => void } | undefined;
  let gone: ThreadGone | undefined;
  // Somebody may have prepared it who then asks nothing.
  isReady.promise.catch(() => undefined);
  thread.addEventListener('message', ({ data }: MessageEvent<FromThread | 'ready'>) => {
    if (data === 'ready') isReady.resolve();
    else settle?.resolve(data);
  });
  for (const failure of ['error', 'messageerror'] as const)
    thread.addEventListener(failure, () => {
      gone = new ThreadGone('The thread that reads is gone.');
      isReady.reject(gone);
      settle?.reject(gone);
    });
  return {
    end: () => thread.terminate(),
    ask: async (question) => {
      // However long its code takes to come, that is the line's and not the text's.
      await isReady.promise;
      if (gone) throw gone;
      const answer = Promise.withResolvers<FromThread>();
      settle = answer;
      const giveUp = setTimeout(
        () => answer.reject(new Error('Reading it takes too long.')),
        GIVE_UP_AFTER_MS,
      );
      thread.postMessage(question);
      return await answer.promise.finally(() => clearTimeout(giveUp));
    },
  };
}

/** Some browsers refuse a thread at once instead of letting it fail. */
function started(newThread: () => Thread): Thread {
  try {
    return newThread();
  } catch (cause) {
    throw new ThreadGone('No thread can be had.', { cause });
  }
}
