import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { findPostgres } from '../../scripts/find-postgres.ts';

/** The kind of machine a figure is of; never which one. */
export async function describeMachine(): Promise<string> {
  const [cpu] = os.cpus();
  const postgres = execFileSync(path.join(await findPostgres(), 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  return [
    `${os.availableParallelism()} cores (${cpu?.model.trim() ?? os.arch()})`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `${os.type()} ${os.arch()}`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${/[\d.]+/.exec(postgres)?.[0]}`,
  ].join(', ');
}
