import type { Dialect } from '../dialect.ts';
import { isPictureOf, namesMedium } from '../pieces/medium.ts';
import { sceneOf } from '../pieces/picture-scene.ts';
import { itemsOf, withFirst } from './comma-list.ts';

/** A short plain line: what kind of picture, of what, where. */
export const dalleMini: Dialect = {
  joint: ', ',
  say: (telling) => {
    const { fresh } = telling;
    const { reads, stretches } = sceneOf(fresh);
    const isNamed = namesMedium(fresh) || isPictureOf(stretches[0]?.text ?? '');
    const lead =
      isNamed || reads === 'text' || reads === 'nothing'
        ? ''
        : reads === 'deed'
          ? 'photo in which '
          : 'photo of ';
    return withFirst(
      itemsOf(telling, ['scene', 'details', 'shot', 'light', 'mood', 'palette']),
      (text) => `${lead}${text}`,
    );
  },
};
