import { fromAbove } from '../../language/occasion/occasion-words.ts';
import * as sorts from '../../language/occasion/sorts.ts';
import { CREATURES, PEOPLE, type Reason } from './decision.ts';
import { hasOne, type Occasion } from './occasion.ts';

const has = (sort: ReadonlySet<string>) => (occasion: Occasion) => hasOne(occasion, sort);
const does = (occasion: Occasion, deeds: ReadonlySet<string>) =>
  occasion.deeds.some((deed) => deeds.has(deed));

const FLAT = has(sorts.laidOut);
const WILD = has(sorts.wild);
const TALL = has(sorts.tall);
const STREETCAR = has(sorts.roadVehicles);

/** How much is seen, and from where, where nobody has said it. */
export const framing: readonly Reason[] = [
  { finish: ['graphic'], say: [] },
  { of: ['abstract'], say: [] },
  { is: has(fromAbove), say: [] },
  {
    finish: ['drawn'],
    of: PEOPLE,
    is: ({ isOnTheMove }) => isOnTheMove,
    say: [
      ['the whole figure in frame with room ahead', 'gives the movement somewhere to go'],
      ['seen from slightly below', 'makes the movement bigger'],
    ],
  },
  {
    finish: ['drawn'],
    of: ['land', 'water', 'building', 'room'],
    say: [
      ['a wide view with room around it', 'lets the place breathe'],
      ['seen from slightly above', 'shows how it lies in the land'],
    ],
  },
  {
    finish: ['drawn'],
    say: [
      ['seen straight on with space around', 'keeps the drawing clear'],
      ['seen from close by and filling the frame', 'brings out the character'],
    ],
  },
  {
    finish: ['rendered'],
    say: [
      ['seen from low down at its own height', 'makes a small world look big'],
      ['seen from slightly above', 'shows the whole of it'],
    ],
  },
  {
    is: ({ isSport, subject }) => isSport && PEOPLE.includes(subject),
    say: [
      ['low angle on a 200mm lens', 'lifts the athlete out of the crowd'],
      ['wide shot with room ahead', 'shows where the play is going'],
    ],
  },
  {
    of: PEOPLE,
    is: has(sorts.runways),
    say: [
      ['full-length shot from the end of the runway', 'they walk towards us'],
      ['low angle from beside the runway', 'shows the clothes in motion'],
    ],
  },
  {
    of: ['person'],
    is: has(sorts.babies),
    say: [
      ['close-up from above', 'as one leans over a baby'],
      ['close-up at the height of the face', 'makes the baby as big as we are'],
    ],
  },
  {
    of: ['person', 'face'],
    genre: ['fashion'],
    is: ({ isOnTheMove }) => isOnTheMove,
    say: [
      ['full-length shot from slightly below', 'shows the clothes in motion'],
      ['full-length shot with room ahead', 'gives the stride somewhere to go'],
    ],
  },
  {
    of: ['person'],
    is: ({ isBusyBehind }) => isBusyBehind,
    say: [
      ['medium-wide shot on a 35mm lens', 'keeps what happens behind in the picture'],
      ['wide shot at eye level', 'gives both as much room'],
    ],
  },
  {
    of: ['person'],
    is: (occasion) => occasion.isOnTheMove && !does(occasion, sorts.inward),
    say: [
      ['full shot with room ahead', 'shows the stride and where it leads'],
      ['medium shot from the front', 'keeps the face in view'],
    ],
  },
  {
    of: ['person', 'face'],
    genre: ['fashion'],
    say: [
      ['full-length shot on an 85mm lens', 'shows how the clothes fall'],
      ['three-quarter shot on an 85mm lens', 'holds face and cut together'],
    ],
  },
  {
    of: ['person', 'face'],
    genre: ['cinematic'],
    is: (occasion) => does(occasion, sorts.inward),
    say: [
      ['close-up on an 85mm lens', 'the moment is in the face'],
      ['medium shot on a 50mm lens', 'keeps the hands in it'],
    ],
  },
  {
    of: ['person', 'face'],
    genre: ['cinematic'],
    say: [
      ['medium-wide shot on a 35mm lens', 'keeps the place in the story'],
      ['medium shot on a 50mm lens', 'comes nearer to the face'],
    ],
  },
  {
    of: ['person', 'face'],
    genre: ['documentary', 'lifestyle'],
    say: [
      ['medium shot at eye level on a 35mm lens', 'as one sees it who stands there'],
      ['close-up on an 85mm lens', 'comes nearer to the face'],
    ],
  },
  {
    of: ['person', 'face'],
    say: [
      ['medium shot at eye level on a 50mm lens', 'natural and close enough for the face'],
      ['close-up on an 85mm lens', 'comes nearer to the face'],
    ],
  },
  {
    of: ['two'],
    is: (occasion) => occasion.isOnTheMove || occasion.deeds.includes('dance'),
    say: [
      ['full shot with both in frame', 'shows how they move together'],
      ['medium two-shot', 'comes nearer to their faces'],
    ],
  },
  {
    of: ['two'],
    say: [
      ['medium two-shot at eye level', 'holds both faces'],
      ['close two-shot on an 85mm lens', 'comes nearer to their faces'],
    ],
  },
  {
    of: ['crowd'],
    is: (occasion) => occasion.deeds.includes('jump') || occasion.deeds.includes('leap'),
    say: [
      ['wide shot from a low angle', 'puts the jump against the sky'],
      ['wide shot with everyone in frame', 'shows them all at once'],
    ],
  },
  {
    of: ['crowd'],
    genre: ['documentary', 'lifestyle'],
    say: [
      ['wide shot at eye level on a 35mm lens', 'as one sees it who stands there'],
      ['wide shot from slightly above', 'shows them all at once'],
    ],
  },
  {
    of: ['crowd'],
    say: [
      ['wide shot with everyone in frame', 'shows them all at once'],
      ['wide shot from slightly above', 'gives the group a shape'],
    ],
  },
  {
    of: ['hands'],
    say: [
      ['close-up of the hands', 'the work is in the hands'],
      ['over-the-shoulder shot', 'sees the work as the maker does'],
    ],
  },
  {
    of: ['food', 'drink', 'thing'],
    is: (occasion) => does(occasion, sorts.falling) || occasion.words.has('poured'),
    say: [
      ['close-up at the height of the pour', 'follows it down'],
      ['macro on a 100mm lens', 'shows the texture as it falls'],
    ],
  },
  {
    of: ['food'],
    is: FLAT,
    say: [
      ['overhead shot', 'shows the arrangement at a glance'],
      ['close-up from a 45-degree angle', 'the angle we eat at'],
    ],
  },
  {
    of: ['food'],
    say: [
      ['close-up from a 45-degree angle', 'the angle we eat at'],
      ['macro on a 100mm lens', 'shows the texture'],
      ['overhead shot', 'shows the arrangement at a glance'],
    ],
  },
  {
    of: ['drink'],
    say: [
      ['close-up at table height', 'shows the depth of the drink'],
      ['close-up from a 45-degree angle', 'shows the surface as well'],
    ],
  },
  {
    of: ['glass', 'metal', 'glossy', 'thing'],
    is: (occasion) => (occasion.subject !== 'thing' || occasion.genre === 'commercial') && TALL(occasion),
    say: [
      ['straight-on close-up at its own height', 'keeps its lines true'],
      ['low three-quarter close-up', 'makes it stand tall'],
    ],
  },
  {
    of: ['glossy'],
    where: ['outdoors'],
    say: [
      ['low close-up at its own height', 'puts it on the ground it stands on'],
      ['three-quarter close-up from slightly above', 'shows form and depth'],
    ],
  },
  {
    of: ['glass', 'metal', 'glossy'],
    is: ({ where }) => where !== 'outdoors',
    say: [
      ['three-quarter close-up from slightly above', 'shows form and depth'],
      ['macro of one detail', 'shows how it is made'],
    ],
  },
  {
    of: ['thing'],
    genre: ['commercial'],
    is: ({ where }) => where !== 'outdoors',
    say: [
      ['three-quarter close-up from slightly above', 'shows form and depth'],
      ['straight-on close-up', 'keeps its lines true'],
    ],
  },
  {
    of: ['fabric'],
    is: has(sorts.wearers),
    say: [
      ['full-length shot on an 85mm lens', 'shows how the cloth falls'],
      ['close-up of the cloth', 'shows how it is made'],
    ],
  },
  {
    of: ['fabric'],
    say: [
      ['straight-on view that holds all of it', 'shows the cut'],
      ['close-up of one detail', 'shows how it is made'],
    ],
  },
  {
    of: ['plant'],
    say: [
      ['close-up at its own height', 'meets it where it grows'],
      ['macro on a 100mm lens', 'shows the structure'],
    ],
  },
  {
    of: ['small'],
    say: [
      ['macro at its own height', 'makes it as big as we are'],
      ['extreme close-up from above', 'shows the pattern'],
    ],
  },
  {
    of: CREATURES,
    is: has(sorts.giants),
    say: [
      ['wide shot from a low angle', 'shows how big it is'],
      ['wide shot with a low horizon', 'gives it room'],
    ],
  },
  {
    of: ['feathered'],
    where: ['outdoors', undefined],
    say: [
      ["at the bird's eye level on a 200mm lens", 'meets it as an equal and keeps its distance'],
      ['wide shot with the land around it', 'shows where it lives'],
    ],
  },
  {
    of: CREATURES,
    is: WILD,
    say: [
      ["at the animal's eye level on a 200mm lens", 'meets it as an equal and keeps its distance'],
      ['wide shot with the land around it', 'shows where it lives'],
    ],
  },
  {
    of: CREATURES,
    where: ['underwater'],
    say: [
      ['wide shot from slightly below', 'shows it against the light'],
      ['close-up of the head', 'looks it in the eye'],
    ],
  },
  {
    of: CREATURES,
    say: [
      ["at the animal's eye level on an 85mm lens", 'meets it as an equal'],
      ['close-up of the head', 'looks it in the eye'],
    ],
  },
  {
    of: ['vehicle'],
    where: ['underwater'],
    say: [
      ['wide shot from slightly below', 'shows how heavy it is'],
      ['wide shot with space ahead', 'gives it somewhere to go'],
    ],
  },
  {
    of: ['vehicle'],
    is: STREETCAR,
    say: [
      ['low three-quarter view from the front', 'shows the stance'],
      ['full shot in profile', 'shows the line'],
    ],
  },
  {
    of: ['vehicle'],
    say: [
      ['wide shot with space ahead', 'gives it somewhere to go'],
      ['low three-quarter view from the front', 'shows how big it is'],
    ],
  },
  {
    of: ['land', 'water', 'building'],
    is: ({ isTown, where }) => isTown && where !== 'indoors',
    say: [
      ['wide shot at eye level on a 35mm lens', 'as one sees it who walks there'],
      ['wide shot from one storey up', 'shows how it all moves'],
    ],
  },
  {
    of: ['building'],
    where: ['outdoors', undefined],
    is: has(sorts.lonely),
    say: [
      ['wide shot with a low horizon', 'shows how alone it stands'],
      ['straight-on wide shot', 'lets the front speak'],
    ],
  },
  {
    of: ['building'],
    where: ['outdoors', undefined],
    say: [
      ['straight-on wide shot with true verticals', 'keeps the architecture honest'],
      ['low-angle wide shot', 'makes it tower'],
    ],
  },
  {
    of: ['land', 'water'],
    say: [
      ['wide shot with a low horizon', 'gives the sky room'],
      ['wide shot with a high horizon', 'gives the ground room'],
    ],
  },
  {
    of: ['room', 'building'],
    is: has(sorts.inLine),
    say: [
      ['straight-on symmetrical wide shot', 'its lines lead the eye to the end'],
      ['wide shot from a corner at chest height', 'shows two walls and the depth'],
    ],
  },
  {
    of: ['room', 'building'],
    say: [
      ['wide shot from a corner at chest height', 'shows two walls and the depth'],
      ['straight-on symmetrical wide shot', 'makes the room calm'],
    ],
  },
];

/** The lens, where how much is seen is said. */
export const lens: readonly Reason[] = [
  { finish: ['drawn', 'graphic', 'rendered'], say: [] },
  {
    of: [...PEOPLE],
    is: ({ distance }) => distance === 'near',
    say: [
      ['85mm lens with a soft background', 'flatters a face and keeps the rest quiet'],
      ['50mm lens with a soft background', 'keeps a little more of the place'],
    ],
  },
  {
    of: [...PEOPLE],
    is: ({ distance }) => distance === 'far',
    say: [
      ['35mm lens with everything sharp', 'holds people and place together'],
      ['50mm lens with a soft background', 'lifts them off the place'],
    ],
  },
  {
    of: CREATURES,
    is: ({ distance }) => distance === 'near',
    say: [['200mm lens with a soft background', 'comes near without disturbing']],
  },
  {
    of: ['food', 'drink', 'glass', 'metal', 'glossy', 'plant'],
    is: ({ distance }) => distance === 'near',
    say: [
      ['100mm macro lens with a soft background', 'shows the surface'],
      ['50mm lens with everything sharp', 'keeps the setting readable'],
    ],
  },
];
