import type { CopiesWish, CopyFor } from '@cuewright/engine/copies';
import { job } from './job.ts';

/** A text or a form in the words of several generators. */
export const copies = job(
  () => import('@cuewright/engine/copies'),
  (room, wish: CopiesWish): CopyFor[] => room.copiesOf(wish),
);
