import fs from 'node:fs';
import path from 'node:path';
import { root, say } from './project.ts';
import { referencePages } from './reference/pages.ts';

for (const [place, write] of Object.entries(referencePages)) {
  fs.mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
  fs.writeFileSync(path.join(root, place), write());
  say(`Wrote ${place}.`);
}
