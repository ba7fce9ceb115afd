import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { ofPassage } from './of-passage.ts';

/** What each step is, by the help on it. */
const helpOfStep: Readonly<Record<string, string>> = {
  hero: 'cuewright',
  method: 'which-method',
  mode: 'photo-or-video',
  steps: 'simple-steps',
  'enhanced-steps': 'advanced-steps',
  automation: 'one-click',
  optimizer: 'optimizer',
  reverse: 'image-to-prompt',
  result: 'result',
  storyboard: 'storyboard',
  library: 'library',
  trainer: 'trainer',
  payment: 'plans',
  workspace: 'workspace',
  brainstorm: 'brainstorm',
  tools: 'tools',
};

const HERE =
  /\b(?:what|which) (?:step|screen|page|place)\b.{0,12}\b(?:am i|is this|are we)|\bwhere am i\b|\b(?:this|current) (?:step|screen|page)\b|\b(?:what|how) (?:can|do|should|could) i do (?:here|now|next)\b|\bwhat is this (?:for|about)?\??$|\bwhat(?:'s| is) (?:here|next)\b/;

export function aboutHere({ plain: text, mentions }: Understood, question: Question): Reply | undefined {
  const id = question.step === undefined ? undefined : helpOfStep[question.step];
  if (!id || mentions.length > 0 || !HERE.test(text)) return undefined;
  const passage = helpOf(id);
  const reply = ofPassage(passage, question);
  return { ...reply, topic: 'here', lead: `You are at **${passage.title}**. ${reply.lead}` };
}
