import { startTransition, useEffect, useState } from 'react';
import { pageReader } from './page-reader.ts';
import type { ReadingJob, ReadingJobs } from './reading-jobs.ts';

type Given<Job extends ReadingJob> = Parameters<ReadingJobs[Job]>[0];

/** What was read, and of what. */
export interface Answered<Job extends ReadingJob> {
  given: Given<Job>;
  answer: ReturnType<ReadingJobs[Job]>;
}

/**
 * What the reader says of something, which has to stay the same object for as long as it says the same. The last answer
 * stays until the next has come; an answer to an older question never comes after it. Nothing where it cannot be read.
 */
export function useAnswer<Job extends ReadingJob>(
  job: Job,
  given: Given<Job> | undefined,
): Answered<Job> | undefined {
  const [answered, setAnswered] = useState<Answered<Job>>();
  useEffect(() => {
    if (given === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: Answered<Job> | undefined) => {
      if (!signal.aborted) startTransition(() => setAnswered(next));
    };
    pageReader.ask(job, given, signal).then(
      (answer) => show({ given, answer }),
      () => show(undefined),
    );
    return () => leaving.abort();
  }, [job, given]);
  return given === undefined ? undefined : answered;
}
