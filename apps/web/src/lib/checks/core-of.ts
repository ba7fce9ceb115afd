import type { Check } from '@cuewright/engine/checks';

type Edit = NonNullable<Check['fix']>['edits'][number];

const EDGES = /[\s,;.]/;

/** What an edit is about: the words it takes or replaces, without the marks and spaces that only join them there. */
export function coreOf(text: string, { start, end, text: put }: Edit): Edit | undefined {
  let [from, to, words] = [start, end, put];
  // The word behind what goes is only begun with a capital.
  if (words.length === 1 && to - from > 1 && text.charAt(to - 1).toLowerCase() === words.toLowerCase()) {
    to -= 1;
    words = '';
  }
  if (words === '') {
    while (from < to && EDGES.test(text.charAt(from))) from += 1;
    while (to > from && EDGES.test(text.charAt(to - 1))) to -= 1;
  }
  return to > from ? { start: from, end: to, text: words } : undefined;
}
