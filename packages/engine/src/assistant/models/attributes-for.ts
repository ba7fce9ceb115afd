import type { Model } from '../../catalogue/index.ts';
import type { Understood } from '../reading/understood.ts';
import { attributes } from './attributes/attributes.ts';

/** A setting may be asked for by its own name. */
export function attributesFor({ attributes: asked, plain: text }: Understood, named: readonly Model[]) {
  const isSetting = named.some(({ parameters }) =>
    parameters.some(
      ({ value }) =>
        new RegExp(
          `(?<![a-z0-9_])${value.name.replace(/^--/, '').replace(/[^\w]/g, '.')}(?![a-z0-9_])`,
          'i',
        ).test(text) && value.name.length > 4,
    ),
  );
  if (isSetting && !asked.some(({ id }) => id === 'parameters')) {
    const own = attributes.filter(({ id }) => id === 'parameters');
    return asked.every(({ id }) => id === 'input') ? own : [...own, ...asked];
  }
  return asked.length > 1 && !/--\w/.test(text) && !isSetting
    ? asked.filter(({ id }) => id !== 'parameters')
    : asked;
}
