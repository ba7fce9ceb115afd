import fs from 'node:fs';
import type { ModelId } from '../../src/catalogue/index.ts';
import type { Mode } from '../../src/shot/index.ts';

/** A line that somebody wrote who had not seen the engine, for one generator. */
export interface Probe {
  readonly id: string;
  readonly kind: string;
  readonly mode: Mode;
  readonly model: ModelId;
  readonly text: string;
  readonly start_image?: boolean;
}

/** The open set: learnt from, so that it guards against relapse and proves nothing more. */
export const probes: readonly Probe[] = fs
  .readFileSync(new URL('probes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Probe);
