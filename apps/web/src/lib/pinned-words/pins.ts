import { promptLimits } from '@cuewright/contract';
import { type Stretch, spacedWords } from '../../ui/prompt-surface/word-stops.ts';

/** Whole words of one line, as close as can be to what somebody selected; nothing where it holds none. */
export function wholeWords(text: string, { start, end }: Stretch): string {
  const line = text.slice(start, end).search(/\S[^\S\n]*\n/);
  const last = line < 0 ? end : start + line + 1;
  const touched = spacedWords(text).filter((word) => word.start < last && start < word.end);
  const [first] = touched;
  const final = touched.at(-1);
  return first && final ? text.slice(first.start, final.end) : '';
}

/** Everywhere that pinned words stand, in the order of the text. */
export function pinnedStretches(text: string, pinned: readonly string[]): Stretch[] {
  return pinned
    .flatMap((words) => {
      const found: Stretch[] = [];
      for (let at = text.indexOf(words); at >= 0 && words !== ''; at = text.indexOf(words, at + words.length))
        found.push({ start: at, end: at + words.length });
      return found;
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
}

/** Why words cannot be pinned, in words; nothing where they can. */
export function refusal(text: string, pinned: readonly string[], words: string): string | undefined {
  if (!text.includes(words))
    return 'Only words of the prompt itself can be pinned. These were written for the generator.';
  if (words.length > promptLimits.lockedText)
    return `At most ${promptLimits.lockedText} characters can be pinned in one piece. These are ${words.length}.`;
  const left = pinned.filter((one) => !words.includes(one));
  if (left.length >= promptLimits.locked)
    return `At most ${promptLimits.locked} pieces can be pinned. Unpin one first.`;
  return undefined;
}

/** With these words pinned as well; what is part of them is pinned with them. */
export function withPin(pinned: readonly string[], words: string): string[] {
  if (words === '' || pinned.some((one) => one.includes(words))) return [...pinned];
  return [...pinned.filter((one) => !words.includes(one)), words];
}

/** One word pinned or unpinned. Beside pinned words it joins them; taken out of some, the others stay pinned. */
export function toggled(text: string, pinned: readonly string[], word: Stretch): string[] {
  const stretches = pinnedStretches(text, pinned);
  const around = stretches.find(({ start, end }) => start <= word.start && word.end <= end);
  if (around) {
    const whole = text.slice(around.start, around.end);
    const left = [
      { start: around.start, end: word.start },
      { start: word.end, end: around.end },
    ].map((side) => wholeWords(text, side));
    return pinned.flatMap((one) => (one === whole ? left.filter((side) => side !== '') : [one]));
  }
  const isGap = (start: number, end: number) => /^[^\S\n]+$/.test(text.slice(start, end));
  const before = stretches.find(({ end }) => end < word.start && isGap(end, word.start));
  const behind = stretches.find(({ start }) => start > word.end && isGap(word.end, start));
  return withPin(pinned, text.slice(before?.start ?? word.start, behind?.end ?? word.end));
}
