import { Session } from 'node:inspector';

interface Coverage {
  result: { url: string; functions: { ranges: { count: number }[] }[] }[];
}

/** Answers come at once: the session is in this very thread. */
function ask<Answer>(session: Session, method: string, params: object = {}): Answer {
  let given: { error: Error | null; answer: Answer } | undefined;
  session.post(method, params, (error: Error | null, answer: unknown) => {
    given = { error, answer: answer as Answer };
  });
  if (!given || given.error) throw new Error(`${method} has not answered.`);
  return given.answer;
}

/**
 * Counts how often the blocks of our code run that is loaded from now on: the same on every machine, however busy it is.
 * What the language does by itself, a search or a pattern, counts as one.
 */
export function openWorkCounter(folder: RegExp): (work: () => unknown) => number {
  const session = new Session();
  session.connect();
  refuseLoaded(session, folder);
  ask(session, 'Profiler.enable');
  ask(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const counted = () =>
    ask<Coverage>(session, 'Profiler.takePreciseCoverage')
      .result.filter(({ url }) => folder.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  return (work) => {
    counted();
    work();
    return counted();
  };
}

/** What is there already would count for little or nothing, and whoever holds work to a limit would be content. */
function refuseLoaded(session: Session, folder: RegExp): void {
  const loaded: string[] = [];
  session.on('Debugger.scriptParsed', ({ params }) => loaded.push(params.url));
  ask(session, 'Debugger.enable');
  ask(session, 'Debugger.disable');
  const early = loaded.filter((url) => folder.test(url) && !url.endsWith('.test.ts'));
  if (early.length > 0) throw new Error(`Loaded before its work could be counted: ${early.join(', ')}`);
}
