import { type ReadingJob, type ReadingJobs, readingJobs } from './reading-jobs.ts';

/** A question that the page asks. */
export type ToThread = {
  [Job in ReadingJob]: { job: Job; given: Parameters<ReadingJobs[Job]>[0] };
}[ReadingJob];

export type FromThread = { answer: unknown } | { failed: string };

addEventListener('message', ({ data: { job, given } }: MessageEvent<ToThread>) => {
  postMessage(answerTo(readingJobs[job] as (given: unknown) => unknown, given));
});

// Its code has come.
postMessage('ready');

function answerTo(work: (given: unknown) => unknown, given: unknown): FromThread {
  try {
    return { answer: work(given) };
  } catch (error) {
    // A text that breaks the reading would break it in the page as well: it is told, and the thread lives on.
    return { failed: String(error) };
  }
}
