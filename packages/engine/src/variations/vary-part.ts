/** A stretch of a prompt made a place with several ways to fill it; the prompt's own braces stay what they were. */
export function varyPart(
  text: string,
  { start, end }: { start: number; end: number },
  others: readonly string[],
): string {
  const stretch = text.slice(start, end);
  const lead = /^\s*/.exec(stretch)?.[0].length ?? 0;
  const trail = /\s*$/.exec(stretch)?.[0].length ?? 0;
  const core = stretch.slice(lead, stretch.length - trail);
  if (core === '') return text;
  const options = [core, ...others]
    .map((words) => words.trim())
    .filter((words, at) => at === 0 || words !== '');
  return `${text.slice(0, start + lead)}{${options.join('|')}}${text.slice(end - trail)}`;
}
