import type { HeardCopy } from '@cuewright/engine/guests';
import type { AskedToWrite, Heard, ReadingToHear, WritingToHear } from '@cuewright/engine/guests/hearing';
import { job } from './job.ts';

const hearing = () => import('@cuewright/engine/guests/hearing');

/** What a model said of a text, as far as it keeps the laws. */
export const hearReading = job(hearing, (room, reading: ReadingToHear): Heard => room.hearReading(reading));

/** What a model is told that is to word a copy; nothing where it has no say. */
export const askWriting = job(hearing, (room, text: AskedToWrite) => room.askWriting(text));

/** What a model wrote, once it keeps the laws. */
export const hearWriting = job(
  hearing,
  (room, writing: WritingToHear): HeardCopy => room.hearWriting(writing),
);
