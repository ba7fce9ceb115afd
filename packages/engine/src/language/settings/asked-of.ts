import type { SettingKey, Statement } from '../statement.ts';

/** What is to be set, where several say it: a figure says more than the name of a shape, and what was said last counts. */
export function askedOf(statements: readonly Statement[], text: string, key: SettingKey): string | undefined {
  const asked = statements.filter(
    (one): one is Extract<Statement, { kind: 'setting' }> =>
      one.kind === 'setting' && one.key === key && !isInsideGuess(one),
  );
  const figured = asked.findLast(
    ({ from, to, value }) => /\d/.test(text.slice(from, to)) || !NAMED.has(value),
  );
  return (figured ?? (key === 'ratio' ? asked.at(-1) : asked[0]))?.value;
}

/** What the name of a shape is taken for. */
const NAMED: ReadonlySet<string> = new Set(['9:16', '16:9', '1:1']);

/** "The home team trails 9:16": a figure inside what is done asks for nothing. */
export function isInsideGuess({ sure, within }: Statement): boolean {
  return sure === 'guess' && within !== undefined;
}
