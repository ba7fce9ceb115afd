import { baseOf } from './senses.ts';

const FEWEST = 3;

/** What a word may be a form of, itself among it: "opening" of "open", "stopped" of "stop", "wife's" of "wife". */
export function rootsOf(word: string): string[] {
  const small = word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/, '');
  const base = baseOf(small);
  const roots = [small, ...(base === undefined ? [] : [base])];
  for (const [, root = ''] of [/^(.+)s$/, /^(.+)es$/, /^(.+)ed$/, /^(.+)ing$/].map(
    (end) => end.exec(small) ?? [],
  )) {
    if (root.length < FEWEST) continue;
    roots.push(root);
    if (small.endsWith('ed') || small.endsWith('ing')) roots.push(`${root}e`, root.replace(/(.)\1$/, '$1'));
  }
  if (/.{2}ies$/.test(small)) roots.push(small.replace(/ies$/, 'y'));
  return roots;
}

/** Whether two words are forms of one. */
export function isFormOf(one: string, other: string): boolean {
  const roots = new Set(rootsOf(one));
  return rootsOf(other).some((root) => roots.has(root));
}
