import { stripVTControlCharacters } from 'node:util';

const OFTEN_MS = 1_000;
const SELDOM_MS = 30_000;
const CLEAR_LINE = '\r\u001b[K';

interface Terminal {
  write: (text: string | Buffer) => void;
  isTTY: boolean;
  columns: number;
}

/**
 * Says what several steps are at while they run, and tells what each had to say in one piece when it ends. On a terminal
 * the last line follows them; in a log they are told of every half minute.
 */
export class Progress {
  readonly #terminal: Terminal;
  readonly #running = new Map<string, { began: number; said: Buffer[] }>();
  readonly #timer: NodeJS.Timeout;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    this.#timer = setInterval(() => this.#tell(), terminal.isTTY ? OFTEN_MS : SELDOM_MS).unref();
  }

  begin(name: string): void {
    this.#running.set(name, { began: performance.now(), said: [] });
    this.print(`── ${name} begins\n`);
  }

  hear(name: string, chunk: Buffer): void {
    this.#running.get(name)?.said.push(chunk);
  }

  end(name: string, verdict: string): void {
    const said = this.#running.get(name)?.said ?? [];
    this.#running.delete(name);
    this.print(`\n── ${name}\n`);
    for (const chunk of said) this.#terminal.write(chunk);
    this.print(`${verdict}\n`);
  }

  print(text: string): void {
    this.#terminal.write(this.#terminal.isTTY ? `${CLEAR_LINE}${text}` : text);
  }

  close(): void {
    clearInterval(this.#timer);
    if (this.#terminal.isTTY) this.#terminal.write(CLEAR_LINE);
  }

  #tell(): void {
    if (this.#running.size === 0) return;
    const each = [...this.#running].map(([name, { began, said }]) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      return `${name} ${seconds} s: ${lastLine(said.at(-1))}`;
    });
    const room = Math.floor(this.#terminal.columns / each.length) - 3;
    this.print(
      this.#terminal.isTTY
        ? each.map((line) => line.slice(0, room)).join(' · ')
        : each.map((line) => `   … ${line}\n`).join(''),
    );
  }
}

function lastLine(chunk: Buffer | undefined): string {
  const lines = stripVTControlCharacters(chunk?.toString() ?? '').trimEnd();
  return (lines.split('\n').at(-1) ?? '').trim().slice(0, 100);
}
