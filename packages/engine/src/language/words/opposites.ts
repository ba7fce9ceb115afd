/** Words of a side, an order or a state, each with what turns it round. */
const PAIRS =
  'left right, above below, over under, inside outside, open closed, open shut, opens closes, opening closing, empty full, old new, old young, older younger, first last, up down, wet dry, before after, behind before, top bottom, upper lower, front back, foreground background, lit unlit, day night, warm cold, hot cold, high low, near far, wide narrow, thick thin, big small, large small, long short, tall short, slow fast, slowly quickly, slowly fast, soft hard, light dark, bright dark, clean dirty, whole broken, indoors outdoors, standing sitting, stands sits, towards away, clockwise anticlockwise, horizontal vertical, portrait landscape'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]);

const opposites = new Map<string, string[]>();
for (const [one, other] of PAIRS) {
  opposites.set(one, [...(opposites.get(one) ?? []), other]);
  opposites.set(other, [...(opposites.get(other) ?? []), one]);
}

/** What a word would turn round, where it turns anything round. */
export function oppositesOf(word: string): readonly string[] {
  return opposites.get(word) ?? [];
}
