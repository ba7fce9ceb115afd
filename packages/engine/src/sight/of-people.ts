import { around, centreOf } from './boxes.ts';
import type { Person } from './people.ts';
import { hasRaisedArms, postureOf } from './posture.ts';
import type { Sighting } from './sighting.ts';

/** From so sure on somebody is asked about; among several sooner, because the number hangs on it. */
export const ASKED = 0.45;
const ASKED_OF_SEVERAL = 0.28;

function isShown({ score }: Person, people: readonly Person[]): boolean {
  return score >= (people.filter(({ isSure }) => isSure).length >= 2 ? ASKED_OF_SEVERAL : ASKED);
}
/** More than these are a crowd, and surely one where so many of them are sure. */
const MOST_PEOPLE = 8;
const SURE_IN_CROWD = 4;

/** Who is in the frame, and of the one it is about how they hold themselves and where they look. */
export function sightingsOfPeople(
  people: readonly Person[],
  aspect: number,
): { who: Sighting[]; manner: Sighting[] } {
  const shown = people.filter((one) => isShown(one, people));
  if (shown.length > MOST_PEOPLE) return { who: [crowdOf(shown)], manner: [] };
  const who = shown.map(
    ({ box, score, isSure, because }, at): Sighting => ({
      id: `person-${at + 1}`,
      kind: 'person',
      part: 'subject',
      says: 'a person',
      many: 'people',
      percent: Math.round(100 * Math.min(0.99, score)),
      isSure,
      box,
      because,
    }),
  );
  const [main, second] = shown;
  const isAlone = !second || second.box.height < (main?.box.height ?? 0) * 0.5;
  return { who, manner: main && isAlone ? ofOne(main, aspect) : [] };
}

function crowdOf(people: readonly Person[]): Sighting {
  const sure = people.filter(({ isSure }) => isSure).length;
  return {
    id: 'crowd',
    kind: 'crowd',
    part: 'subject',
    says: 'a crowd of people',
    percent: Math.round(100 * Math.min(0.99, 0.6 + sure / 20)),
    isSure: sure >= SURE_IN_CROWD,
    box: around(
      people.flatMap(({ box }) => [
        { x: box.x, y: box.y },
        { x: box.x + box.width, y: box.y + box.height },
      ]),
    ),
    because: [`about ${people.length} people were found`, `${sure} of them surely`],
  };
}

function ofOne({ body, face, box }: Person, aspect: number): Sighting[] {
  const found: Sighting[] = [];
  const add = (
    kind: 'pose' | 'facing' | 'eyes' | 'expression',
    says: string,
    score: number,
    because: string[],
    least = 0.75,
  ) =>
    found.push({
      id: kind,
      kind,
      part: 'subject',
      says,
      percent: Math.round(100 * Math.min(0.97, score)),
      isSure: score >= least,
      box: kind === 'pose' ? box : (face?.box ?? box),
      because,
    });
  if (body) {
    const { posture, score } = postureOf(body, aspect);
    if (posture)
      add(
        'pose',
        posture,
        score,
        ['hips, knees and feet by their joints', `the body ${Math.round(body.score * 100)}% sure`],
        0.55,
      );
    else if (hasRaisedArms(body))
      add('pose', 'with both arms raised', 0.8, [
        'both hands are higher than the head',
        'by the joints of the body',
      ]);
  }
  const isLarge = face !== undefined && face.box.height >= 0.07;
  if (face?.turn && isLarge) {
    const { yaw } = face.turn;
    const facing = facingWords(yaw);
    if (facing)
      add(
        'facing',
        facing.says,
        face.score * facing.score,
        [
          `the face is turned ${Math.round(Math.abs(yaw))}°`,
          `the face ${Math.round(face.score * 100)}% sure`,
        ],
        0.7,
      );
    const { eyes } = face;
    const isFrontal = Math.abs(yaw) < 25;
    if (eyes && isFrontal && Math.max(eyes.left, eyes.right) < 0.14)
      add('eyes', 'with eyes shut', 0.6, ['the lids are close together', 'both eyes alike']);
    const { mouth } = face;
    if (mouth && isFrontal && mouth.open > 0.28)
      add('expression', 'with open mouth', 0.6, ['the lips are apart']);
    else if (mouth && isFrontal && mouth.width > 0.72 && mouth.lift > 0.04)
      add('expression', 'smiling', 0.6, ['the corners of the mouth are drawn up and apart']);
  }
  return found;
}

function facingWords(yaw: number): { says: string; score: number } | undefined {
  const turned = Math.abs(yaw);
  const side = yaw > 0 ? 'right' : 'left';
  if (turned < 14) return { says: 'facing the camera', score: 1 };
  if (turned < 24) return { says: 'facing the camera', score: 0.65 };
  if (turned < 50) return { says: `in three-quarter view, facing ${side}`, score: turned < 30 ? 0.65 : 0.9 };
  return { says: `in profile, facing ${side}`, score: 0.8 };
}

/** How several people stand to each other. */
export function arrangementOf(people: readonly Person[]): Sighting | undefined {
  const sure = people.filter(({ isSure }) => isSure);
  if (
    sure.length < 2 ||
    sure.length > MOST_PEOPLE ||
    sure.length !== people.filter((one) => isShown(one, people)).length
  )
    return undefined;
  const heights = sure.map(({ box }) => box.height);
  const level = sure.map(({ box }) => centreOf(box).y);
  const isLevel = Math.max(...level) - Math.min(...level) < 0.3 * Math.max(...heights);
  const isAlike = Math.min(...heights) > 0.65 * Math.max(...heights);
  if (!isLevel || !isAlike) return undefined;
  const says = sure.length === 2 ? 'side by side' : 'in a row';
  return {
    id: 'arrangement',
    kind: 'arrangement',
    part: 'subject',
    says,
    percent: 70,
    isSure: false,
    because: ['they are alike in height', 'and level with each other'],
  };
}
