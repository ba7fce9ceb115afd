import type { Model } from '../catalogue/model.ts';
import { cameraBefore } from '../language/leads/camera-lead.ts';
import { isPanOnStove } from '../language/moves/pans.ts';
import type { Reading } from '../language/reading.ts';
import { sceneOf } from '../language/scene/scene-of.ts';
import { isWithin } from '../language/span.ts';
import type { Movement } from '../shot/words.ts';
import type { Edit } from './pieces.ts';

/** "The camera pans left": the command stands in front of who makes the move. */
function inFrontOf(text: string, from: number): { from: number; to: number } {
  const lead = cameraBefore(text.slice(0, from));
  return { from: from - lead.length, to: from - lead.length };
}

/** Where "tilts up" begins, which is "tilt up" said of the camera; nowhere, where the words are others. */
function doneFrom(said: string, command: string): number {
  const [base = '', ...others] = command.toLowerCase().split(' ');
  const forms = [`${base}s`, `${base}es`].map((verb) => [verb, ...others].join(' '));
  const form = forms.find((one) => ` ${said.toLowerCase()}`.endsWith(` ${one}`));
  return form === undefined ? -1 : said.length - form.length;
}

/**
 * Camera moves as commands in brackets, where they happen and in the order they were said. Words that are the command give
 * way to it; others stay behind it. Moves at once share a bracket, as many as the generator takes.
 */
export function bracketEdits(reading: Reading, { camera }: Model): Edit[] {
  if (camera?.value.kind !== 'brackets' || reading.text.includes('[')) return [];
  const { moves: commands = {}, together: most = 1 } = camera.value;
  const named = reading.terms.filter(({ field, isDenied }) => field === 'camera.movement' && !isDenied);
  const edits: (Edit & { commands: string[] })[] = [];
  if (named.length === 0) return [];
  for (const move of sceneOf(reading).moves) {
    const term = named.find((one) => isWithin(one, move));
    const command = term && commands[term.value as Movement];
    if (!command) continue;
    const before = edits.at(-1);
    if (isPanOnStove(reading.text, term)) continue;
    if (move.link === 'together' && before && before.commands.length < most) {
      before.commands.push(command);
      continue;
    }
    const said = reading.text.slice(term.from, term.to);
    const isCommand = said.toLowerCase().endsWith(command.toLowerCase());
    const done = isCommand ? -1 : doneFrom(said, command);
    const isDone = done >= 0;
    const at = isCommand
      ? { from: term.to - command.length, to: term.to }
      : isDone
        ? { ...inFrontOf(reading.text, term.from + done), to: term.to }
        : inFrontOf(reading.text, move.from);
    edits.push({ from: at.from, to: at.to, by: isCommand || isDone ? '' : ' ', commands: [command] });
  }
  return edits.map(({ from, to, by, commands: all }) => ({ from, to, by: `[${all.join(',')}]${by}` }));
}
