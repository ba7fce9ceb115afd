import { insteadOf } from '../absent-instead/index.ts';
import { deedIn } from '../language/deeds/deed-in.ts';
import { termsIn } from '../language/terms/terms-in.ts';
import { expendable } from './fit-length.ts';
import type { Fitted } from './fit-model.ts';
import { movingClauses } from './moving-clauses.ts';
import { plainName } from './plain-name.ts';

/** What the camera does and what is heard stay; how things look is in the picture. */
const STAYS = /^(?:audio\.|camera\.(?:text|movement)$)/;

/** Effects of time, which no still shows. */
export const IN_TIME: readonly string[] = [
  'slow-motion',
  'time-lapse',
  'hyperlapse',
  'speed-ramp',
  'freeze-frame',
];

/** A sky that only looks. */
const STILL_WEATHER: readonly string[] = ['clear-sky', 'overcast'];

/** Own words in which a clause may tell of something that moves. */
const OWN_WORDS = /^(?:place\.text|light\.text|details)$/;

/** A mood that says how fast. */
const PACE =
  /\b(?:calm|still|quiet|unhurried|slow|slowly|gentle|gently|restless|frantic|hectic|urgent|hurried|nervous|playful|lively|frenzied|languid)\b/i;

/** The start image shows it. Words that have to stay do. */
export function takeOutLook(fitted: Fitted, keeps: readonly string[]): void {
  const { shot, dropped } = fitted;
  const isKept = (value: string) => keeps.some((words) => value.includes(words));
  const gone = (field: string, value: string | undefined, remove: () => void) => {
    if (value === undefined || value === '' || isKept(value)) return;
    remove();
    dropped.push({ field, value, reason: 'start-image' });
  };
  const timed = shot.effects.filter((effect) => IN_TIME.includes(effect));
  const moving = movingClauses(shot, isKept);
  shot.effects = shot.effects.filter((effect) => !IN_TIME.includes(effect));
  for (const { field, value, remove } of expendable) {
    if (STAYS.test(field) || (field === 'camera.focus' && shot.camera.focus === 'rack-focus')) continue;
    if (field === 'mood' && PACE.test(shot.mood)) continue;
    if (OWN_WORDS.test(field)) continue;
    gone(field, value(shot), () => remove(shot));
  }
  for (const { field, still, keep } of moving) {
    keep();
    for (const value of still) dropped.push({ field, value, reason: 'start-image' });
  }
  shot.effects = [...timed, ...shot.effects];
  const { place, camera, subject } = shot;
  if (onlyLooks(camera.text))
    gone('camera.text', camera.text, () => {
      camera.text = '';
    });
  takeOutFacts(fitted);
  gone('place.class', place.class, () => delete place.class);
  gone('place.hour', place.hour, () => delete place.hour);
  if (place.weather && STILL_WEATHER.includes(place.weather))
    gone('place.weather', place.weather, () => delete place.weather);
  gone('camera.size', camera.size, () => delete camera.size);
  gone('camera.angle', camera.angle, () => delete camera.angle);
  const doing = subject.action === '' ? deedIn(subject.text) : undefined;
  const name = plainName(subject.text);
  if (name !== subject.text && !isStory(subject.text, doing?.who))
    gone('subject.text', doing?.who ?? subject.text, () => {
      subject.text = name;
      if (doing) subject.action = doing.does;
    });
}

/** Sentences about somebody who is only named: there is nothing to take out of them. */
function isStory(text: string, who: string | undefined): boolean {
  return /[.!?]\s+\S/.test(text) && who !== undefined && /^(?:an?|the)(?: [\p{L}'’-]+){1,3}$/iu.test(who);
}

/** "Extreme close-up" is in the picture; "crash zoom" is not. */
function onlyLooks(cameraText: string): boolean {
  const fields = termsIn(cameraText).map(({ field }) => field);
  return fields.length > 0 && fields.every((field) => /^camera\.(?!movement)/.test(field));
}

/** What is true instead of a thing is seen in the picture as well, unless it is how the camera moves. */
function takeOutFacts(fitted: Fitted): void {
  const seen = fitted.facts.filter(({ sentence }) => !/^(?:The camera|Movement|Leave out)/.test(sentence));
  for (const value of fitted.shot.negative)
    if (seen.some((fact) => fact === insteadOf(value, fitted.shot)))
      fitted.dropped.push({ field: 'negative', value, reason: 'start-image' });
  fitted.facts = fitted.facts.filter((fact) => !seen.includes(fact));
}
