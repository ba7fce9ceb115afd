import { type JsonRecord, member, plainAt, textAt } from '../json/json.ts';
import { type Made, made } from './made.ts';
import { settingsOf } from './settings-of.ts';
import { FREE_TEXTS, type Sources } from './sources.ts';

/** Fooocus by its own scheme, RuinedFooocus, and the older Fooocus-MRE, each a flat record. */
export function readFooocus(sources: Sources): Made | undefined {
  for (const text of sources.named(...FREE_TEXTS)) {
    const record = sources.record(text);
    const generator = record && writerOf(record, sources);
    if (!record || !generator) continue;
    const version = plainAt(record, 'version', 'Version', 'software');
    return made(
      generator,
      {
        version: version === generator ? undefined : version?.replace(/^Fooocus\s+/i, ''),
        prompt: textAt(record, 'prompt', 'Prompt'),
        negative: textAt(record, 'negative_prompt', 'Negative Prompt', 'Negative'),
        model: plainAt(record, 'base_model', 'base_model_name', 'Base Model', 'base_model_hash'),
        seed: plainAt(record, 'seed', 'Seed'),
      },
      settingsOf(record, OWN_FIELDS),
    );
  }
  return undefined;
}

const OWN_FIELDS = [
  'prompt',
  'Prompt',
  'negative_prompt',
  'Negative Prompt',
  'Negative',
  'base_model',
  'base_model_name',
  'Base Model',
  'seed',
  'Seed',
  'version',
  'Version',
  'software',
];

function writerOf(record: JsonRecord, sources: Sources): string | undefined {
  if (textAt(record, 'software')?.startsWith('RuinedFooocus')) return 'RuinedFooocus';
  if (textAt(record, 'prompt', 'Prompt') === undefined) return undefined;
  if (/fooocus.{0,20}mre/i.test(textAt(record, 'software') ?? '')) return 'Fooocus-MRE';
  if (sources.text('fooocus_scheme', 'MakerNote') === 'fooocus') return 'Fooocus';
  if (/fooocus/i.test(plainAt(record, 'version', 'Version', 'software') ?? '')) return 'Fooocus';
  const has = (key: string) => member(record, key) !== undefined;
  if (has('real_prompt') || (has('resolution') && has('performance') && has('styles') && has('steps')))
    return has('real_prompt') ? 'Fooocus-MRE' : 'Fooocus';
  return has('full_prompt') || (has('base_model') && has('sharpness')) ? 'Fooocus' : undefined;
}
