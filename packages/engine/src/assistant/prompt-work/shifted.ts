import type { Model } from '../../catalogue/index.ts';
import { promptShot } from '../../methods/prompt-shot.ts';
import type { Mode } from '../../shot/shot.ts';
import { write } from '../../writing/write.ts';
import { list } from '../models/fact-sentences.ts';
import { readComparatives } from '../reading/comparatives.ts';
import { ask, type Reply } from '../reply.ts';
import { block } from './block.ts';
import { putIn } from './edited.ts';

/** Warmer, later, closer: what says so takes the place of what said the contrary. */
export function shifted(
  text: string,
  mode: Mode,
  said: string,
  model: Model | undefined,
  locked: readonly string[] = [],
): Reply {
  const shifts = readComparatives(said);
  const rest = shifts.reduce((words, { against }) => (against ? words.replace(against, '') : words), text);
  const shot = promptShot(rest.replace(/ {2,}/g, ' '), mode, locked);
  for (const { put } of shifts) putIn(shot, put);
  return {
    topic: 'prompt-edit',
    lead: `With ${list(shifts.map(({ put }) => `“${put}”`))} in it; all else stays.`,
    block: block(write(shot, model), shot, model),
    buttons: [ask('Make it shorter')],
  };
}
