import { advancedShot, frameShot, promptShot, saidShot, simpleShot } from '@cuewright/engine/shots';
import { write } from '@cuewright/engine/writing';

/** What writes a shot for a generator. It carries the vocabulary and every dialect: `useWriter` fetches it when it is wanted. */
export const writer = { advancedShot, frameShot, promptShot, saidShot, simpleShot, write };
export type Writer = typeof writer;
