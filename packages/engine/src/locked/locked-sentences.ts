/** A text whose sentences were looked through: those that hold words which are to stay together, and the others. */
export interface Parted {
  opening: string;
  kept: string;
  rest: string;
}

/** Takes out the sentences that hold what `isBroken` names, whole; the one a text opens with apart from the others. */
export function partSentences(
  text: string,
  locked: readonly string[],
  isBroken: (words: string) => boolean,
): Parted {
  const parted = { opening: [] as string[], kept: [] as string[], rest: [] as string[] };
  sentencesOf(text, locked).forEach((sentence, at) => {
    const holds = locked.some((words) => sentence.includes(words) && isBroken(words));
    parted[holds ? (at === 0 ? 'opening' : 'kept') : 'rest'].push(sentence);
  });
  const { opening, kept, rest } = parted;
  return { opening: opening.join(' '), kept: kept.join(' '), rest: rest.join(' ') };
}

/** No sentence ends within words that are to stay together. */
function sentencesOf(text: string, locked: readonly string[]): string[] {
  const spans = locked.flatMap((words) => {
    const start = text.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + words.length }];
  });
  const sentences: string[] = [];
  let begin = 0;
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?])\s+|\n+/g)) {
    if (spans.some(({ start, end }) => start < index + gap.length && index < end)) continue;
    sentences.push(text.slice(begin, index));
    begin = index + gap.length;
  }
  return [...sentences, text.slice(begin)].filter((sentence) => sentence !== '');
}
