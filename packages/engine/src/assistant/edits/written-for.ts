import { type Model, modelsFor } from '../../catalogue/index.ts';
import { copiesOf } from '../../copies/index.ts';
import type { Reply } from '../reply.ts';
import { ask } from '../reply.ts';
import { list } from '../sheet/sentences.ts';
import { quoted } from './outcome.ts';

/** The prompt as another generator reads it best: by the same door as its copies on the page. */
export function writtenFor(text: string, model: Model): Reply {
  const hasStartImage = model.startImage?.value === 'required';
  const [copy] = copiesOf({ words: { text }, mode: model.mode, models: [model.id], hasStartImage });
  const gone =
    model.status.value.kind === 'retired'
      ? ` ${model.name} is retired${'since' in model.status.value ? ` since ${model.status.value.since}` : ''}${model.successor ? `; ${model.successor.name} replaced it` : ''}.`
      : '';
  if (!copy || copy.prompt.trim() === '')
    return {
      topic: 'prompt-write-for',
      lead: `**${model.name}** reads no text, only a picture and its settings, so there is no prompt to write for it.${gone}`,
      buttons: otherOnes(model),
    };
  const settings = Object.entries(copy.sentAs)
    .filter(([name]) => !name.startsWith('--'))
    .map(([name, value]) => `\`${name}: ${value}\``);
  const left = copy.leftOff.map(({ what, why }) => `${quoted(what)} (${why})`);
  return {
    topic: 'prompt-write-for',
    lead: [
      `Written for **${model.name}**${hasStartImage ? ', which starts from a picture: it is told what moves' : ''}.${gone}`,
      settings.length > 0 ? `Set beside it: ${settings.join(', ')}.` : '',
      copy.negative ? `Negative prompt: \`${copy.negative}\`.` : '',
      left.length > 0 ? `Left out: ${list(left)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...(model.tips[0] !== undefined && { more: model.tips[0] }),
    block: { text: copy.prompt, mode: model.mode, model: model.id },
    buttons: [ask('Make it shorter')],
  };
}

function otherOnes({ mode, id }: Model) {
  return modelsFor('advanced', mode)
    .filter((one) => one.popular && one.id !== id && one.status.value.kind === 'active')
    .slice(0, 2)
    .map(({ name }) => ask(`Write it for ${name}`));
}
