import fs from 'node:fs';
import path from 'node:path';
import { methodOutputs } from './engine-outputs/method-outputs.ts';
import { root } from './project.ts';

/** Prints twenty outputs of every method, to be read aloud. */
const page = [
  '# Twenty outputs of every method',
  '',
  'Printed by `node scripts/engine-outputs.ts`. Read them aloud; what sounds like a machine is mended in its method, and printed again.',
  ...methodOutputs.flatMap(({ name, outputs }) => [
    '',
    `## ${name}`,
    '',
    ...outputs().map((output, at) => `${at + 1}. ${output.replaceAll('\n', ' ')}`),
  ]),
  '',
].join('\n');
fs.writeFileSync(path.join(root, 'docs/engine/outputs.md'), page);
