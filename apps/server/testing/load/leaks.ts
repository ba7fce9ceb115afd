import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export interface Holding {
  heapMegabytes: number;
  timers: number;
  sockets: number;
}

/** What this process holds once what nobody needs is gone. */
export function holding(): Holding {
  collect();
  const resources = process.getActiveResourcesInfo();
  const count = (kind: string) => resources.filter((one) => one === kind).length;
  return {
    heapMegabytes: process.memoryUsage().heapUsed / 1_048_576,
    timers: count('Timeout'),
    sockets: count('TCPSocketWrap'),
  };
}
