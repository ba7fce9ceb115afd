import type { Model, Parameter } from '../catalogue/index.ts';
import type { Fitted } from './fit-model.ts';

type Value = string | number | boolean;

export interface Settings {
  seed?: number;
  stylize?: number;
  settings?: Readonly<Record<string, Value>>;
}

const SEED = /^(?:--)?seeds?$/i;
const STYLIZE = /^(?:--)?styli[sz]e$/i;

/** What the generator takes of the parameters that were asked for; the rest is told. */
export function fitSettings(
  fitted: Fitted,
  model: Model | undefined,
  { seed, stylize, settings = {} }: Settings,
): void {
  const known = (model?.parameters ?? []).map(({ value }) => value);
  const set = (field: string, isMeant: (parameter: Parameter) => boolean, value: Value) => {
    const meant = known.filter(isMeant);
    const taker = meant.find((parameter) => takes(parameter, value));
    if (taker) fitted.parameters[taker.name] = value;
    else
      fitted.dropped.push({
        field,
        value: String(value),
        reason: meant.length > 0 ? 'out-of-range' : 'no-setting',
      });
  };
  if (seed !== undefined) set('seed', ({ name }) => SEED.test(name), seed);
  if (stylize !== undefined) set('stylize', ({ name }) => STYLIZE.test(name), stylize);
  for (const [asked, value] of Object.entries(settings))
    set(`settings.${asked}`, ({ name, short }) => name === asked || short === asked, value);
}

/** A parameter without figures or options is one that is on or off, or whose values nobody documents. */
export function takes({ min, max, step, options }: Parameter, value: Value): boolean {
  if (options) return options.some((option) => String(option) === String(value));
  if (min === undefined && max === undefined) return true;
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  if (value < (min ?? Number.NEGATIVE_INFINITY) || value > (max ?? Number.POSITIVE_INFINITY)) return false;
  return step === undefined || Number.isInteger(Number(((value - (min ?? 0)) / step).toFixed(6)));
}
