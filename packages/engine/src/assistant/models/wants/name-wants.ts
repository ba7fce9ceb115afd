import type { Want } from './want.ts';

/** The label on a card, and not that something is new to somebody. */
const LABELLED =
  /\bnew (?:label|badge|stamp)s?\b(?! (?:for|of|to|design))|\b(?:labell?ed|marked|tagged|badged|stamped) (?:as )?new\b/;

/** What is said of it. */
export function nameWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  add(has(/\b(?:new|newest|latest)\b/) && !has(/\bnew to\b/), {
    id: LABELLED.test(message) ? 'marked-new' : 'new',
    words: 'is marked new',
    fits: ({ isNew }) => isNew,
  });
  add(has(/\b(?:popular|most used|favou?rites?)\b/), {
    id: 'popular',
    words: 'is marked popular',
    fits: ({ popular }) => popular,
  });
  return wants;
}
