export { type Kept, keepLocked } from './keep-locked.ts';
