import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import { expendable } from '../../writing/fit-length.ts';
import { write } from '../../writing/write.ts';
import { list } from '../models/fact-sentences.ts';
import type { CurrentPrompt, Manner } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { block } from './block.ts';
import { clip } from './clip.ts';
import { countWords } from './count-words.ts';

export function shortened(
  shot: Shot,
  prompt: CurrentPrompt,
  model: Model | undefined,
  manner: Manner,
): Reply {
  const before = countWords(prompt.text);
  const wanted = Math.max(8, Math.round(before * (manner === 'focused' ? 0.45 : 0.65)));
  let lost: string[] = [];
  let written = write(shot, model);
  for (const { field, value, remove } of expendable) {
    if (countWords(written.text) <= wanted) break;
    const said = value(shot);
    if (said === '') continue;
    remove(shot);
    const next = write(shot, model);
    if (next.text === '') break;
    written = next;
    lost.push(unitOf(field, said));
  }
  const after = countWords(written.text);
  lost = lost.filter((said) => !written.text.toLowerCase().includes(said.toLowerCase()));
  return {
    topic: 'prompt-shorter',
    lead:
      after < before
        ? `${before} words are ${after} now. ${lost.length > 0 ? `Gone: ${list(lost.slice(0, 4).map((said) => `“${clip(said)}”`))}${lost.length > 4 ? ' and more' : ''}.` : ''}`.trim()
        : 'There is nothing in it that can go without the shot going with it.',
    more: 'Figures went before light, light before the camera; who it is about stays.',
    dare: 'cut the last sentence as well and see whether anybody misses it.',
    block: block(written, shot, model),
    buttons: [ask('Make it moodier')],
  };
}

/** A figure with what it counts. */
function unitOf(field: string, said: string): string {
  if (/^[a-z]+(?:-[a-z]+)+$/.test(said)) return said.replace(/-/g, ' ');
  if (!/^[\d ]+$/.test(said)) return said;
  if (field === 'camera.lens') return `${said.replace(' ', ' to ')}mm`;
  if (field === 'camera.iso') return `ISO ${said}`;
  return field === 'light.temperature' ? `${said} K` : said;
}
