import type { Model } from '../catalogue/model.ts';
import type { SettingKey, Statement } from '../language/statement.ts';
import { takes } from '../writing/fit-settings.ts';

type Setting = Extract<Statement, { kind: 'setting' }>;

/** What generators call a setting, in small letters and without what parts the words of it. */
const NAMES: Readonly<Partial<Record<SettingKey, RegExp>>> = {
  resolution: /^(?:resolution|imagesize|resolutionlevel)$/,
  fps: /^fps$/,
  count: /^(?:numimages|images|numberofimages|numvariations|n|repeat)$/,
  loop: /^loop$/,
  seed: /^seeds?$/,
  steps: /^(?:numinference)?steps$/,
  guidance: /^(?:guidance(?:scale)?|cfg(?:scale)?)$/,
  sampler: /^sampler(?:name)?$/,
  strength: /^(?:init)?strength$/,
};

/** The generator's own name for what was set, and the value as it takes it. */
export function parameterFor(
  { key, value }: Pick<Setting, 'key' | 'value'>,
  model: Model,
): { name: string; value: string | number | boolean; isTaken: boolean } | undefined {
  const [flag = '', ...rest] = key === 'flag' ? value.split(' ') : [];
  const isMeant = (name: string, short: string | undefined) =>
    key === 'flag'
      ? [name, short].includes(`--${flag}`) || (flag === 'tile' && name === 'tiling')
      : NAMES[key]?.test(name.toLowerCase().replace(/[-_ ]/g, '')) === true;
  const meant = model.parameters.map((one) => one.value).filter((one) => isMeant(one.name, one.short));
  const said = key === 'flag' ? rest.join(' ') : value;
  const known = meant.find((one) => takes(one, takenAs(key, said))) ?? meant[0];
  if (!known) return undefined;
  const option = known.options?.find((one) => String(one).toLowerCase() === said.toLowerCase());
  const taken = option ?? takenAs(key, said);
  return { name: known.name, value: taken, isTaken: takes(known, taken) };
}

function takenAs(key: SettingKey, said: string): string | number | boolean {
  if (key === 'loop' || said === '') return true;
  return /^-?\d+(?:\.\d+)?$/.test(said) ? Number(said) : said;
}
