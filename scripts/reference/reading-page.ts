import { kindMeanings, readingExamples } from '../../packages/engine/src/content/how-it-reads.ts';
import { read } from '../../packages/engine/src/language/index.ts';
import { kinds, type Statement } from '../../packages/engine/src/language/statement.ts';
import { table } from './table.ts';

/** What a statement is, and what twenty lines are read as. */
export function readingPage(): string {
  const list = kinds.map((kind) => [`\`${kind}\``, kindMeanings[kind]]);
  return `# How a text is read

Written from \`packages/engine/src/language\` by \`npm run reference\`; why it is built so says
[decision 63](../decisions/0063-one-reading.md).

A text is read once. Every stretch of it belongs to one statement, and statements may lie in each other: the words on a
sign in the clause about the sign. Each says who tells that it is of its kind. A \`mark\` is the person’s own word and wins;
\`form\` is syntax, a label or words that can mean nothing else; \`agreed\` are two witnesses that do not know of each other; a
\`guess\` colours words and asks, and takes nothing away.

${table(['Kind', 'What it is'], list)}

## Twenty lines

${readingExamples.map(shown).join('\n\n')}
`;
}

function shown(line: string): string {
  const { text, statements } = read(line, { isClip: true });
  const rows = statements.map((one) => [
    `${'· '.repeat(depthOf(statements, one))}${text.slice(one.from, one.to)}`,
    one.kind,
    one.sure,
  ]);
  return `### ${line.replaceAll('*', '\\*')}\n\n${table(['Stretch', 'Kind', 'By'], rows)}`;
}

function depthOf(statements: readonly Statement[], { within }: Statement): number {
  const around = within === undefined ? undefined : statements[within];
  return around ? 1 + depthOf(statements, around) : 0;
}
