import { plainAt, recordAt, textAt } from '../json/json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

const PARAMS = 'sui_image_params';

/** SwarmUI: one document of JSON, under whatever name the container has room for it. */
export function readSwarmUi(sources: Sources): Made | undefined {
  const whole = sources.recordWith((record) => recordAt(record, PARAMS) !== undefined, PARAMS);
  const params = recordAt(whole, PARAMS);
  if (!params) return undefined;
  return made(
    'SwarmUI',
    {
      version: plainAt(params, 'swarm_version'),
      prompt: textAt(params, 'prompt'),
      negative: textAt(params, 'negativeprompt'),
      model: plainAt(params, 'model'),
      seed: plainAt(params, 'seed'),
    },
    settingsOf(params, ['prompt', 'negativeprompt', 'model', 'seed', 'swarm_version']),
  );
}
