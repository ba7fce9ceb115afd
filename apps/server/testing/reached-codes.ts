import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errors } from '@cuewright/contract';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a file stands for each code of the catalogue that a server under test has answered with. */
    reachedFolder: string;
  }
}

/** Remembers every failure that this server answers with. */
export function rememberCodes(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const isProblem = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (isProblem) rememberCode(JSON.parse(String(payload)).code);
  });
}

/** Remembers a failure that came over a bare socket, past every hook. */
export function rememberCode(code: string): void {
  fs.writeFileSync(path.join(inject('reachedFolder'), code), '');
}

/** After a whole run of the server's tests, every code of the catalogue must have come out of a server once. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cuewright-reached-'));
  project.provide('reachedFolder', folder);
  return async () => {
    const reached = new Set(fs.readdirSync(folder));
    fs.rmSync(folder, { recursive: true });
    if (project.name !== 'server') return;
    const missing = Object.keys(errors).filter((code) => !reached.has(code));
    if (missing.length > 0 && (await ranWhole(project))) {
      throw new Error(`No test makes the server answer: ${missing.join(', ')}. Every code needs one.`);
    }
  };
}

async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(project.vitest.state.getFiles().map(({ filepath }) => filepath));
  return project.vitest.config.testNamePattern === undefined && testFiles.every((file) => ran.has(file));
}
