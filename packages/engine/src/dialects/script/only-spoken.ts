import { expendable } from '../../writing/fit-length.ts';
import type { Fitted } from '../../writing/fit-model.ts';

/** What a script can hold: who, where, what is said; and whatever is named here. */
const IN_SCRIPT = ['place.text', 'details', 'audio.dialogue'];

/** It chooses its own pictures: how they look cannot be told. Words that have to stay do. */
export function keepSpoken({ shot, facts, dropped }: Fitted, ...also: readonly string[]): void {
  const { camera, place, locked } = shot;
  const gone = (field: string, value: string | undefined, remove: () => void) => {
    if (value === undefined || value === '' || locked.some((words) => value.includes(words))) return;
    remove();
    dropped.push({ field, value, reason: 'not-understood' });
  };
  for (const { field, value, remove } of expendable)
    if (!IN_SCRIPT.includes(field) && !also.includes(field)) gone(field, value(shot), () => remove(shot));
  gone('camera.size', camera.size, () => delete camera.size);
  gone('camera.angle', camera.angle, () => delete camera.angle);
  gone('camera.movement', camera.movement, () => delete camera.movement);
  gone('place.class', place.class, () => delete place.class);
  ruleNothingOut(facts, shot.negative, dropped);
}

/** What is true instead of a thing would be read out. */
function ruleNothingOut(
  facts: Fitted['facts'],
  negative: readonly string[],
  dropped: Fitted['dropped'],
): void {
  facts.length = 0;
  for (const value of negative)
    if (!dropped.some((one) => one.field === 'negative' && one.value === value))
      dropped.push({ field: 'negative', value, reason: 'no-negative' });
}
