import type { Reading } from '../../src/language/index.ts';
import { wordsOf } from '../../src/language/span.ts';
import type { Scene } from '../../src/language/scene/scene.ts';

/** A cast as it is written in tests: "two brothers ×2, wears boiler suits", "one, of 0". */
export function castIn({ text }: Reading, { cast }: Scene): string[] {
  const said = (span: { from: number; to: number }) => wordsOf(text, span);
  return cast.map(({ named, count, partOf, traits, wears, holds, place, name, role }) =>
    [
      named.map(said).join(' = ') + (count === undefined ? '' : ` ×${count}`),
      ...(partOf === undefined ? [] : [`of ${partOf}`]),
      ...(name ? [`named ${said(name)}`] : []),
      ...traits.map((one) => `is ${said(one)}`),
      ...wears.map((one) => `wears ${said(one)}`),
      ...holds.map((one) => `holds ${said(one)}`),
      ...(place ? [`at ${said(place)}`] : []),
      ...(role === 'handled' ? ['handled'] : []),
    ].join(', '),
  );
}

/** "0+1: dance", "2 → 0: follows her, together", "?: barks". */
export function beatsIn({ text }: Reading, { beats }: Scene): string[] {
  return beats.map(({ who, to, does, link, isDenied }) => {
    const done = isDenied ? ' not: ' : ': ';
    const whom = to.length > 0 ? ` → ${to.join('+')}` : '';
    return `${who.join('+') || '?'}${whom}${done}${wordsOf(text, does)}${link === 'open' ? '' : `, ${link}`}`;
  });
}
