import { askWriting, hearReading, hearWriting } from '@cuewright/engine/guests/hearing';
import { findAsks } from './jobs/find-asks.ts';
import { judgeChallenge } from './jobs/judge-challenge.ts';
import { lookOver } from './jobs/look-over.ts';
import { readBoxes } from './jobs/read-boxes.ts';
import { readHeard } from './jobs/read-heard.ts';
import { readInks } from './jobs/read-inks.ts';
import { readOpen } from './jobs/read-open.ts';
import { readPoints } from './jobs/read-points.ts';
import { readStatements } from './jobs/read-statements.ts';
import { writeForm } from './jobs/write-form.ts';
import { writePrompt } from './jobs/write-prompt.ts';
import { writeSlate } from './jobs/write-slate.ts';

/** Whatever reads words. It carries the vocabulary and every dialect: ask for it through the reader. */
export const readingJobs = {
  askWriting,
  findAsks,
  hearReading,
  hearWriting,
  judgeChallenge,
  lookOver,
  readBoxes,
  readHeard,
  readInks,
  readOpen,
  readPoints,
  readStatements,
  writeForm,
  writePrompt,
  writeSlate,
} as const;

export type ReadingJobs = typeof readingJobs;
export type ReadingJob = keyof ReadingJobs;
