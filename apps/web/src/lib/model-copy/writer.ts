/** What writes a shot for a generator. It carries the vocabulary and every dialect: `useWriter` fetches it when it is wanted. */
export { advancedShot, frameShot, promptShot, simpleShot } from '@cuewright/engine/shots';
export { write } from '@cuewright/engine/writing';
