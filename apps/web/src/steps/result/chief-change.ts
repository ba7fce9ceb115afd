import { type Change, diffWords, splitWords } from './word-diff.ts';

const MOST = 60;

/** The largest single change between two texts, short enough for a line. */
export function chiefChange(before: string, after: string): { gone: string; added: string } | undefined {
  const places = changedPlaces(diffWords(splitWords(before), splitWords(after)));
  const [chief] = places.toSorted((a, b) => b.gone.length + b.added.length - a.gone.length - a.added.length);
  return chief && { gone: shortened(chief.gone), added: shortened(chief.added) };
}

/** Words gone and words new between the same two that stayed are one change; a lone space does not part two. */
function changedPlaces(changes: readonly Change[]): { gone: string; added: string }[] {
  const places: { gone: string; added: string }[] = [];
  let open: { gone: string; added: string } | undefined;
  for (const { kind, words } of changes) {
    const text = words.join('');
    if (kind === 'same') {
      if (open && text.trim() === '') open = { gone: open.gone + text, added: open.added + text };
      else {
        if (open) places.push(open);
        open = undefined;
      }
    } else {
      open ??= { gone: '', added: '' };
      if (kind === 'gone') open.gone += text;
      else open.added += text;
    }
  }
  if (open) places.push(open);
  return places.map(({ gone, added }) => ({ gone: gone.trim(), added: added.trim() }));
}

function shortened(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text;
}
