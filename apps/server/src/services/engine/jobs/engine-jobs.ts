import { answer, dataSheet, ground, inventedVersions, lookUp } from './conversing.ts';
import { askWriting, hearReading, hearWriting } from './hearing.ts';
import { describePicture, readExact, tellSight, writeAnalysis } from './pictures.ts';
import { enhance, optimize, polish } from './polishing.ts';
import { sketch } from './sketching.ts';
import { copies } from './wording.ts';

/** All that the engine does with words for this server. Whoever asks knows the types; only a thread has the code. */
export const engineJobs = {
  optimize,
  enhance,
  polish,
  answer,
  ground,
  'look-up': lookUp,
  'data-sheet': dataSheet,
  'invented-versions': inventedVersions,
  'describe-picture': describePicture,
  'tell-sight': tellSight,
  'write-analysis': writeAnalysis,
  'read-exact': readExact,
  sketch,
  copies,
  'hear-reading': hearReading,
  'ask-writing': askWriting,
  'hear-writing': hearWriting,
} as const;

export type EngineJobs = typeof engineJobs;
