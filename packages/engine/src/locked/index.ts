export { type Kept, keepLocked } from './keep-locked.ts';
export { type LockedOutcome, lockedOutcome } from './locked-outcome.ts';
