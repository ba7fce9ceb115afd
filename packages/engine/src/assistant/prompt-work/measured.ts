import type { Model } from '../../catalogue/index.ts';
import { plural } from '../../text/plural.ts';
import { hardLimits, lengthIn } from '../../writing/fit-length.ts';
import { figured } from '../models/fact-sentences.ts';
import type { CurrentPrompt } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { countWords } from './count-words.ts';

export function measured(prompt: CurrentPrompt, model: Model | undefined): Reply {
  const count = countWords(prompt.text);
  const characters = Array.from(prompt.text).length;
  const over = hardLimits(model).filter(({ max, unit }) => lengthIn(prompt.text, unit) > max);
  const limit = hardLimits(model)[0];
  const against = !model
    ? ''
    : over[0]
      ? ` That is too long for **${model.name}**, which takes at most ${figured(over[0].max)} ${over[0].unit === 'utf16-units' ? 'characters' : over[0].unit}.`
      : limit
        ? ` **${model.name}** takes up to ${figured(limit.max)} ${limit.unit === 'utf16-units' ? 'characters' : limit.unit}, so it fits.`
        : ` For **${model.name}** no limit is documented.`;
  return {
    topic: 'prompt-length',
    lead: `Your prompt has ${count} ${plural(count, 'word')}, ${figured(characters)} ${plural(characters, 'character')}.${against}`,
    buttons: [ask('Make it shorter')],
  };
}
