import type { Model, Parameter } from '../../../catalogue/index.ts';
import type { Fitted } from '../../../writing/fit-model.ts';
import { takes } from '../../../writing/fit-settings.ts';
import type { Dropped } from '../../../writing/written.ts';
import { fitReferences } from './references.ts';
import { isAmong, versionOf } from './version.ts';

/** Keeps the flags that the chosen version knows, with values it takes, and tells of the others. */
export function fitFlags(fitted: Fitted, model: Model): void {
  const { parameters } = fitted;
  if (parameters['--niji'] !== undefined && parameters['--v'] !== undefined)
    drop(fitted, '--v', 'no-setting');
  fitReferences(fitted, model);
  const version = versionOf(fitted, model);
  const known = model.parameters.map(({ value }) => value).filter(({ only }) => isAmong(only, version));
  for (const flag of Object.keys(parameters)) {
    if (flag === '--ar' || flag === '--no') continue;
    const meant = known.filter(({ name }) => name === flag);
    const [one] = meant;
    if (!one) drop(fitted, flag, 'no-setting');
    else if (!meant.some((parameter) => isSound(parameter, parameters[flag])))
      drop(fitted, flag, 'out-of-range');
  }
  for (const [flag, needed] of Object.entries(needs))
    if (parameters[flag] !== undefined && parameters[needed] === undefined) drop(fitted, flag, 'no-setting');
  fitRatio(fitted);
}

/** A weight of a reference says nothing without the reference. */
const needs: Readonly<Record<string, string>> = {
  '--sw': '--sref',
  '--sv': '--sref',
  '--ow': '--oref',
  '--cw': '--cref',
};

/** On or off, or personal codes beside. */
const SWITCHES: ReadonlySet<string> = new Set(['--raw', '--tile', '--hd', '--draft']);
const CODES = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u;
const ADDRESSES =
  /^(?:(?:https?:\/\/[^\s,]+|\d+|random)(?:::\d+(?:\.\d+)?)?)(?: (?:https?:\/\/[^\s,]+|\d+|random)(?:::\d+(?:\.\d+)?)?)*$/;

function isSound(parameter: Parameter, value: string | number | boolean | undefined): boolean {
  const { name } = parameter;
  if (value === undefined) return false;
  if (SWITCHES.has(name)) return typeof value === 'boolean';
  if (name === '--p') return typeof value === 'boolean' || CODES.test(String(value));
  if (name.endsWith('ref') || name === '--edit') return ADDRESSES.test(String(value));
  if (name === '--repeat') return Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 40;
  if (!takes(parameter, value)) return false;
  return parameter.options !== undefined || name === '--iw' || Number.isInteger(value);
}

function drop(fitted: Fitted, flag: string, reason: Dropped['reason']): void {
  const value = fitted.parameters[flag];
  delete fitted.parameters[flag];
  fitted.dropped.push({ field: `settings.${flag}`, value: String(value), reason });
}

/** Whole numbers only: 2.39:1 is 239:100. */
function fitRatio({ parameters }: Fitted): void {
  const [width = 1, height = 1] = String(parameters['--ar'] ?? '')
    .split(':')
    .map(Number);
  if (Number.isInteger(width) && Number.isInteger(height)) return;
  const [wide, high] = [Math.round(width * 100), Math.round(height * 100)];
  const shared = divisor(wide, high);
  parameters['--ar'] = `${wide / shared}:${high / shared}`;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
