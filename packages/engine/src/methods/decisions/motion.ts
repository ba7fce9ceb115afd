import { dances, feelings, handiwork, turnings } from '../../language/occasion/occasion-words.ts';
import * as sorts from '../../language/occasion/sorts.ts';
import { CREATURES, PEOPLE, type Reason } from './decision.ts';
import { hasOne, type Occasion } from './occasion.ts';

const does = (deeds: ReadonlySet<string>) => (occasion: Occasion) =>
  occasion.deeds.some((deed) => deeds.has(deed));
const isFalling = does(sorts.falling);
const isFacing = does(sorts.facing);
const isLeaving = does(sorts.leaps);

/** What the camera does in a clip in which nobody has said it. */
export const move: readonly Reason[] = [
  { finish: ['graphic'], say: [] },
  {
    finish: ['drawn'],
    is: ({ isOnTheMove }) => isOnTheMove,
    say: [
      ['the view moves alongside at the same pace', 'keeps up with the movement'],
      ['the view holds still', 'lets the movement cross the frame'],
    ],
  },
  {
    finish: ['drawn'],
    say: [
      ['the view holds still', 'lets the drawing speak'],
      ['the view pushes in slowly', 'draws us into it'],
    ],
  },
  {
    is: does(turnings),
    say: [
      ['the camera holds still', 'the turning is the movement'],
      ['the camera pushes in slowly', 'brings out the detail as it turns'],
    ],
  },
  {
    is: (occasion) => isFalling(occasion) || occasion.words.has('poured'),
    say: [
      ['the camera holds still', 'nothing competes with what falls'],
      ['the camera pushes in slowly', 'draws the eye to the surface'],
    ],
  },
  {
    is: ({ subject, distance }) => subject === 'small' || (distance === 'near' && !PEOPLE.includes(subject)),
    say: [
      ['the camera holds still', 'this close the slightest move is a jolt'],
      ['the focus drifts slowly across', 'leads the eye without moving'],
    ],
  },
  {
    of: PEOPLE,
    is: (occasion) => hasOne(occasion, sorts.runways),
    say: [
      ['the camera holds still', 'they come towards it'],
      ['the camera backs away at the same pace', 'keeps the whole figure in frame'],
    ],
  },
  {
    is: does(dances),
    of: PEOPLE,
    say: [
      ['the camera circles slowly', 'turns with the dance'],
      ['the camera holds still', 'leaves the movement to them'],
    ],
  },
  {
    is: isLeaving,
    say: [
      ['the camera holds still', 'lets them leave the frame and come down'],
      ['the camera tilts down as they fall', 'follows the fall to its end'],
    ],
  },
  {
    of: [...PEOPLE, ...CREATURES, 'vehicle'],
    where: ['underwater'],
    say: [
      ['the camera glides alongside', 'moves as things move in water'],
      ['the camera holds still', 'lets it pass'],
    ],
  },
  {
    of: ['person', 'two'],
    is: isFacing,
    say: [
      ['the camera backs away at the same pace', 'keeps the face in view'],
      ['the camera follows from behind', 'goes where they go'],
    ],
  },
  {
    of: [...PEOPLE, ...CREATURES, 'vehicle', 'thing'],
    is: ({ isOnTheMove }) => isOnTheMove,
    say: [
      ['the camera tracks alongside at the same pace', 'keeps up with the movement'],
      ['the camera holds still', 'lets the movement cross the frame'],
    ],
  },
  {
    of: ['person', 'two', 'hands'],
    genre: ['documentary'],
    is: does(handiwork),
    say: [
      ['a steady handheld camera stays close', 'as somebody who stands beside'],
      ['the camera pushes in slowly', 'draws the eye to the work'],
    ],
  },
  {
    of: ['person', 'two', 'hands', 'face'],
    is: (occasion) => does(handiwork)(occasion) || occasion.subject === 'hands',
    say: [
      ['the camera pushes in slowly', 'draws the eye to the work'],
      ['the camera holds still', 'leaves the movement to the hands'],
    ],
  },
  {
    of: ['person', 'two', 'face'],
    is: does(feelings),
    say: [
      ['the camera pushes in slowly', 'comes nearer as the feeling grows'],
      ['the camera holds still', 'does not look away'],
    ],
  },
  {
    of: ['glass', 'metal', 'glossy', 'fabric', 'food', 'drink', 'thing'],
    is: does(handiwork),
    say: [
      ['the camera holds still', 'the work is the movement'],
      ['the camera pushes in slowly', 'draws the eye to the work'],
    ],
  },
  {
    of: ['glass', 'metal', 'glossy', 'fabric', 'food', 'drink'],
    say: [
      ['the camera pushes in slowly', 'draws the eye to the detail'],
      ['the camera arcs slowly around', 'lets the light travel over the surface'],
    ],
  },
  {
    of: ['thing'],
    genre: ['commercial'],
    say: [
      ['the camera arcs slowly around', 'shows the form from more than one side'],
      ['the camera pushes in slowly', 'draws the eye to the detail'],
    ],
  },
  {
    of: ['land', 'water', 'building'],
    where: ['outdoors', undefined],
    say: [
      ['the camera rises slowly', 'opens up the view'],
      ['the camera pans slowly', 'takes the place in from side to side'],
    ],
  },
  {
    of: ['room', 'building', 'land', 'water'],
    say: [
      ['the camera drifts forward slowly', 'shows the depth of the room'],
      ['the camera pans slowly', 'takes the room in from side to side'],
    ],
  },
  {
    of: ['crowd'],
    say: [
      ['the camera drifts sideways slowly', 'passes from one to the next'],
      ['the camera holds still', 'lets them fill the frame'],
    ],
  },
  {
    of: CREATURES,
    is: (occasion) => hasOne(occasion, sorts.giants),
    say: [
      ['the camera pushes in slowly', 'makes it grow in the frame'],
      ['the camera tilts up slowly', 'shows how big it is'],
    ],
  },
  {
    of: CREATURES,
    say: [
      ['the camera holds still', 'does not disturb it'],
      ['the camera pushes in slowly', 'comes nearer without haste'],
    ],
  },
  {
    of: ['abstract'],
    say: [['the camera holds still', 'leaves the movement to the shapes']],
  },
  {
    say: [
      ['the camera pushes in slowly', 'gives the shot a direction'],
      ['the camera holds still', 'leaves the movement to what is seen'],
    ],
  },
];
