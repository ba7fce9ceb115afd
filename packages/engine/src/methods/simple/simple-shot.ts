import type { Mode, Shot } from '../../shot/shot.ts';
import { readForm } from '../../shot-of/read-boxes.ts';
import { boxText } from '../joined-text.ts';
import type { SimpleForm } from './simple-form.ts';

/** What the five boxes say, as a shot. */
export function simpleShot(form: Partial<SimpleForm>, mode: Mode): Shot {
  return readForm(
    [
      { part: 'subject', text: boxText(form.subject) },
      { part: 'place', text: boxText(form.setting) },
      { part: 'mood', text: boxText(form.mood) },
      { part: 'camera', text: boxText(form.cameraAngle) },
      { part: 'light', text: boxText(form.lighting) },
    ],
    mode,
  );
}
