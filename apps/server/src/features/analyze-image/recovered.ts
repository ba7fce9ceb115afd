import type { CallAnswer } from '@cuewright/contract';
import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { provenanceLine, settingNamed } from '@cuewright/engine/recovered';

type Recovered = NonNullable<CallAnswer<'POST /api/analyze-image'>['recovered']>;

const LONGEST_RAW = 200_000;
const MOST_LORAS = 50;
const LORA = /<lora:([^:<>]{1,200})/g;

/** What the file says of how it was made, as it travels. A field that is absent is not in the file. */
export function presentMade(facts: MadeFacts): Recovered {
  const { generator, version, prompt, negative, model, seed, settings } = facts;
  const [, width, height] = /^(\d{1,6})\s*x\s*(\d{1,6})$/i.exec(settingNamed(facts, 'Size') ?? '') ?? [];
  const loras = [...(prompt ?? '').matchAll(LORA)].slice(0, MOST_LORAS).map(([, name = '']) => name);
  return compact({
    generator,
    version,
    prompt,
    negative,
    model,
    seed,
    steps: settingNamed(facts, 'Steps', 'num_inference_steps'),
    sampler: settingNamed(facts, 'Sampler', 'sampler_name'),
    scheduler: settingNamed(facts, 'Scheduler', 'Schedule type'),
    cfg: settingNamed(facts, 'CFG scale', 'CFG', 'Guidance scale', 'Scale'),
    width: width ?? settingNamed(facts, 'Width'),
    height: height ?? settingNamed(facts, 'Height'),
    loras: loras.length > 0 ? loras : undefined,
    settings: settings.length > 0 ? settings.map(({ name, value }) => ({ name, value })) : undefined,
    part_name: facts.partName,
    further: facts.further?.map(({ settings: figures, ...part }) => ({ ...part, settings: [...figures] })),
    provenance: provenanceLine(facts),
  });
}

/** The texts as they stand in the file. Only of one that holds its prompt: others may tell where they were taken. */
export function rawOf({ raw }: MadeFacts): string {
  return raw
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, LONGEST_RAW);
}

function compact(facts: { [F in keyof Recovered]: Recovered[F] | undefined }): Recovered {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
