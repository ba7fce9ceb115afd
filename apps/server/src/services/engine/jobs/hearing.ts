import type { Heard, ReadingToHear } from '@cuewright/engine/guests/hearing';
import { job } from './job.ts';

/** What a model said of a text, as far as it keeps the laws. */
export const hearReading = job(
  () => import('@cuewright/engine/guests/hearing'),
  (room, reading: ReadingToHear): Heard => room.hearReading(reading),
);
