import type { Scene } from '../scene.ts';
import { seePerson } from '../seeing/see-person.ts';
import { drawBody } from './body.ts';
import { buildOf } from './build.ts';
import { skeletonOf } from './skeleton.ts';

/** The shoulder and the back of the head that the camera looks over, dark and cut by the frame. */
export function drawShoulder({ sheet, composition, tones, seen, random }: Scene): void {
  const { width, height } = sheet;
  const isRight = composition.x < width / 2;
  const other = seen.people[1] ?? { ...seePerson([], [], 1, random()), garment: 'plain' as const };
  const { prop: _, ...rest } = other;
  const person = { ...rest, pose: 'stand' as const };
  const { head } = buildOf(person);
  const unit = Math.min(height * 0.52, width * 0.42) / head;
  const skeleton = skeletonOf(person, 'back');
  drawBody(
    sheet,
    person,
    {
      x: width * (isRight ? 0.86 : 0.14),
      y: height * 0.4 + skeleton.head[1] * unit,
      unit,
      flip: isRight,
    },
    {
      tones: { ...tones, skin: tones.mid, lit: tones.near, far: tones.near, mid: tones.near },
      facing: 'back',
      flip: isRight,
      shadow: isRight ? 'right' : 'left',
      isSilhouette: false,
      isWorn: false,
    },
  );
}
