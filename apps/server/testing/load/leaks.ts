import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export interface Holding {
  /** Of the heap, and of buffers beside it. */
  megabytes: number;
  timers: number;
  sockets: number;
}

/** What this process holds once what nobody needs is gone. */
export function holding(): Holding {
  collect();
  const resources = process.getActiveResourcesInfo();
  const count = (kind: string) => resources.filter((one) => one === kind).length;
  const { heapUsed, external } = process.memoryUsage();
  return {
    megabytes: (heapUsed + external) / 1_048_576,
    timers: count('Timeout'),
    sockets: count('TCPSocketWrap'),
  };
}
