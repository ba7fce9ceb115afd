declare module 'virtual:first-copies' {
  import type { WrittenShot } from './lib/slate/written-shot.ts';

  export const firstCopies: WrittenShot;
}
