import { isRecord, member, plainAt, recordAt, textAt } from '../json/json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

/** TensorArt's own record, which stands beside a graph. */
export function readTensorArt(sources: Sources): Made | undefined {
  const record = sources.recordNamed('generation_data');
  if (!record || textAt(record, 'prompt') === undefined) return undefined;
  const base = recordAt(record, 'baseModel');
  const models = member(record, 'models');
  const loras = (Array.isArray(models) ? models : []).slice(0, 50).flatMap((one) => {
    const name = isRecord(one) && one['type'] === 'LORA' ? plainAt(one, 'modelFileName', 'label') : undefined;
    const weight = isRecord(one) ? plainAt(one, 'weight') : undefined;
    return name ? [{ name: 'lora', value: weight ? `${name}: ${weight}` : name }] : [];
  });
  return made(
    'TensorArt',
    {
      prompt: textAt(record, 'prompt'),
      negative: textAt(record, 'negativePrompt'),
      model: plainAt(base, 'modelFileName', 'label') ?? plainAt(record, 'model'),
      seed: plainAt(record, 'seed'),
    },
    [...settingsOf(record, ['prompt', 'negativePrompt', 'model', 'seed']), ...loras],
  );
}
