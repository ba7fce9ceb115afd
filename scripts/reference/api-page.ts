import { errors } from '@cuewright/contract';
import type { EndpointForm } from '@cuewright/contract/endpoints';
import { endpoints, errorsOf, isRaw } from '@cuewright/contract/endpoints';
import { describeFields, rateLimitWords } from '@cuewright/contract/openapi';
import { table } from './table.ts';

/** Every call: who may, what goes in, what comes out, how it fails. */
export function apiPage(): string {
  return `# The calls

Written from \`packages/contract/src/endpoints\` by \`npm run reference\`. The same as OpenAPI 3.1 is at \`/api/openapi.json\`,
and readable at \`/api/docs\`.

Bodies are JSON unless a call says otherwise. Failures are problem details, all listed in \`docs/reference/errors.md\`; those
that any call can have are not repeated here. Beside the calls, \`/healthz\` says that a process lives, \`/readyz\` that its
database answers, and \`/metrics\` what it does.

${Object.entries(endpoints)
  .map(([key, endpoint]) => section(key, endpoint))
  .join('\n\n')}
`;
}

function section(key: string, endpoint: EndpointForm): string {
  const { summary, admin, session, isCostly, rateLimit, bodyLimit, saysSuccess } = endpoint;
  const who = endpoint.public
    ? 'For everybody.'
    : admin
      ? 'For admins.'
      : session === 'optional'
        ? 'For everybody; knows who is signed in.'
        : 'For who is signed in.';
  const facts = [
    who,
    isCostly && 'One at a time for each person; others of theirs wait.',
    rateLimit && rateLimitWords(rateLimit),
    bodyLimit && `Takes at most ${bodyLimit.toLocaleString('en-US')} bytes.`,
    saysSuccess && 'Failures also carry `success: false` and `error`.',
  ].filter(Boolean);
  const fields = describeFields(endpoint);
  return [
    `## ${key}`,
    summary,
    facts.join(' '),
    ...(fields.length > 0 ? [table(['Field', 'Takes'], fields)] : []),
    `Answers ${Object.entries(endpoint.responses)
      .map(([status, answer]) => `${status}${isRaw(answer) ? ` (${answer.kind})` : ''}`)
      .join(' or ')}${endpoint.streamed ? ', or events for whoever accepts `text/event-stream`' : ''}.`,
    table(
      ['Fails with', 'Code'],
      [...new Set(errorsOf(endpoint))]
        .sort((one, other) => errors[one].status - errors[other].status)
        .map((code) => [String(errors[code].status), `\`${code}\``]),
    ),
  ].join('\n\n');
}
