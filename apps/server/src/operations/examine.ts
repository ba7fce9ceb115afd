import type { Config } from '../config.ts';
import { StartError } from '../start/start-error.ts';
import { examineDatabase } from './examine-database.ts';
import { examineFiles } from './examine-files.ts';
import { examineIdentity } from './examine-identity.ts';
import { examineServer } from './examine-server.ts';
import { type Finding, lineOf } from './finding.ts';

/** Looks at everything the server leans on. What is broken ends the command as a failure. */
export async function examine(config: Config): Promise<string> {
  const findings: Finding[] = [
    { what: 'Settings', is: 'well', says: 'all of them can be used' },
    { what: 'Node', is: 'well', says: process.version },
    ...(await examineDatabase(config)),
    ...(await examineFiles(config)),
    await examineIdentity(config),
    await examineServer(config),
  ];
  const lines = findings.map(lineOf).join('\n');
  const broken = findings.filter(({ is }) => is === 'broken').length;
  if (broken > 0) throw new StartError(`${lines}\n${broken} of ${findings.length} are broken.`);
  return `${lines}\nNothing is broken.`;
}
