import type { Model } from '../../catalogue/index.ts';
import { completeShot } from '../../methods/enhance/complete-shot.ts';
import type { Shot } from '../../shot/shot.ts';
import { write } from '../../writing/write.ts';
import { list } from '../models/fact-sentences.ts';
import type { Manner } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { block } from './block.ts';
import { fieldWords, gaps } from './gaps.ts';
import { turnHour } from './hour.ts';

export function improved(shot: Shot, model: Model | undefined, manner: Manner): Reply {
  const { shot: whole, added } = completeShot(shot);
  const missing = gaps(shot);
  if (manner === 'experiment') turnHour(whole);
  const written = write(whole, model);
  const did =
    added.length > 0
      ? `I added ${list(added.map(({ field, value }) => `${fieldWords[field] ?? field} (${value})`))}.`
      : 'It already says size, lens and light, so I only put it in order.';
  return {
    topic: 'prompt-improve',
    lead: `${did} Nothing you named is lost.`,
    more: `${missing.length > 0 ? `What only you can add: ${list(missing)}. ` : ''}${model?.tips[0] ? `For **${model.name}**: ${model.tips[0]}` : ''}`.trim(),
    dare: 'the hour is turned round in this one; see what the scene does with it.',
    block: block(written, whole, model),
    buttons: [ask('Make it shorter'), ask('Make it moodier')],
  };
}
