import { type JsonRecord, plainAt, textAt } from '../json/json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import { FREE_TEXTS, type Sources } from './sources.ts';

const MODEL = ['use_stable_diffusion_model', 'Stable Diffusion model'];
const STEPS = ['num_inference_steps', 'Steps'];

/** Easy Diffusion: a text a field in PNG, one record elsewhere; by raw names or by labels. */
export function readEasyDiffusion(sources: Sources): Made | undefined {
  const fields = fieldsOf(sources) ?? recordOf(sources);
  if (!fields) return undefined;
  return made(
    'Easy Diffusion',
    {
      prompt: textAt(fields, 'prompt', 'Prompt'),
      negative: unlessNone(textAt(fields, 'negative_prompt', 'Negative Prompt')),
      model: unlessNone(plainAt(fields, ...MODEL)),
      seed: plainAt(fields, 'seed', 'Seed'),
    },
    settingsOf(fields, OWN_FIELDS).filter(({ value }) => value !== 'None'),
  );
}

const OWN_FIELDS = ['prompt', 'Prompt', 'negative_prompt', 'Negative Prompt', ...MODEL, 'seed', 'Seed'];

function fieldsOf(sources: Sources): JsonRecord | undefined {
  const fields: JsonRecord = Object.fromEntries(
    sources.all.filter(({ where }) => where.startsWith('PNG')).map(({ key, text }) => [key, text]),
  );
  return isOne(fields) ? fields : undefined;
}

function recordOf(sources: Sources): JsonRecord | undefined {
  return sources
    .named(...FREE_TEXTS)
    .map((text) => sources.record(text))
    .find((record) => record && isOne(record));
}

function isOne(fields: JsonRecord): boolean {
  const prompt = textAt(fields, 'prompt', 'Prompt');
  if (!prompt || prompt.startsWith('{"')) return false;
  return (
    plainAt(fields, ...MODEL) !== undefined ||
    (plainAt(fields, ...STEPS) !== undefined &&
      textAt(fields, 'Negative Prompt') !== undefined &&
      plainAt(fields, 'Guidance Scale') !== undefined)
  );
}

/** Python's word for nothing. */
function unlessNone(text: string | undefined): string | undefined {
  return text === 'None' ? undefined : text;
}
