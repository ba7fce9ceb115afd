import { type JsonRecord, member, plainAt, textAt } from '../json/json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import type { Sources } from './sources.ts';

const PROMPT = ['prompt', 'Prompt', 'positive_prompt', 'positivePrompt'];
const NEGATIVE = [
  'negative_prompt',
  'negativePrompt',
  'Negative prompt',
  'Negative Prompt',
  'negative',
  'uc',
];
const MODEL = ['model', 'Model', 'model_name', 'base_model', 'checkpoint', 'sd_model'];
const SEED = ['seed', 'Seed'];
/** Two of these beside a prompt make it the record of a generator. */
const SIGNS = [
  NEGATIVE,
  SEED,
  ['steps', 'num_inference_steps', 'Steps', 'inference_steps'],
  ['guidance_scale', 'cfg_scale', 'cfg', 'guidance', 'Guidance Scale', 'scale', 'cfgScale'],
  ['sampler', 'sampler_name', 'scheduler', 'Sampler'],
  [...MODEL, 'mflux_version'],
  ['width', 'resolution', 'size', 'Size', 'aspect_ratio'],
];

/** A record that calls things by their names, as Hugging Face spaces, mflux and many a script write it. */
export function readPlainRecord(sources: Sources): Made | undefined {
  for (const text of sources.all) {
    const record = sources.record(text);
    if (!record || textAt(record, ...PROMPT) === undefined) continue;
    const signs = SIGNS.filter((names) => names.some((name) => member(record, name) !== undefined));
    if (signs.length < 2) continue;
    return made(
      writerOf(record, sources),
      {
        version: plainAt(record, 'mflux_version', 'app_version'),
        prompt: textAt(record, ...PROMPT),
        negative: textAt(record, ...NEGATIVE),
        model: plainAt(record, ...MODEL),
        seed: plainAt(record, ...SEED),
      },
      settingsOf(record, [...PROMPT, ...NEGATIVE, ...SEED, 'model', 'Model', 'mflux_version']),
    );
  }
  return undefined;
}

function writerOf(record: JsonRecord, sources: Sources): string | undefined {
  if (member(record, 'mflux_version') !== undefined) return 'mflux';
  return plainAt(record, 'software', 'Software', 'generator', 'app') ?? sources.text('Software');
}
