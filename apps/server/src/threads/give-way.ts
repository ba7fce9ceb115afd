import os from 'node:os';

const BEHIND_THE_OTHERS = 10;

/** Lets the threads that answer go first. Elsewhere than on Linux the priority would be that of the whole process. */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(BEHIND_THE_OTHERS);
}
