import type { Model, Parameter } from '@cuewright/engine/catalogue';

export type Value = string | number | boolean;

/** One of a generator's own parameters, as it can be set. */
export type Control = { name: string; note: string | undefined } & (
  | { kind: 'choice'; options: readonly (string | number)[]; resting: Value | undefined }
  | { kind: 'range'; min: number; max: number; step: number; resting: number }
  | { kind: 'figure'; min: number | undefined; max: number | undefined; isWhole: boolean }
  | { kind: 'switch'; resting: boolean }
);

/** Beyond so many stops a hand on a slider finds nothing again. */
const MOST_STOPS = 5000;
const WHOLE = /seed|steps|frames|images?$|^n$|count/i;
const SEED = /^(?:-{0,2})seeds?$/i;
/** Said by being there, without a value. */
const ALONE = /^(?:--)?(?:raw|tile|hd|draft|loop)$/;

/** What can be set: a parameter whose values nobody documents is left to the generator's own page. */
export function controlsOf({ parameters, duration, shape }: Model): Control[] {
  const elsewhere = new Set([duration?.value.name, shape?.value.name]);
  const controls = new Map<string, Control>();
  for (const { value } of parameters) {
    const control = controls.has(value.name) || elsewhere.has(value.name) ? undefined : controlOf(value);
    if (control) controls.set(value.name, control);
  }
  return [...controls.values()];
}

function controlOf(parameter: Parameter): Control | undefined {
  const { name, min, max, step, options, default: usual } = parameter;
  const common = { name, note: noteOf(parameter) };
  if (options) return { ...common, kind: 'choice', options, resting: usual };
  if (typeof usual === 'boolean' || (ALONE.test(name) && usual === undefined && max === undefined))
    return { ...common, kind: 'switch', resting: usual === true };
  if (min !== undefined && max !== undefined) {
    const isWhole = WHOLE.test(name) || (Number.isInteger(min) && Number.isInteger(max) && max - min > 20);
    const by = step ?? (isWhole ? 1 : 0.05);
    if ((max - min) / by <= MOST_STOPS)
      return {
        ...common,
        kind: 'range',
        min,
        max,
        step: by,
        resting: typeof usual === 'number' ? usual : min,
      };
    return { ...common, kind: 'figure', min, max, isWhole };
  }
  return SEED.test(name) || typeof usual === 'number'
    ? { ...common, kind: 'figure', min, max, isWhole: WHOLE.test(name) }
    : undefined;
}

function noteOf({ min, max, best, default: usual, only, options }: Parameter): string | undefined {
  const range = min !== undefined && max !== undefined ? `${figure(min)} to ${figure(max)}` : undefined;
  const said = [
    options || range === undefined ? undefined : range,
    usual === undefined || typeof usual === 'boolean'
      ? undefined
      : `${typeof usual === 'number' ? figure(usual) : usual} by itself`,
    best && `best ${figure(best[0])} to ${figure(best[1])}`,
    only && `only ${only}`,
  ].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : `${said.join(', ')}.`;
}

function figure(value: number): string {
  return value.toLocaleString('en');
}
