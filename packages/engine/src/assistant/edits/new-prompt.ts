import { findModel } from '../../catalogue/index.ts';
import { read } from '../../language/read.ts';
import type { Mode } from '../../shot/shot.ts';
import { ask, type Reply } from '../reply.ts';
import { completed } from './length.ts';
import { applied } from './outcome.ts';
import type { Idea } from './prompt-meant.ts';
import { writtenFor } from './written-for.ts';

/** A first take of an idea: its words as they are, and what a guide asks for that they left open. */
export function newPrompt({ text, mode: said, model: id }: Idea, here: Mode | undefined): Reply {
  const mode = said ?? here ?? 'photo';
  const idea = text.charAt(0).toUpperCase() + text.slice(1);
  const outcome = completed(read(idea, { isClip: mode === 'video' }), idea, mode, id, 3);
  const whole = 'changes' in outcome ? applied(idea, outcome.changes) : idea;
  const model = id === undefined ? undefined : findModel(id);
  const did = 'did' in outcome ? ` ${outcome.did}` : '';
  const base = model ? writtenFor(whole, model) : undefined;
  return {
    topic: 'prompt-new',
    lead: `Here’s a first take from your words.${did} The ${mode === 'video' ? 'clip' : 'picture'} itself is made at the generator, where you paste it.`,
    ...(base?.block ? { block: base.block, more: base.lead } : { block: { text: whole, mode } }),
    buttons: [ask('Make it moodier'), ask('Make it longer')],
  };
}
