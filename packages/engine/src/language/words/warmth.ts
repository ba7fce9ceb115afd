/** The colour a mood leans to, by the words it is told in. */
export type Cast = 'warm' | 'cool' | 'neutral';

const WARM =
  /\b(?:warm\w*|hot|fever\w*|reds?|amber|gold\w*|tired|sweet\w*|home|patience|calm|grace|pride|own sake)\b/i;
const COOL = /\b(?:cold|cool|blue|dread|unease|report|withheld|pressure|breath|gives|clean)\b/i;

export function castOf(text: string): Cast {
  const warm = text.search(WARM);
  const cool = text.search(COOL);
  if (warm < 0 && cool < 0) return 'neutral';
  if (cool < 0) return 'warm';
  return warm >= 0 && warm < cool ? 'warm' : 'cool';
}
