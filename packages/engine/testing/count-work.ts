import { Session } from 'node:inspector';

const session = new Session();
session.connect();

/** Answers come at once: the session is in this very thread. */
function ask<Answer>(method: string, params: object = {}): Answer {
  let given: { error: Error | null; answer: Answer } | undefined;
  session.post(method, params, (error: Error | null, answer: unknown) => {
    given = { error, answer: answer as Answer };
  });
  if (!given) throw new Error(`${method} has not answered.`);
  if (given.error) throw new Error(`${method}: ${JSON.stringify(given.error)}`);
  return given.answer;
}

interface Coverage {
  result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[];
}

/** How often the blocks of our own code ran: the same on every machine, however busy it is. */
export function countWork(work: () => unknown): number {
  ask('Profiler.enable');
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  work();
  const { result } = ask<Coverage>('Profiler.takePreciseCoverage');
  ask('Profiler.stopPreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/packages/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}
