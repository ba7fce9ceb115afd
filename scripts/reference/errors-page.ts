import { errors } from '@cuewright/contract';
import { table } from './table.ts';

/** Every way to fail. */
export function errorsPage(): string {
  const rows = Object.entries(errors)
    .sort(([, one], [, other]) => one.status - other.status)
    .map(([code, { status, title, reportable, members }]) => [
      String(status),
      `\`${code}\``,
      title,
      Object.keys(members)
        .map((member) => `\`${member}\``)
        .join(', '),
      reportable ? 'yes' : '',
    ]);
  return `# The failures

Written from \`packages/contract/src/errors.ts\` by \`npm run reference\`.

Every failure is RFC 9457 problem details: \`type\`, \`code\`, \`status\`, \`title\`, and what its code adds. 429 and 503 say when to ask
again, in \`Retry-After\`. What is logged is ours to mend; the rest is the caller's.

${table(['Status', 'Code', 'Title', 'Adds', 'Logged'], rows)}
`;
}
