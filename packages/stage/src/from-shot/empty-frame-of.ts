import type { Shot } from '@cuewright/engine/shot';
import type { EmptyFrame } from '../scene.ts';
import { short } from './told-words.ts';

const said = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ');

/** What is known of a shot that cannot be drawn: as much as a camera report has. */
export function emptyFrameOf({ camera, light, place, subject }: Shot): EmptyFrame {
  const lens = [camera.lens?.mm ? `${camera.lens.mm}mm` : '', camera.aperture ?? '']
    .filter(Boolean)
    .join(', ');
  const lit = [light.source, light.direction, light.quality, place.hour]
    .filter((one) => one !== undefined)
    .map((one) => one.replaceAll('-', ' '));
  const rows: [string, string][] = [
    ['Shot', short([subject.text, subject.action].filter(Boolean).join(' '))],
    ['Size', camera.size ? said(camera.size) : ''],
    ['Lens', lens],
    [
      'Camera',
      [camera.angle, camera.movement]
        .filter((one) => one !== undefined)
        .map((one) => said(one))
        .join(', '),
    ],
    ['Light', lit.length > 0 ? said(lit.join(', ')) : ''],
  ];
  return { lines: rows.filter(([, value]) => value !== '') };
}
