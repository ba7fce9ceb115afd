import type { Shot } from '../../shot/shot.ts';
import { angleNames, sizeNames } from '../../writing/wordings.ts';

/** "low-angle close-up", "photograph in profile"; nothing when neither size nor angle is set. */
export function shotNamed({ camera }: Shot, noun: string): string {
  const angle = camera.angle && angleNames[camera.angle];
  if (!camera.size && !angle) return '';
  const size = camera.size ? sizeNames[camera.size] : noun;
  if (!angle) return size;
  return 'before' in angle ? `${angle.before} ${size}` : `${size} ${angle.behind}`;
}

/** The same as a phrase of its own: "low-angle close-up", "point-of-view shot". */
export function shotPhrase(shot: Shot): readonly string[] {
  const name = shotNamed(shot, 'shot');
  return name === '' ? [] : [name];
}
