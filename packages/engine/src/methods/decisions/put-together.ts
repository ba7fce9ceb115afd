import { inksOf } from '../../copies/inks-of.ts';
import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { fullStopped, startOfFlags } from '../../open-points/text-end.ts';
import type { Mode, Part } from '../../shot/shot.ts';
import type { Segment } from '../../writing/written.ts';
import type { Decision } from './decide.ts';
import type { Choice } from './decision.ts';

/** What it answers. The last four are of models, and of prompts that are older than the reasons. */
export type Slot = 'light' | 'camera' | 'sound' | 'when' | 'place' | 'look' | 'finish';

/** What was added to an idea, in the words it was added in. */
export interface Addition {
  part: Part;
  slot: Slot;
  text: string;
  /** Why it fits, in a few words. */
  why?: string;
  /** What would fit next, the best first. */
  others?: Choice[];
}

export interface PutTogether {
  text: string;
  segments: Segment[];
  added: Addition[];
}

const partOf: Readonly<Record<Slot, Part>> = {
  light: 'light',
  camera: 'camera',
  when: 'place',
  place: 'place',
  look: 'technical',
  finish: 'technical',
  sound: 'audio',
};

type ToPut = Omit<Addition, 'part'>;

/** A decision as what is put: its first choice, and the others behind it. */
export function ofDecision({ slot, choices: [first, ...others] }: Decision): ToPut {
  return { slot: slot === 'move' ? 'camera' : slot, ...first, ...(others.length > 0 && { others }) };
}

/**
 * The person's words in the inks of their parts, and behind them, in front of flags, what is added: as sentences, or as
 * more phrases where the words are a row of phrases.
 */
export function putTogether(
  words: string,
  mode: Mode,
  additions: readonly ToPut[],
  known?: Reading,
): PutTogether {
  const at = additions.length > 0 ? startOfFlags(words) : words.length;
  const head = words.slice(0, at).trimEnd();
  const tail = words.slice(head.length);
  const segments: Segment[] = inksOf(known?.text === head ? known : read(head, { isClip: mode === 'video' }));
  const added: Addition[] = [];
  let text = head;
  for (const { slot, text: words, others, ...why } of additions) {
    const { ahead, isSentence } = fullStopped(text);
    const as = (said: string) => (isSentence ? capital(said) : said);
    const piece = `${ahead}${as(words)}${isSentence ? '.' : ''}`;
    segments.push({ text: piece, part: partOf[slot], added: true });
    added.push({
      part: partOf[slot],
      slot,
      text: as(words),
      ...why,
      ...(others && { others: others.map((one) => ({ ...one, text: as(one.text) })) }),
    });
    text += piece;
  }
  if (tail.trim() !== '') segments.push({ text: tail, part: 'technical' });
  return { text: segments.map((one) => one.text).join(''), segments, added };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
