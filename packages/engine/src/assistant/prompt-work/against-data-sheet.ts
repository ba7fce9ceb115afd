import type { Model } from '../../catalogue/index.ts';
import { untoldReasons } from '../../content/untold.ts';
import type { Shot } from '../../shot/shot.ts';
import { lengthIn } from '../../writing/fit-length.ts';
import { write } from '../../writing/write.ts';
import type { Dropped } from '../../writing/written.ts';
import { figured, list, secondsOf, shapesOf } from '../models/fact-sentences.ts';
import { factsBehind } from '../models/symptoms.ts';
import type { CurrentPrompt } from '../question.ts';
import { clip } from './clip.ts';

/** What the data sheet of a generator has against a prompt, a line each. */
export function againstDataSheet(shot: Shot, prompt: CurrentPrompt, model: Model, said: string): string[] {
  const found = [...factsBehind(said, model)];
  const { kind } = model.status.value;
  if (kind === 'retired' || kind === 'research-only')
    found.push(
      `**${model.name}** ${kind === 'retired' ? 'is retired' : 'is research only'}, so nothing can be made with it any more.`,
    );
  if (model.input.value === 'numbers')
    found.push(`**${model.name}** reads no text at all, only an image and figures.`);
  found.push(...limitsBroken(prompt, model), ...notReaching(shot, model), ...nounsTogether(shot, model));
  if (model.startImage?.value === 'required')
    found.push(
      `**${model.name}** needs a picture to start from; words about how things look are wasted there, only what moves counts.`,
    );
  return found;
}

function limitsBroken(prompt: CurrentPrompt, model: Model): string[] {
  const found: string[] = [];
  for (const { value } of model.limits) {
    if (value.of !== 'prompt') continue;
    const has = lengthIn(prompt.text, value.unit);
    const unit = value.unit === 'utf16-units' ? 'characters' : value.unit;
    if (has > value.max)
      found.push(
        value.kind === 'hard'
          ? `It has ${figured(has)} ${unit} and **${model.name}** takes ${figured(value.max)}${value.only ? ` (${value.only})` : ''}: the end is cut off or refused.`
          : `It has ${figured(has)} ${unit}; **${model.name}** reads about ${value.min ?? 1} to ${figured(value.max)} best, so the later ones count for little.`,
      );
    else if (value.kind === 'best' && value.min !== undefined && has < value.min)
      found.push(
        `It has ${figured(has)} ${unit}; **${model.name}** reads ${value.min} to ${figured(value.max)} best, so much is left to chance.`,
      );
  }
  return found;
}

function notReaching(shot: Shot, model: Model): string[] {
  return write(shot, model)
    .dropped.filter(({ reason }) => reason !== 'length-limit')
    .map(
      ({ value, reason }) =>
        `“${clip(value)}” cannot reach **${model.name}**: ${untoldReasons[reason]}${offeredInstead(reason, model)}.`,
    );
}

/** Two words for one thing, where each word is read by itself. */
function nounsTogether(shot: Shot, { negative: fact }: Model): string[] {
  const negative = fact?.value;
  const several = shot.negative.filter((words) => /\s/.test(words));
  if (several.length === 0 || !negative || !('nounsOnly' in negative) || !negative.nounsOnly) return [];
  const where = negative.kind === 'flag' ? negative.flag : negative.name;
  return [
    `${list(several.map((words) => `“${words}”`))} in \`${where}\` is read word by word, each by itself, so “${several[0]?.split(' ').at(-1)}” goes altogether. Use single nouns there, and say in the prompt what should be seen instead.`,
  ];
}

/** What can be had of what was asked for. */
function offeredInstead(reason: Dropped['reason'], { duration, shape }: Model): string {
  if (reason === 'duration-not-offered' && duration) return `; it runs ${secondsOf(duration.value)}`;
  return reason === 'ratio-not-offered' && shape ? `; it ${shapesOf(shape.value)}` : '';
}
