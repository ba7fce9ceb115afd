import type { Term } from '../../content/glossary/glossary.ts';
import { termCalled } from './find-terms.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['high', 'low'],
  ['shallow', 'deep'],
  ['hard', 'soft'],
  ['warm', 'cool'],
  ['in', 'out'],
  ['up', 'down'],
  ['left', 'right'],
  ['over', 'under'],
  ['saturated', 'muted'],
  ['lifted', 'crushed'],
  ['front', 'back'],
  ['interior', 'exterior'],
  ['key', 'fill'],
  ['j', 'l'],
  ['extreme wide', 'extreme close-up'],
  ['wide', 'telephoto'],
  ['slow motion', 'time-lapse'],
  ['sunrise', 'sunset'],
  ['dawn', 'dusk'],
];

/** The word that says the contrary. */
export function oppositeOf({ name }: Term): Term | undefined {
  const said = name.toLowerCase();
  for (const [one, other] of pairs)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const turned = said.replace(new RegExp(`\\b${from}`), to);
      const term = turned === said ? undefined : termCalled(turned);
      if (term) return term;
    }
  return undefined;
}
