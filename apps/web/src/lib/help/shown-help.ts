import type { Segment } from '@cuewright/engine/writing';

export interface HelpChoice {
  text: string;
  why?: string | undefined;
}

/** One thing that was added: in which words, why, and what would fit next. */
export interface HelpAddition extends HelpChoice {
  part: Segment['part'];
  slot: 'light' | 'camera' | 'when' | 'place' | 'look' | 'finish' | 'sound';
  others?: readonly { text: string; why: string }[] | undefined;
}

/** What was about the job, and where in the prompt it stood. */
export interface HelpLeft {
  text: string;
  about: string;
  at: number;
}

/** A text that was helped; what is older has no reasons and left nothing. */
export interface Help {
  segments: readonly HelpSegment[];
  added: readonly HelpAddition[];
  left?: readonly HelpLeft[] | undefined;
}

interface HelpSegment {
  text: string;
  part: Segment['part'];
  added?: true | undefined;
}

/** What somebody made of it: how often they asked for the next choice of each addition, and what they put back. */
export interface HelpWishes {
  turns: readonly number[];
  back: readonly number[];
}

export const noWishes: HelpWishes = { turns: [], back: [] };

export interface ShownHelp {
  text: string;
  segments: HelpSegment[];
  added: HelpAddition[];
}

/** Every choice of an addition, the best first. */
export function choicesOf({ text, why, others = [] }: HelpAddition): readonly HelpChoice[] {
  return [{ text, why }, ...others];
}

/** Whether nothing is left to be asked for. */
export function isLastTurn(addition: HelpAddition, turn = 0): boolean {
  return turn >= choicesOf(addition).length - 1;
}

/** The next choice of one addition; of the last there is none. */
export function turned(wishes: HelpWishes, added: readonly HelpAddition[], at: number): HelpWishes {
  const turns = added.map((one, nth) => {
    const turn = wishes.turns[nth] ?? 0;
    return nth === at && !isLastTurn(one, turn) ? turn + 1 : turn;
  });
  return { ...wishes, turns };
}

/** The next choice of every addition that has one. */
export function turnedAll(wishes: HelpWishes, added: readonly HelpAddition[]): HelpWishes {
  return added.reduce((before, _, at) => turned(before, added, at), wishes);
}

/** A prompt with the choices that were asked for, and with what was put back where it stood. */
export function shownHelp({ segments, added, left = [] }: Help, { turns, back }: HelpWishes): ShownHelp {
  let from = 0;
  const shown = segments.map((segment) => ({ ...segment }));
  const chosen = added.map((one, nth): HelpAddition => {
    const choice = choicesOf(one)[turns[nth] ?? 0] ?? one;
    const at = shown.findIndex(
      (segment, place) => place >= from && segment.added && segment.text.includes(one.text),
    );
    const segment = shown[at];
    if (segment) {
      segment.text = segment.text.replace(one.text, () => choice.text);
      from = at + 1;
    }
    return { ...one, text: choice.text, why: choice.why };
  });
  // From the end, so that what stands before keeps its place.
  for (const { text, at } of left.filter((_, nth) => back.includes(nth)).toReversed()) putAt(shown, text, at);
  return { text: shown.map(({ text }) => text).join(''), segments: shown, added: chosen };
}

function putAt(segments: HelpSegment[], words: string, at: number): void {
  let begin = 0;
  for (const segment of segments) {
    const end = begin + segment.text.length;
    if (at <= end) {
      const [before, after] = [segment.text.slice(0, at - begin), segment.text.slice(at - begin)];
      const isStart = at === 0;
      const isSentence = isStart || /[.!?]\s*$/.test(before);
      const gap = isStart || /\s$/.test(before) ? '' : ' ';
      const stop = isSentence && !/[.!?]$/.test(words) ? '.' : '';
      const behind = /^[\s.,;!?]/.test(after) || after === '' ? '' : ' ';
      segment.text = isSentence
        ? `${before}${gap}${words}${stop}${behind}${after}`
        : `${before.trimEnd()}, ${words}${behind === '' ? '' : ', '}${after}`;
      return;
    }
    begin = end;
  }
}
