import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import { inputSentences, told } from '../models/fact-sentences.ts';
import type { CurrentPrompt } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { againstDataSheet } from './against-data-sheet.ts';
import { leftOpen } from './left-open.ts';

/** What stands in the way of a prompt. */
export function diagnosed(shot: Shot, prompt: CurrentPrompt, model: Model | undefined, said: string): Reply {
  const found = [...(model ? againstDataSheet(shot, prompt, model, said) : []), ...leftOpen(shot, prompt)];
  const readsBest =
    model && told(model.input, (input) => `**${model.name}** reads ${inputSentences[input]} best.`);
  return {
    topic: 'prompt-why',
    lead:
      found.length > 0
        ? `${found.length === 1 ? 'One thing stands out' : 'These stand out'}${model ? `, held against the data sheet of **${model.name}**` : ''}:\n${found.map((line) => `- ${line}`).join('\n')}`
        : `I find nothing against it${model ? ` in the data sheet of **${model.name}**` : ''}: it says who, where, when, camera and light.`,
    more: model ? `${readsBest}` : 'Choose a model and I hold it against that model’s limits as well.',
    buttons: [ask('Improve this prompt'), ask('Make it shorter')],
  };
}
