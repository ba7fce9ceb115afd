import * as sorts from '../../language/occasion/sorts.ts';
import { CREATURES, PEOPLE, type Reason } from './decision.ts';
import { hasOne, type Occasion } from './occasion.ts';

const has = (sort: ReadonlySet<string>) => (occasion: Occasion) => hasOne(occasion, sort);
const isSunless = ({ hour }: Occasion) =>
  hour === 'dawn' || hour === 'dusk' || hour === 'blue-hour' || hour === 'evening';
const isNoon = ({ hour }: Occasion) => hour === 'midday';
const isByWindows = (occasion: Occasion) =>
  occasion.room === 'windowed' && occasion.when !== 'night' && !isSunless(occasion);

const isVeiled = (occasion: Occasion) =>
  (occasion.air !== undefined && occasion.air !== 'fog') || FOGGY(occasion);
const FOGGY = has(sorts.foggy);
const OPAQUE = has(sorts.opaqueDrinks);
const LUCENT = has(sorts.lucent);
const SPARKLING = has(sorts.sparkling);
const MATTE = has(sorts.matte);
const HAIRLESS = has(sorts.hairless);
const COATED = has(sorts.coated);
const BODIED = has(sorts.bodied);

/** How this is lit: what this thing needs of light, here and at this hour. Light falls; nothing is brought in that could be seen. */
export const light: readonly Reason[] = [
  { finish: ['graphic'], say: [] },
  { is: ({ source }) => source === 'own', say: [] },
  { finish: ['drawn'], is: ({ medium }) => medium === 'unlit', say: [] },
  {
    finish: ['drawn'],
    is: ({ medium }) => medium === 'painted',
    say: [
      ['strong contrast of light and dark', 'gives a painting its depth'],
      ['soft light from one side', 'lets the brushwork show'],
    ],
  },
  {
    finish: ['drawn'],
    is: ({ medium }) => medium === 'soft',
    say: [
      ['soft light from one side with pale shadows', 'keeps the tones gentle'],
      ['soft even light', 'lets colour do the work'],
    ],
  },
  {
    finish: ['drawn'],
    when: ['night'],
    say: [
      ['dim light from one side with deep dark tones', 'night needs one clear direction of light'],
      ['strong contrast of light and dark', 'makes the shapes read at once'],
    ],
  },
  {
    finish: ['drawn'],
    say: [
      ['light from one side with flat shapes of shadow', 'gives every shape an edge'],
      ['soft even light', 'lets colour do the work'],
    ],
  },
  {
    is: ({ source, when }) => source === 'fire' && when !== 'day',
    say: [
      ['lit by the fire alone with the rest falling dark', 'the fire is there already'],
      ['light of the fire from one side with deep shadows', 'the flicker models what it reaches'],
    ],
  },
  { is: ({ source }) => source === 'fire', say: [] },
  {
    finish: ['rendered'],
    when: ['night'],
    say: [
      ['one soft light from above and to one side with deep shadows', 'keeps the forms round in the dark'],
      ['a rim of light from behind', 'lifts the forms off the dark'],
    ],
  },
  {
    finish: ['rendered'],
    say: [
      ['one soft light from above and to one side', 'makes the forms look round enough to touch'],
      ['soft light from behind with a bright rim', 'lifts the forms off the background'],
    ],
  },
  {
    of: ['abstract'],
    is: has(sorts.liquids),
    say: [
      ['even light from behind', 'makes every swirl stand out'],
      ['one hard light from the side', 'gives the swirls relief'],
    ],
  },
  { of: ['abstract'], say: [] },
  {
    where: ['underwater'],
    when: ['night'],
    say: [['dim light from above that fades with depth', 'gives the dark a direction']],
  },
  {
    where: ['underwater'],
    say: [
      ['shafts of light from the surface above', 'shows how deep it is'],
      ['soft light from above that fades with depth', 'water takes the light away'],
    ],
  },
  {
    where: ['space'],
    say: [
      ['one hard light from the side with black shadows', 'nothing softens light in space'],
      ['a thin rim of light from behind', 'draws the outline against the black'],
    ],
  },
  { is: ({ words, when }) => when === 'night' && (words.has('aerial') || words.has('skyline')), say: [] },
  {
    of: [...PEOPLE, ...CREATURES, 'land', 'building', 'vehicle'],
    where: ['outdoors', undefined],
    is: (occasion) => isNoon(occasion) && !isVeiled(occasion),
    say: [
      ['hard light from above with short shadows', 'that is what noon looks like'],
      ['bright light with deep shade', 'lets the eye rest in the dark parts'],
    ],
  },
  {
    air: ['fog'],
    when: ['night'],
    say: [
      ['light from behind that glows in the air', 'turns the air into depth'],
      ['dim even light', 'keeps everything half hidden'],
    ],
  },
  {
    air: ['fog'],
    say: [
      ['soft light from behind that glows in the air', 'turns the air into depth'],
      ['soft even light', 'thick air has no shadows'],
    ],
  },
  {
    air: ['wet'],
    when: ['night'],
    say: [
      ['light from behind that catches the rain', 'rain is only seen against light'],
      ['low light from the side that glints on wet surfaces', 'doubles every light on the ground'],
    ],
  },
  {
    air: ['wet'],
    say: [
      ['soft grey light from above', 'rain comes with a closed sky'],
      ['light from behind that catches the rain', 'rain is only seen against light'],
    ],
  },
  {
    air: ['snow'],
    when: ['night'],
    say: [
      ['pale light from above reflected by the snow', 'snow keeps a night readable'],
      ['a rim of light from behind', 'lifts the outline off the dark'],
    ],
  },
  {
    air: ['snow'],
    say: [
      ['soft light reflected by the snow', 'snow opens the shadows from below'],
      ['low light from the side with blue shadows', 'shows the texture of the snow'],
    ],
  },
  {
    air: ['overcast'],
    say: [
      ['soft grey light from above', 'that is what a closed sky gives'],
      ['soft even light from one side', 'keeps a little shape under a grey sky'],
    ],
  },
  {
    of: ['person', 'two', 'hands', 'room'],
    where: ['indoors', 'studio', undefined],
    is: ({ tone }) => tone === 'dark',
    say: [
      ['one light from the side with the rest falling dark', 'keeps it as dark as it feels'],
      ['a small pool of light from above with deep shadows', 'leaves most of it unseen'],
    ],
  },
  {
    is: ({ tone, when }) => tone === 'dark' && when !== 'day',
    say: [
      ['dim light from one side with deep shadows', 'keeps it as dark as it feels'],
      ['a thin rim of light from behind', 'shows the outline and hides the rest'],
    ],
  },

  // Things, by what they are made of.
  {
    of: ['glass'],
    is: ({ backdrop, words }) => backdrop === 'dark' || words.has('black') || words.has('dark'),
    say: [
      ['a narrow strip of light down each side', 'draws the outline of the glass against the dark'],
      ['light from behind that makes the edges glow', 'glass shows itself by its edges'],
    ],
  },
  {
    of: ['glass'],
    is: ({ backdrop }) => backdrop === 'light',
    say: [
      ['bright even light from behind with dark edges', 'draws the outline of the glass against the light'],
      ['soft light from the side with one long highlight', 'shows the curve'],
    ],
  },
  {
    of: ['glass'],
    say: [
      ['light from behind that shines through the glass', 'glass shows itself by what shines through'],
      ['soft light from the side with one long highlight', 'shows the curve'],
    ],
  },
  {
    of: ['drink'],
    is: OPAQUE,
    say: [
      ['soft light from behind and to one side', 'catches the surface and any steam'],
      ['low light from the side', 'shows the texture on top'],
    ],
  },
  {
    of: ['drink'],
    say: [
      ['light from behind that shines through the drink', 'a drink glows when it is lit from behind'],
      ['soft light from the side with one clean highlight', 'shows the curve of the glass'],
    ],
  },
  {
    of: ['metal'],
    say: [
      ['one large soft light from the side with a long clean highlight', 'metal shows what it reflects'],
      ['low raking light across the surface', 'brings out engraving and relief'],
    ],
  },
  {
    of: ['glossy'],
    is: MATTE,
    say: [
      ['soft light from one side with a gentle fall-off', 'a matte surface shows its shape in the shading'],
      ['low raking light across the surface', 'brings out the texture'],
    ],
  },
  {
    of: ['glossy'],
    where: ['studio', 'indoors', undefined],
    say: [
      [
        'one large soft light from the side with a clean highlight along the edge',
        'shows form and finish at once',
      ],
      ['soft light from above with gentle shadows', 'sets it on its ground'],
    ],
  },
  {
    of: ['food'],
    is: LUCENT,
    say: [
      ['light from behind that shines through it', 'it glows when it is lit from behind'],
      ['soft light from one side', 'shows the gloss'],
    ],
  },
  {
    of: ['food'],
    when: ['night'],
    say: [
      ['warm light from one side', 'warm light makes food look eaten by somebody'],
      ['a small pool of light from above', 'sets the table apart from the room'],
    ],
  },
  {
    of: ['food'],
    is: isByWindows,
    say: [
      ['soft window light from behind and to one side', 'shows crust and steam'],
      ['soft light from one side', 'shows the texture'],
    ],
  },
  {
    of: ['food'],
    say: [
      ['soft light from behind and to one side', 'shows texture and gloss'],
      ['low light from one side', 'brings out crumb and crust'],
      ['bright even light from above', 'keeps every colour clean'],
    ],
  },
  {
    of: ['fabric'],
    is: SPARKLING,
    say: [
      ['a small hard light from one side', 'makes the surface sparkle as it moves'],
      ['light from behind with a bright rim', 'draws the outline'],
    ],
  },
  {
    of: ['fabric'],
    is: has(sorts.leathers),
    say: [
      ['soft light from one side with a low sheen', 'shows the grain'],
      ['low raking light across the surface', 'brings out seams and folds'],
    ],
  },
  {
    of: ['fabric'],
    say: [
      ['low raking light across the folds', 'shows the weave'],
      ['soft light from one side', 'shows how it falls'],
    ],
  },
  {
    of: ['plant'],
    when: ['night'],
    say: [
      ['pale light from above', 'just enough to read the leaves'],
      ['a rim of light from behind', 'draws the edges against the dark'],
    ],
  },
  {
    of: ['plant'],
    say: [
      ['soft light from behind', 'shines through leaves and petals'],
      ['soft light from one side', 'shows form without glare'],
    ],
  },

  {
    of: [...PEOPLE, 'hands', 'room', 'building'],
    where: ['indoors'],
    is: isSunless,
    say: [
      ['warm light from one side with dark corners', 'little comes in from outside at that hour'],
      ['a small pool of light from above', 'sets it apart from the room'],
    ],
  },

  // People and what they do.
  {
    of: ['hands'],
    is: isByWindows,
    say: [
      ['soft window light from the side', 'shows skin and work alike'],
      ['low raking light across the hands', 'brings out every line'],
    ],
  },
  {
    of: ['hands'],
    say: [
      ['low light from one side across the hands', 'shows skin and work alike'],
      ['soft light from above', 'keeps the work free of shadow'],
    ],
  },
  {
    of: PEOPLE,
    is: ({ isSport, when, where }) => isSport && when !== 'night' && where !== 'indoors',
    say: [
      ['light from behind with a bright rim', 'cuts the athlete out of the background'],
      ['hard light from one side with crisp shadows', 'shows muscle and speed'],
    ],
  },
  {
    of: PEOPLE,
    is: ({ isSport }) => isSport,
    say: [
      ['hard light from above with deep shadows', 'looks like the lights of an arena'],
      ['light from behind with a bright rim', 'cuts the athlete out of the background'],
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors', undefined],
    when: ['night'],
    genre: ['cinematic', 'fashion'],
    say: [
      ['a rim of light from behind with deep shadows', 'lifts the figure off the dark'],
      ['one hard light from the side', 'leaves half of it to the dark'],
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors', undefined],
    when: ['night'],
    say: [
      ['warm light from one side with deep shadows', 'keeps the face readable at night'],
      ['a rim of light from behind', 'lifts the figure off the dark'],
    ],
  },
  {
    of: PEOPLE,
    when: ['night'],
    say: [
      ['one warm light from the side with the rest falling dark', 'makes the room small and close'],
      ['a small pool of light from above', 'sets them apart from the room'],
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    is: isSunless,
    say: [
      ['soft light from the horizon', 'the sun is below it at that hour'],
      ['a faint rim of light from behind', 'draws the outline against the sky'],
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    when: ['low'],
    say: [
      ['low light from behind with a bright rim', 'uses the low sun to part them from the background'],
      ['low light from the side with long shadows', 'gives faces and ground shape'],
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    genre: ['fashion'],
    say: [
      ['hard light from one side with crisp shadows', 'cuts the line of the clothes'],
      ['light from behind with a bright rim', 'draws the silhouette'],
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    genre: ['cinematic', 'commercial'],
    say: [
      ['soft light from the side', 'gives the face shape'],
      ['light from behind with a bright rim', 'lifts the figure off the background'],
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    say: [
      ['soft light from one side', 'gives faces shape without glare'],
      ['light from behind with a bright rim', 'parts them from the background'],
    ],
  },
  {
    of: PEOPLE,
    genre: ['corporate'],
    is: isByWindows,
    say: [
      ['soft window light from the side', 'looks like a working day'],
      ['bright even light from above', 'keeps the room legible'],
    ],
  },
  {
    of: PEOPLE,
    is: (occasion) => isByWindows(occasion) && occasion.when === 'low',
    say: [
      ['low window light from the side', 'the hour comes in through the window'],
      ['light from behind with a bright rim', 'draws the outline'],
    ],
  },
  {
    of: PEOPLE,
    is: isByWindows,
    say: [
      ['soft window light from the side', 'shapes faces without hard shadows'],
      ['light from behind with a bright rim', 'draws the outline'],
    ],
  },
  {
    of: ['person', 'two', 'face'],
    genre: ['corporate'],
    say: [
      ['soft light from the front and slightly to one side', 'even on the face and lively in the eyes'],
      ['soft light from the side', 'gives the face more shape'],
    ],
  },
  {
    of: PEOPLE,
    genre: ['corporate'],
    say: [
      ['bright even light from above', 'keeps every face readable'],
      ['soft light from one side', 'gives the room depth'],
    ],
  },
  {
    of: PEOPLE,
    genre: ['fashion', 'commercial'],
    say: [
      ['one large soft light from the side', 'shows skin and cloth together'],
      ['one hard light from the side with deep shadows', 'makes the line graphic'],
    ],
  },
  {
    of: ['person', 'two', 'face'],
    genre: ['cinematic'],
    say: [
      ['soft light from one side with deep shadows', 'leaves part of the face untold'],
      ['light from behind with a bright rim', 'lifts the figure off the background'],
    ],
  },
  {
    of: PEOPLE,
    say: [
      ['soft natural light from one side', 'looks like light that was there'],
      ['light from behind with a bright rim', 'parts them from the background'],
    ],
  },

  // Creatures.
  {
    of: CREATURES,
    when: ['night'],
    say: [
      ['pale light from above', 'looks like a night without lamps'],
      ['a rim of light from behind', 'draws the outline against the dark'],
    ],
  },
  {
    of: CREATURES,
    is: isSunless,
    say: [
      ['soft light from the horizon', 'the sun is below it at that hour'],
      ['a faint rim of light from behind', 'draws the outline'],
    ],
  },
  {
    of: ['furred'],
    when: ['low'],
    say: [
      ['low light from behind with a bright rim', 'lights every edge of the animal'],
      ['low light from the side', 'shows muscle and texture'],
    ],
  },
  {
    of: CREATURES,
    is: HAIRLESS,
    say: [
      ['soft light from the side that shows the skin', 'brings out folds and texture'],
      ['light from behind with a bright rim', 'draws the outline'],
    ],
  },
  {
    of: ['furred'],
    is: COATED,
    say: [
      ['soft light from the side that shows the coat', 'brings out muscle and sheen'],
      ['light from behind with a bright rim', 'lights the mane and the outline'],
    ],
  },
  {
    of: ['furred'],
    is: isByWindows,
    say: [
      ['soft window light from the side that shows the fur', 'brings out the softness'],
      ['light from behind with a bright rim', 'lights the edge of the fur'],
    ],
  },
  {
    of: ['furred'],
    say: [
      ['soft light from the side that shows the fur', 'brings out the texture'],
      ['light from behind with a bright rim', 'lights the edge of the fur'],
    ],
  },
  {
    of: ['feathered'],
    say: [
      ['soft light from the side that shows the feathers', 'brings out every barb'],
      ['light from behind with a bright rim', 'shines through the edges of the wings'],
    ],
  },
  {
    of: ['scaled'],
    say: [
      ['light from above that glints on the scales', 'scales are seen by their glint'],
      ['soft light from the side', 'gives the body shape'],
    ],
  },
  {
    of: ['small'],
    say: [
      ['soft light from behind and to one side', 'draws every hair and edge'],
      ['soft even light', 'keeps small details free of shadow'],
    ],
  },

  // Vehicles.
  {
    of: ['vehicle'],
    genre: ['corporate', 'documentary', 'lifestyle'],
    is: ({ room, where, when }) => when !== 'night' && (room === 'windowless' || where === 'indoors'),
    say: [
      ['bright even light from above', 'that is how such places are lit'],
      ['soft light from one side', 'gives it volume'],
    ],
  },
  {
    of: ['vehicle'],
    is: ({ when, room }) => when === 'night' || room === 'windowless',
    say: [
      ['a rim of light along the edges with the rest dark', 'draws the shape out of the dark'],
      ['hard light from one side', 'shows metal and speed'],
    ],
  },
  {
    of: ['vehicle'],
    where: ['studio', 'indoors'],
    say: [
      ['one large soft light from above with long highlights', 'paint and metal show what they reflect'],
      ['a rim of light along the edges', 'draws the shape'],
    ],
  },
  {
    of: ['vehicle'],
    is: (occasion) => isSunless(occasion),
    say: [
      ['soft light from the horizon with long highlights', 'wraps the body at that hour'],
      ['a rim of light along the edges', 'draws the shape'],
    ],
  },
  {
    of: ['vehicle'],
    is: BODIED,
    say: [
      ['low light from the side with long highlights along the body', 'shows every crease of the metal'],
      ['soft even light', 'keeps reflections calm'],
    ],
  },
  {
    of: ['vehicle'],
    say: [
      ['low light from the side', 'gives it volume'],
      ['light from behind with a bright rim', 'draws its outline against the sky'],
    ],
  },

  // Surroundings.
  {
    of: ['water'],
    when: ['night'],
    say: [['pale light that glitters on the water', 'water shows itself by what it reflects']],
  },
  {
    of: ['water'],
    say: [
      ['low light from behind that glitters on the water', 'gives the surface texture'],
      ['soft even light', 'keeps the water calm and see-through'],
    ],
  },
  {
    of: ['land', 'building'],
    when: ['night'],
    is: ({ isTown }) => isTown,
    say: [
      ['pools of light with deep dark between them', 'gives the street a rhythm'],
      ['dim light from one side with long shadows', 'shows the depth of the street'],
    ],
  },
  {
    of: ['land', 'building'],
    where: ['outdoors', undefined],
    when: ['night'],
    say: [
      ['pale light from above', 'just enough to read the shapes'],
      ['a faint rim of light along the edges', 'draws the outline against the sky'],
    ],
  },
  {
    of: ['land', 'building'],
    where: ['outdoors', undefined],
    is: isSunless,
    say: [
      ['soft light from the horizon', 'the sun is below it at that hour'],
      ['the last light along the edges', 'draws the outline against the sky'],
    ],
  },
  {
    of: ['land'],
    where: ['outdoors', undefined],
    say: [
      ['light from the side with long shadows', 'shows the relief of the ground'],
      ['soft even light', 'lets colour and form speak'],
    ],
  },
  {
    of: ['building'],
    where: ['outdoors', undefined],
    say: [
      ['raking light along the front with crisp shadows', 'brings out the surface'],
      ['soft even light', 'keeps the lines quiet'],
    ],
  },
  {
    of: ['room', 'building', 'land'],
    when: ['night'],
    say: [
      ['warm pools of light with dark corners', 'makes the room deep'],
      ['dim light from one side', 'keeps the night in the room'],
    ],
  },
  {
    of: ['room', 'building'],
    is: has(sorts.churches),
    say: [
      ['shafts of light from high on one side', 'shows how high it is'],
      ['soft even light', 'lets the stone speak'],
    ],
  },
  {
    of: ['room', 'building'],
    is: ({ room }) => room === 'windowless',
    say: [
      ['even light from above', 'that is how such rooms are lit'],
      ['light from the far end', 'pulls the eye into the depth'],
    ],
  },
  {
    of: ['room', 'building'],
    when: ['low'],
    say: [
      ['low light from one side falling far into the room', 'the hour comes in with it'],
      ['soft fading light', 'keeps the room calm'],
    ],
  },
  {
    of: ['room'],
    is: isByWindows,
    say: [
      ['soft window light from one side', 'shows the depth of the room'],
      ['soft even light throughout', 'keeps every surface legible'],
    ],
  },
  {
    of: ['room', 'building'],
    say: [
      ['soft light from one side', 'shows the depth of the room'],
      ['soft even light throughout', 'keeps every surface legible'],
    ],
  },

  // Whatever it is.
  {
    when: ['night'],
    say: [
      ['one soft light from the side with deep shadows', 'keeps it readable at night'],
      ['a rim of light from behind', 'lifts it off the dark'],
    ],
  },
  {
    is: isSunless,
    where: ['outdoors', undefined],
    say: [
      ['soft light from the horizon', 'the sun is below it at that hour'],
      ['a faint rim of light from behind', 'draws the outline'],
    ],
  },
  {
    where: ['outdoors'],
    when: ['low'],
    say: [
      ['low light from the side with long shadows', 'the sun is low at that hour'],
      ['low light from behind with a bright rim', 'parts it from the background'],
    ],
  },
  {
    where: ['outdoors'],
    say: [
      ['light from the side with soft shadows', 'shows shape and ground'],
      ['soft even light', 'keeps it plain to see'],
    ],
  },
  {
    say: [
      ['soft light from one side with gentle shadows', 'shows shape without hard edges'],
      ['light from behind with a bright rim', 'lifts it off the background'],
    ],
  },
];
