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

/** Lines are there to be read out, so who and where are seen at most: what has no field is told. */
export function leaveUnread({ shot, dropped }: Fitted, fields: readonly string[] = READ_ALOUD): void {
  const { subject, place, details, lines, locked } = shot;
  for (const { speaker, manner } of lines)
    for (const value of [speaker, manner])
      if (value !== '') dropped.push({ field: 'audio.dialogue', value, reason: 'not-understood' });
  if (lines.length === 0) return;
  const told: Readonly<Record<string, string | undefined>> = {
    'subject.text': subject.text,
    'subject.action': subject.action,
    'place.text': place.text,
    'place.hour': place.hour,
    'place.weather': place.weather,
    details,
  };
  for (const field of fields) {
    const value = told[field];
    if (value && !locked.some((words) => value.includes(words)))
      dropped.push({ field, value, reason: 'not-understood' });
  }
  if (fields.includes('details')) shot.details = '';
}

const READ_ALOUD = ['subject.text', 'subject.action', 'place.text', 'place.hour', 'place.weather', 'details'];
