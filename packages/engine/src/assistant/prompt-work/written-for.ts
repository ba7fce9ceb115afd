import type { Model } from '../../catalogue/index.ts';
import { untoldReasons } from '../../content/untold.ts';
import type { Shot } from '../../shot/shot.ts';
import { type WriteOptions, write } from '../../writing/write.ts';
import { inputSentences, list } from '../models/fact-sentences.ts';
import type { Manner } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { besideIt } from './beside-it.ts';
import { block } from './block.ts';
import { clip } from './clip.ts';

function readsBest({ input }: Model): string {
  return input.value === 'numbers'
    ? 'It reads no words: these are for the picture it begins from, and its figures go beside them.'
    : `It reads ${inputSentences[input.value]} best.`;
}

function forModel(model: Model | undefined): string {
  return model ? ` for **${model.name}**` : '';
}

export function writtenFor(
  shot: Shot,
  model: Model | undefined,
  manner: Manner,
  options: WriteOptions = {},
): Reply {
  const written = write(shot, model, options);
  const status =
    model && (model.status.value.kind === 'retired' || model.status.value.kind === 'research-only')
      ? ` Mind that it ${model.status.value.kind === 'retired' ? `is retired${'since' in model.status.value ? ` since ${model.status.value.since}` : ''}` : 'is research only'}.`
      : '';
  if (model && written.text === '')
    return {
      topic: 'prompt-write-for',
      lead: `**${model.name}** reads ${inputSentences[model.input.value]}, so there is no prompt to write for it.${status}`,
    };
  const lost = written.dropped.map(
    ({ value, reason }) => `“${clip(value)}”, because ${untoldReasons[reason]}`,
  );
  return {
    topic: 'prompt-write-for',
    lead: `Written${forModel(model)}.${status}${lost.length > 0 ? ` Left out: ${list(lost)}.` : ''}${besideIt(written)}`,
    more: manner === 'focused' ? '' : model ? `${readsBest(model)} ${model.tips[1] ?? ''}`.trim() : '',
    dare: 'hand the same shot to a generator of the other kind, still or moving, and see what it cannot do without.',
    block: block(written, shot, model),
    buttons: [ask('Make it shorter')],
  };
}
