import type { Model } from '../catalogue/model.ts';
import type { SettingKey, Statement } from '../language/statement.ts';

type Setting = Extract<Statement, { kind: 'setting' }>;

/** What generators call a setting. */
const NAMES: Readonly<Partial<Record<SettingKey, RegExp>>> = {
  resolution: /^(?:resolution|image_?size|resolution_?level)$/i,
  fps: /^-*fps$/i,
  count: /^(?:num_images|images|number_of_images|n|--repeat)$/i,
  loop: /^-*loop$/i,
  seed: /^-*seeds?$/i,
  steps: /^(?:num_inference_)?steps$/i,
  guidance: /^(?:guidance(?:_scale)?|cfg(?:_scale)?)$/i,
  sampler: /^sampler(?:_name)?$/i,
  strength: /^strength$/i,
};

/** The generator's own name for what was set, and the value as it takes it. */
export function parameterFor(
  { key, value }: Setting,
  model: Model,
): { name: string; value: string | number | boolean } | undefined {
  const [flag = '', ...rest] = key === 'flag' ? value.split(' ') : [];
  const isMeant = (name: string, short: string | undefined) =>
    key === 'flag' ? [name, short].includes(`--${flag}`) : NAMES[key]?.test(name) === true;
  const known = model.parameters.find(({ value: one }) => isMeant(one.name, one.short))?.value;
  if (!known) return undefined;
  const said = key === 'flag' ? rest.join(' ') : value;
  const option = known.options?.find((one) => String(one).toLowerCase() === said.toLowerCase());
  return { name: known.name, value: option ?? takenAs(key, said) };
}

function takenAs(key: SettingKey, said: string): string | number | boolean {
  if (key === 'loop' || said === '') return true;
  return /^-?\d+(?:\.\d+)?$/.test(said) ? Number(said) : said;
}
