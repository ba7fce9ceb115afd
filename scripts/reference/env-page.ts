import { describeSetting, settingKeys } from '../../apps/server/src/config.ts';
import { table } from './table.ts';

/** Every setting. */
export function envPage(): string {
  const rows = settingKeys.map((key) => {
    const { means, leftOut } = describeSetting(key);
    return [`\`${key}\``, means, leftOut && `\`${leftOut}\``];
  });
  return `# The settings

Written from \`apps/server/src/config.ts\` by \`npm run reference\`. Nothing has to be set; \`.env.example\` copied to \`.env\` changes nothing.

${table(['Setting', 'Means', 'Left out'], rows)}
`;
}
