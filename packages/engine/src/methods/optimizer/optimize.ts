import type { Model } from '../../catalogue/index.ts';
import type { GenreId } from '../../content/genres.ts';
import { promptKind, readPrompt } from '../../dialects/reading-back/read-prompt.ts';
import type { Mode, Shot } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { cleanText } from '../../text/clean-text.ts';
import { write } from '../../writing/write.ts';
import type { Written } from '../../writing/written.ts';
import { shotOfReading, tellFields } from '../verbatim-shot.ts';
import { additionsFor } from './additions-for.ts';
import { type Draw, drawFrom, pick } from './draw.ts';
import { type Addition, markAdded } from './mark-added.ts';
import { orders, phrase } from './phrase.ts';

export interface Idea {
  idea: string;
  genre: GenreId;
  mode: Mode;
  model?: Model | undefined;
  /** Words of the idea that stay as they are. */
  locked?: readonly string[] | undefined;
}

export interface Optimized {
  shot: Shot;
  written: Written;
  /** What the idea did not say and the prompt does, part by part. */
  added: Addition[];
  /** The idea as it was read. */
  original: string;
}

/**
 * An idea made a prompt: the person's own words as they stand, and behind them what a shot needs and the idea leaves
 * open. A blank idea has nothing to make one from. The same idea gives the same bytes.
 */
export function optimize({ idea, genre, mode, model, locked = [] }: Idea): Optimized | undefined {
  const original = cleanText(idea).trim();
  if (original === '') return undefined;
  // A command of another generator is read as what it says; its flags are no words.
  const command = promptKind(original) === 'plain' ? undefined : readPrompt(original, { mode });
  const reading = readShot(command?.words ?? original, { mode });
  if (command) takeOver(reading.shot, command.shot);
  const seed = `${genre} ${mode} ${original}`;
  const chosen = additionsFor(reading, genre, mode, model, drawFrom(seed));
  for (let count = chosen.length; ; count--) {
    const shot = shotOfReading(reading, mode);
    shot.locked = locked.filter((words) => reading.text.includes(words));
    const draw: Draw = drawFrom(`${seed} ${mode}`);
    const order = pick(draw, orders) ?? [];
    const still = mode === 'photo' || model?.camera?.value.kind === 'none';
    const phrases = phrase(shot, chosen.slice(0, count), still, draw);
    tellFields(shot);
    const written = write(shot, model, { order });
    if (count > 0 && written.dropped.some(({ reason }) => reason === 'length-limit')) continue;
    const { segments, added } = markAdded(written.segments, phrases);
    return { shot, written: { ...written, segments }, added, original };
  }
}

/** What stood beside the words of a command. */
function takeOver(shot: Shot, { ratio, duration, negative }: Shot): void {
  if (ratio !== undefined) shot.ratio = ratio;
  if (duration !== undefined) shot.duration = duration;
  for (const thing of negative) if (!shot.negative.includes(thing)) shot.negative.push(thing);
}
