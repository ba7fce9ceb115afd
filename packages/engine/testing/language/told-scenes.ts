import type { Reading } from '../../src/language/index.ts';
import type { Scene } from '../../src/language/scene/scene.ts';
import { wordsOf } from '../../src/language/span.ts';

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

/** What a scene tells besides, statement by statement of each kind. */
export function besidesIn({ text }: Reading, scene: Scene): string[] {
  const said = (span: { from: number; to: number }) => wordsOf(text, span);
  const row = (kind: string, words: string, who: number | undefined, ...more: (string | undefined)[]) =>
    [`${kind}: ${words}${who === undefined ? '' : ` (${who})`}`, ...more.filter(Boolean)].join(', ');
  const of = (words: string, who: number | undefined) => `${words}${who === undefined ? '' : ` (${who})`}`;
  return [
    ...scene.moves.map((one) =>
      row(
        'move',
        said(one),
        undefined,
        one.tempo && said(one.tempo),
        one.target && of(`to ${said(one.target)}`, one.on),
        one.until && said(one.until),
        one.link === 'open' ? undefined : one.link,
      ),
    ),
    ...scene.lettering.map((one) =>
      row(
        'lettering',
        said(one.words),
        undefined,
        one.surface && of(`on ${said(one.surface)}`, one.on),
        one.hand && said(one.hand),
        one.place && said(one.place),
      ),
    ),
    ...scene.lines.map(({ words, speaker, who, manner }) =>
      speaker
        ? row('line', said(words), undefined, of(said(speaker), who), manner && said(manner))
        : row('line', said(words), who, manner && said(manner)),
    ),
    ...scene.sounds.map((one) =>
      one.source
        ? row('sound', said(one), undefined, of(said(one.source), one.by))
        : row('sound', said(one), one.by),
    ),
    ...scene.absences.map(({ things, reach, whose }) =>
      row('absence', things.map(said).join(' + '), undefined, of(reach, whose)),
    ),
    ...scene.settings.map((one) => row('setting', said(one), undefined)),
    ...scene.requests.map((one) => row('request', said(one), undefined)),
  ];
}
