/**
 * Where to cut a text so that `fits` says yes: behind a whole word, or, where not even one word does, behind any
 * character. Nothing before `least` is touched; nothing at all is answered when even that is too long.
 */
export function longestStart(
  text: string,
  least: number,
  fits: (start: string) => boolean,
): number | undefined {
  return (
    lastThatFits(wordEnds(text), text, least, fits) ?? lastThatFits(characterEnds(text), text, least, fits)
  );
}

function lastThatFits(
  ends: readonly number[],
  text: string,
  least: number,
  fits: (start: string) => boolean,
): number | undefined {
  const allowed = ends.filter((end) => end >= least);
  let low = 0;
  let high = allowed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(text.slice(0, allowed[middle]))) low = middle + 1;
    else high = middle;
  }
  return allowed[low - 1];
}

function wordEnds(text: string): number[] {
  return [...text.matchAll(/\S(?=\s)/g)].map(({ index }) => index + 1);
}

function characterEnds(text: string): number[] {
  let end = 0;
  return Array.from(text, (character) => {
    end += character.length;
    return end;
  });
}
