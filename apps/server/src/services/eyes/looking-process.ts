import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Asked, Said } from './messages.ts';

export interface LookTimes {
  /** A picture that takes longer is made to take long. */
  giveUpMs: number;
  /** The first one also waits for the models. */
  firstGiveUpMs: number;
  /** What it holds is given back when nobody has asked for so long. */
  idleMs: number;
}

export const lookTimes: LookTimes = { giveUpMs: 8_000, firstGiveUpMs: 20_000, idleMs: 60_000 };
/** Whoever answers comes first. */
const BEHIND_OTHERS = 10;

/**
 * One process that looks at a picture at a time. A process and no thread: what the models take goes back to the
 * machine when it ends, one that dies over a picture takes nobody with it, and it gives way to whoever answers.
 */
export class LookingProcess<Seen> {
  #child: ChildProcess | undefined;
  #resting: NodeJS.Timeout | undefined;
  readonly #program: URL;
  readonly #times: LookTimes;

  constructor(program: URL, times: LookTimes = lookTimes) {
    this.#program = program;
    this.#times = times;
  }

  /** It holds nothing. */
  get isResting(): boolean {
    return this.#child === undefined;
  }

  /** What was seen; nothing where it died over it or did not come to an end. One at a time. */
  async look(asked: Asked): Promise<Seen | undefined> {
    clearTimeout(this.#resting);
    const isFirst = this.#child === undefined;
    const child = this.#child ?? this.#start();
    const said = await new Promise<Said<Seen> | undefined>((resolve) => {
      const end = (answer?: Said<Seen>) => {
        clearTimeout(giveUp);
        child.off('message', onMessage);
        child.off('exit', onExit);
        resolve(answer);
      };
      const onMessage = (answer: unknown) => end(answer as Said<Seen>);
      const onExit = () => end();
      const giveUp = setTimeout(end, isFirst ? this.#times.firstGiveUpMs : this.#times.giveUpMs);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.send(asked, (error) => {
        if (error) end();
      });
    });
    if (!said) await this.close();
    this.#resting = setTimeout(() => void this.close(), this.#times.idleMs).unref();
    return said && 'seen' in said ? said.seen : undefined;
  }

  async close(): Promise<void> {
    clearTimeout(this.#resting);
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.ref();
      child.kill('SIGKILL');
    });
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(this.#program), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // It sees a picture and needs to know nothing else.
      env: {},
    });
    this.#child = child;
    child.on('error', () => {});
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    if (child.pid !== undefined) giveWay(child.pid);
    child.unref();
    child.channel?.unref();
    return child;
  }
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, BEHIND_OTHERS);
  } catch {
    // It ended meanwhile, or the machine does not let us.
  }
}
