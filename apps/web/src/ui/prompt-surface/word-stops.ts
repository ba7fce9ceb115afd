export interface Stretch {
  start: number;
  end: number;
}

/** Marks around a word that are not of it. */
const LEADING = /^[\s"'“‘«„([{]+/;
const TRAILING = /[\s"'”’»)\]}.,;:!?…]+$/;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** What stands between the spaces of a text, without the marks around it. */
export function spacedWords(text: string): Stretch[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const core = coreOf(text, { start: index, end: index + word.length });
    return core.start < core.end ? [core] : [];
  });
}

/** Where a cursor stops that goes word by word, also where a script sets no spaces. */
export function wordStops(text: string): Stretch[] {
  return spacedWords(text).flatMap((word) => {
    const letters = text.slice(word.start, word.end);
    if (!UNSPACED.test(letters)) return [word];
    return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(letters)].flatMap(
      ({ index, segment, isWordLike }) =>
        isWordLike ? [{ start: word.start + index, end: word.start + index + segment.length }] : [],
    );
  });
}

/** The words that a selection touches, whole, with the quotation marks around them; nothing where it touches none. */
export function wholeStretch(text: string, { start, end }: Stretch): Stretch | undefined {
  const touched = wordStops(text).filter((word) => word.start < end && start < word.end);
  const [first] = touched;
  const last = touched.at(-1);
  if (!first || !last) return undefined;
  const isQuoted = OPENS.test(text.charAt(first.start - 1)) && CLOSES.test(text.charAt(last.end));
  return isQuoted ? { start: first.start - 1, end: last.end + 1 } : { start: first.start, end: last.end };
}

const OPENS = /["“”„«»‘「『]/;
const CLOSES = /["“”«»’」』]/;

function coreOf(text: string, { start, end }: Stretch): Stretch {
  const word = text.slice(start, end);
  const lead = LEADING.exec(word)?.[0].length ?? 0;
  const trail = TRAILING.exec(word.slice(lead))?.[0].length ?? 0;
  return { start: start + lead, end: end - trail };
}
