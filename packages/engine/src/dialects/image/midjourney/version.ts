import type { Model } from '../../../catalogue/index.ts';
import type { Fitted } from '../../../writing/fit-model.ts';

export interface Version {
  isNiji: boolean;
  number: number;
}

/** The version that was asked for, or the default of the data sheet. */
export function versionOf({ parameters }: Pick<Fitted, 'parameters'>, model: Model): Version {
  const niji = parameters['--niji'];
  if (niji !== undefined) return { isNiji: true, number: Number(niji) };
  const standard = model.parameters.find(({ value }) => value.name === '--v')?.value.default;
  return { isNiji: false, number: Number(parameters['--v'] ?? standard) };
}

/**
 * Whether a version is among those that `only` names: "V7 and V8.1", "V8", "V6 and later", "up to V6.1 and Niji 6".
 * What names no version is a condition of another kind.
 */
export function isAmong(only: string | undefined, { isNiji, number }: Version): boolean {
  if (only === undefined || !/\b(?:V|Niji )\d/.test(only)) return true;
  const upTo = only.startsWith('up to');
  const later = only.endsWith('and later');
  return [...only.matchAll(/(V|Niji )(\d+(?:\.\d+)?)/g)].some(([, kind, figure = '']) => {
    const named = Number(figure);
    if (later) return number >= named;
    if ((kind === 'V') === isNiji) return false;
    if (upTo) return number <= named;
    return number === named || (!figure.includes('.') && Math.floor(number) === named);
  });
}
