import { formatWithOptions } from 'node:util';

const METHODS = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const;

/** Tells of everything that would reach the terminal, instead of letting it. */
export function watchConsole(tell: (what: string) => void): void {
  for (const method of METHODS) {
    console[method] = (...words: unknown[]) => tell(`console.${method}: ${formatWithOptions({}, ...words)}`);
  }
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
      tell(`process.${name}: ${textOf(chunk)}`);
      for (const done of rest) if (typeof done === 'function') process.nextTick(done);
      return true;
    }) as typeof process.stdout.write;
  }
  // Node's own listener would print what it hears as well.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => tell(`warning: ${name}: ${message}`));
  process.on('unhandledRejection', (reason) => tell(`unhandled rejection: ${reason}`));
}

function textOf(chunk: string | Uint8Array): string {
  return (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()).trimEnd();
}
