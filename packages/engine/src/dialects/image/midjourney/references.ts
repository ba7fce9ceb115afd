import type { Model } from '../../../catalogue/index.ts';
import type { Shot } from '../../../shot/shot.ts';
import type { Fitted } from '../../../writing/fit-model.ts';
import { isAmong, versionOf } from './version.ts';

const ADDRESS = /^https?:\/\/[^\s,]+$/;

/** Pictures with an address go where the version takes them: a style behind its flag, who it is about behind its own or in front. */
export function fitReferences(fitted: Fitted, model: Model): void {
  const { shot, parameters } = fitted;
  const version = versionOf(fitted, model);
  const knows = (flag: string) =>
    model.parameters.some(({ value }) => value.name === flag && isAmong(value.only, version));
  const styles = shot.references.filter(({ id, role }) => role === 'style' && ADDRESS.test(id));
  if (styles.length > 0 && parameters['--sref'] === undefined && knows('--sref'))
    parameters['--sref'] = styles.map(({ id }) => id).join(' ');
  const who = shot.references.find(({ id, role }) => role === 'subject' && ADDRESS.test(id));
  const flag = ['--oref', '--cref'].find(knows);
  if (who && flag && parameters[flag] === undefined) {
    parameters[flag] = who.id;
    shot.references = shot.references.filter((reference) => reference !== who);
  }
}

/** Pictures to go by stand in front of the words. */
export function pictureAddresses({ references }: Shot): string[] {
  return references.filter(({ id, role }) => role === 'subject' && ADDRESS.test(id)).map(({ id }) => id);
}
