import { expendable } from './fit-length.ts';
import type { Fitted } from './fit-model.ts';

/** What moves, what the camera does and what is heard stay; how things look is in the picture. */
const STAYS = /^(?:audio\.|camera\.(?:text|movement)$)/;

/** Effects of time, which no still shows. */
const IN_TIME: readonly string[] = ['slow-motion', 'time-lapse', 'hyperlapse', 'speed-ramp', 'freeze-frame'];

/** The start image shows it. Words that have to stay do. */
export function takeOutLook({ shot, dropped }: Fitted, keeps: readonly string[]): void {
  const gone = (field: string, value: string | undefined, remove: () => void) => {
    if (value === undefined || value === '' || keeps.some((words) => value.includes(words))) return;
    remove();
    dropped.push({ field, value, reason: 'start-image' });
  };
  const timed = shot.effects.filter((effect) => IN_TIME.includes(effect));
  shot.effects = shot.effects.filter((effect) => !IN_TIME.includes(effect));
  for (const { field, value, remove } of expendable) {
    if (STAYS.test(field) || (field === 'camera.focus' && shot.camera.focus === 'rack-focus')) continue;
    gone(field, value(shot), () => remove(shot));
  }
  shot.effects = [...timed, ...shot.effects];
  const { place, camera, subject } = shot;
  gone('place.class', place.class, () => delete place.class);
  gone('place.hour', place.hour, () => delete place.hour);
  gone('place.weather', place.weather, () => delete place.weather);
  gone('camera.size', camera.size, () => delete camera.size);
  gone('camera.angle', camera.angle, () => delete camera.angle);
  const name = plainName(subject.text);
  if (subject.action !== '' && name !== subject.text)
    gone('subject.text', subject.text, () => {
      subject.text = name;
    });
}

/** "The old man" of "an old man in a blue coat, hat in hand": who is seen needs no describing. */
function plainName(text: string): string {
  const [head = ''] = /^[^,;:.!?()\n]*/.exec(text) ?? [];
  const bare =
    head.split(/\s(?:in|with|wearing|holding|at|on|of|under|by|from|near|against|who|whose)\s/)[0]?.trim() ??
    '';
  if (bare === '') return 'the subject';
  const words = bare.replace(/^(?:an?|the|one)\s/i, '');
  return words === bare ? bare : `the ${words}`;
}
