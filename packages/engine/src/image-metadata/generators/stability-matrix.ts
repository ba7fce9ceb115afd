import { plainAt, textAt } from '../json/json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

/** Stability Matrix writes A1111's layout and the same as a record; this is for files that kept only the record. */
export function readStabilityMatrix(sources: Sources): Made | undefined {
  const record = sources.recordNamed('parameters-json');
  if (!record || textAt(record, 'PositivePrompt') === undefined) return undefined;
  return made(
    'Stability Matrix',
    {
      prompt: textAt(record, 'PositivePrompt'),
      negative: textAt(record, 'NegativePrompt'),
      model: plainAt(record, 'ModelName'),
      seed: plainAt(record, 'Seed'),
    },
    settingsOf(record, ['PositivePrompt', 'NegativePrompt', 'ModelName', 'Seed']),
  );
}
