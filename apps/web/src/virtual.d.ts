declare module 'virtual:first-copies' {
  import type { WrittenShot } from './features/guest-preview/written-shot.ts';

  const copies: WrittenShot;
  export default copies;
}
