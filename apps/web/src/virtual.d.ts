declare module 'virtual:first-copies' {
  import type { WrittenShot } from './features/guest-preview/written-shot.ts';

  export const firstCopies: WrittenShot;
}
