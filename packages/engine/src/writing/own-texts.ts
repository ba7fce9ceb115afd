import type { Shot } from '../shot/shot.ts';

/** Changes what a shot says in the person's own words, field by field. Words that have to stay are left as they are. */
export function overTexts(shot: Shot, change: (text: string, field: string) => string): void {
  const changed = (text: string, field: string): string => {
    if (text === '') return text;
    const after = change(text, field);
    return shot.locked.some((words) => text.includes(words) && !after.includes(words)) ? text : after;
  };
  const { subject, place, camera, light } = shot;
  subject.text = changed(subject.text, 'subject.text');
  subject.action = changed(subject.action, 'subject.action');
  place.text = changed(place.text, 'place.text');
  for (const field of ['foreground', 'background', 'density'] as const) {
    const text = place[field];
    if (text !== undefined) place[field] = changed(text, `place.${field}`);
  }
  shot.mood = changed(shot.mood, 'mood');
  camera.text = changed(camera.text, 'camera.text');
  light.text = changed(light.text, 'light.text');
  shot.details = changed(shot.details, 'details');
}
