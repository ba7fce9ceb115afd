import type { Shot } from '../shot/shot.ts';
import { expendable } from './fit-length.ts';
import type { Dropped } from './written.ts';

/** Everything a shot says, for a generator that reads no text. */
export function toldNothing(shot: Shot): Dropped[] {
  const said = [
    ['subject.text', shot.subject.text],
    ['subject.action', shot.subject.action],
    ['place.hour', shot.place.hour],
    ['place.weather', shot.place.weather],
    ['place.class', shot.place.class],
    ['camera.size', shot.camera.size],
    ['camera.angle', shot.camera.angle],
    ['camera.movement', shot.camera.movement],
    ['negative', shot.negative.join(', ')],
    ['duration', shot.duration],
    ['ratio', shot.ratio],
    ...expendable.map(({ field, value }) => [field, value(shot)] as const),
  ] as const;
  return said.flatMap(([field, value]) =>
    value === undefined || value === ''
      ? []
      : [{ field, value: String(value), reason: 'no-text-input' as const }],
  );
}
