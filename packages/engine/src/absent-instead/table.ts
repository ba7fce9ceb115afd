import type { Positive } from '../writing/wordings.ts';
import type { Around } from './around.ts';

/** Things that are ruled out, each by every name it has, and what is there instead. */
export interface Row {
  readonly things: string;
  readonly say: Positive | ((around: Around) => Positive | undefined);
}

/** As a sentence and among phrases; neither names what is not there. */
/** Every sentence that is said instead. */
const sentencesSaid = new Set<string>();

export function isSaidInstead(sentence: string): boolean {
  return sentencesSaid.has(`${sentence.replace(/\.$/, '')}.`);
}

function instead(phrase: string, sentence: string): Positive {
  sentencesSaid.add(sentence);
  return { phrase, sentence };
}

const deserted = instead('deserted surroundings', 'The surroundings are deserted.');
const alone = instead('alone in the frame', 'Alone in the frame.');
const onlyThem = instead('the frame theirs alone', 'The frame is theirs alone.');
const emptyRoad = instead('empty road', 'The road is empty.');
const emptySky = instead('empty sky', 'The sky is empty.');
const clearSky = instead('clear sky', 'The sky is clear.');
const cleanSkyline = instead('clean skyline', 'The skyline is clean.');
const openGround = instead('open ground all around', 'There is open ground all around.');
const openLand = instead('open, undeveloped land', 'The land is open and undeveloped.');
const unmarked = instead('unmarked surfaces', 'Surfaces are left unmarked.');
const cleanEdges = instead('clean to the edges', 'The picture is clean to its edges.');
const bareFrame = instead('bare frame', 'The frame is kept bare.');
const plainBackdrop = instead('plain backdrop', 'The backdrop is plain.');
const plainRoom = instead('plain, undecorated room', 'The room is plain and undecorated.');
const plainPlace = instead('plain, undecorated surroundings', 'The surroundings are plain and undecorated.');
const bareRoom = instead('bare floor and walls', 'The floor and the walls are bare.');
const clearAir = instead('clear air', 'The air is clear.');
const dryWeather = instead('dry weather', 'The weather is dry.');
const dryGround = instead('dry ground', 'The ground is dry.');
const bareGround = instead('bare ground', 'The ground is bare.');
const stillAir = instead('still air', 'The air is still.');
const stillWater = instead('still, flat water', 'The water is still and flat.');
const darkSky = instead('plain dark sky', 'The sky is plain and dark.');
const evenLight = instead('even light', 'The light is even.');
const softEvenLight = instead('soft even light', 'The light is soft and even.');
const softLight = instead('soft diffuse light', 'The light is soft and diffuse.');
const naturalLight = instead('natural light only', 'Only natural light falls in.');
const matte = instead('matte surfaces', 'Surfaces are matte.');
const clearOptics = instead('clean, clear optics', 'The optics are clean and clear.');
const crispThroughout = instead('crisp throughout', 'Everything is crisp.');
const movementFrozenCrisp = instead('movement frozen crisp', 'Movement is frozen crisp.');
const sharpBackground = instead(
  'background as sharp as the front',
  'The background is as sharp as the front.',
);
const evenlyBright = instead('evenly bright to the edges', 'It is evenly bright to the edges.');
const straightLines = instead('straight, true lines', 'Lines are straight and true.');
const cleanImage = instead('clean image', 'The image is clean.');
const blackAndWhite = instead('black and white', 'The image is in black and white.');
const mutedColours = instead('muted colours', 'The colours are muted.');
const lockedOffCamera = instead('locked-off camera', 'The camera is locked off.');
const steadyCamera = instead('steady camera', 'The camera is steady.');
const fixedLens = instead('fixed focal length', 'The focal length is fixed.');
const oneTake = instead('one continuous take', 'It is one continuous take.');
const realTime = instead('real-time speed', 'It plays at real-time speed.');
const naturalSound = instead('natural sound only', 'Only natural sound is heard.');
const onItsOwn = instead('resting on its own', 'It rests on its own.');
const serious = instead('serious expression', 'The expression is serious.');
const closedLips = instead('lips closed', 'Lips are closed.');
const dryEyes = instead('dry eyes', 'Eyes are dry.');
const clearFace = instead('clear face, visible eyes', 'The face is clear and the eyes are visible.');
const openFace = instead('uncovered face', 'The face is uncovered.');
const bareheaded = instead('bareheaded', 'Bareheaded.');
const cleanShaven = instead('clean-shaven', 'Clean-shaven.');
const naturalSkin = instead('natural bare skin', 'Skin is natural and bare.');
const clearSkin = instead('clear skin', 'Skin is clear.');
const unadorned = instead('unadorned neck, ears and wrists', 'Neck, ears and wrists are unadorned.');
const barefoot = instead('barefoot', 'Barefoot.');
const bareHands = instead('bare hands', 'Hands are bare.');
const pressed = instead('smooth, pressed cloth', 'The cloth is smooth and pressed.');
const spotless = instead('spotless, polished surfaces', 'Surfaces are spotless and polished.');
const cleanMetal = instead('bright clean metal', 'The metal is bright and clean.');
const unbroken = instead('unbroken surfaces', 'Surfaces are unbroken.');
const natural = instead('natural materials', 'Materials are natural.');
const periodDress = instead('period dress', 'Everybody wears clothes of the period.');
const trueToPeriod = instead('everything true to its period', 'Everything is true to its period.');
const shutDoors = instead('everything shut', 'Everything is shut.');

const nobody = ({ isThingAlone }: Around) => (isThingAlone ? alone : deserted);
const nobodyElse = ({ people }: Around) => (people === 0 ? undefined : people === 1 ? alone : onlyThem);
const undecorated = ({ isIndoors }: Around) => (isIndoors ? plainRoom : plainPlace);
const outdoors =
  (positive: Positive) =>
  ({ isIndoors }: Around) =>
    isIndoors ? undefined : positive;

export const rows: readonly Row[] = [
  {
    things: 'people, person, persons, humans, human figures, human beings, anybody, anyone, human presence',
    say: (around) => (around.people > 0 ? undefined : nobody(around)),
  },
  {
    things:
      'crowd, crowds, bystanders, passers-by, passersby, pedestrians, onlookers, tourists, visitors, guests, strangers, extras, spectators, audience, commuters, shoppers, workers, customers, swimmers, children, background people, background figures',
    say: (around) => (around.people > 0 ? nobodyElse(around) : nobody(around)),
  },
  {
    things:
      'other people, other persons, others, other guests, other figures, other characters, other customers, other passengers, other visitors, second person, second character, second figure, anyone else, anybody else, additional people, extra people',
    say: (around) => nobodyElse(around) ?? nobody(around),
  },
  {
    things: 'hands, hand, fingers, arms, human hands, feet, foot, legs, limbs',
    say: ({ people }) => (people > 0 ? undefined : onItsOwn),
  },
  {
    things:
      'text, texts, lettering, letters, letter, words, writing, writings, caption, captions, subtitles, subtitle, titles, typography, numbers, label, labels, logo, logos, brand, brands, branding, brand names, brand name, brand logos, trademarks, signs, signage, inscriptions, slogans, readable text, legible text, printed text',
    say: ({ isLettered }) => (isLettered ? undefined : unmarked),
  },
  {
    things:
      'watermark, watermarks, signature, signatures, border, borders, frame, frames, picture frame, black bars, letterbox, letterboxing, timestamp, timestamps, overlay, overlays, ui, hud, interface',
    say: cleanEdges,
  },
  {
    things:
      'car, cars, traffic, vehicle, vehicles, truck, trucks, bus, buses, parked cars, motorbikes, motorcycles, bicycles, bikes, cyclists',
    say: ({ hasRoad, isVehicle }) => (hasRoad && !isVehicle ? emptyRoad : undefined),
  },
  { things: 'cloud, clouds, cloud cover', say: clearSky },
  { things: 'rain, raindrops, drizzle, storm, thunderstorm', say: dryWeather },
  { things: 'puddles, puddle, wet ground, wet streets, wet asphalt', say: dryGround },
  { things: 'snow, ice, snowfall', say: bareGround },
  { things: 'fog, mist, haze, smoke, steam, dust, airborne dust, dust particles', say: clearAir },
  { things: 'wind, breeze', say: stillAir },
  { things: 'waves, ripples', say: ({ hasWater }) => (hasWater ? stillWater : undefined) },
  { things: 'sun, direct sun, direct sunlight, hard sun', say: softLight },
  { things: 'moon, stars', say: ({ isNight }) => (isNight ? darkSky : undefined) },
  {
    things:
      'planes, plane, aircraft, airplanes, drones, drone, helicopters, balloons, kites, contrails, birds, bird',
    say: outdoors(emptySky),
  },
  {
    things:
      'power lines, power line, cables, wires, poles, utility poles, antennas, pylons, cranes, scaffolding',
    say: outdoors(cleanSkyline),
  },
  { things: 'buildings, houses, skyscrapers, man-made structures', say: outdoors(openLand) },
  { things: 'trees, bushes, fences, fence, vegetation, plants', say: outdoors(openGround) },
  {
    things: 'animals, animal, pets, wildlife',
    say: ({ people }) => (people > 0 ? undefined : deserted),
  },
  { things: 'furniture, chairs, tables', say: ({ isIndoors }) => (isIndoors ? bareRoom : undefined) },
  {
    things:
      'clutter, mess, props, prop, distractions, other objects, extra objects, unnecessary objects, background clutter, background objects, background distractions',
    say: bareFrame,
  },
  {
    things:
      'decoration, decorations, ornaments, ornament, flowers, garlands, bunting, tinsel, cross, crosses, posters, pictures on the walls',
    say: undecorated,
  },
  { things: 'background, busy background, background detail, background details', say: plainBackdrop },
  { things: 'shadow, shadows, drop shadow, drop shadows', say: evenLight },
  {
    things: 'harsh shadows, hard shadows, heavy shadows, deep shadows, harsh light, hard light',
    say: softEvenLight,
  },
  {
    things:
      'artificial light, artificial lights, artificial lighting, lamps, flash, studio light, neon lights',
    say: naturalLight,
  },
  {
    things: 'reflection, reflections, glare, shine, highlights, specular highlights',
    say: ({ isShiny }) => (isShiny ? undefined : matte),
  },
  { things: 'lens flare, lens flares, flare, flares, light leaks, light leak', say: clearOptics },
  { things: 'blur, blurring, blurriness, soft focus', say: crispThroughout },
  { things: 'motion blur', say: movementFrozenCrisp },
  { things: 'bokeh, background blur, blurred background, shallow depth of field', say: sharpBackground },
  { things: 'vignette, vignetting, dark corners', say: evenlyBright },
  {
    things: 'distortion, lens distortion, wide-angle distortion, fisheye, stretched edges',
    say: straightLines,
  },
  { things: 'grain, noise, film grain, artifacts, artefacts, compression artifacts', say: cleanImage },
  { things: 'color, colour, colors, colours', say: blackAndWhite },
  {
    things:
      'bright colours, bright colors, saturated colours, saturated colors, garish colours, garish colors, oversaturation, neon colours, neon colors',
    say: mutedColours,
  },
  { things: 'camera movement, camera movements, camera motion, camera moves', say: lockedOffCamera },
  { things: 'camera shake, handheld, shake, shaky camera, shaky footage, handheld shake', say: steadyCamera },
  { things: 'zoom, zooms, zooming', say: fixedLens },
  { things: 'cut, cuts, edits, transitions, jump cuts, scene changes', say: oneTake },
  { things: 'slow motion, slow-motion, slowmo, slow-mo, time-lapse, timelapse, fast motion', say: realTime },
  {
    things: 'music, background music, soundtrack, score',
    say: ({ isHeard }) => (isHeard ? naturalSound : undefined),
  },
  { things: 'smile, smiles, smiling, grin', say: ({ people }) => (people > 0 ? serious : undefined) },
  { things: 'open mouth, open mouths, teeth', say: closedLips },
  { things: 'tears, crying', say: dryEyes },
  { things: 'glasses, sunglasses, spectacles', say: ({ people }) => (people > 0 ? clearFace : undefined) },
  { things: 'mask, masks, face mask, face masks', say: openFace },
  { things: 'hat, hats, headwear, helmet, helmets, cap, caps', say: bareheaded },
  { things: 'beard, beards, moustache, facial hair', say: cleanShaven },
  { things: 'makeup, make-up', say: naturalSkin },
  { things: 'tattoo, tattoos, freckles, blemishes', say: clearSkin },
  { things: 'jewelry, jewellery, necklace, earrings', say: unadorned },
  { things: 'shoes, shoe', say: barefoot },
  { things: 'glove, gloves', say: bareHands },
  { things: 'wrinkles, creases, folds', say: ({ hasCloth }) => (hasCloth ? pressed : undefined) },
  {
    things: 'fingerprints, fingerprint, smudges, scratches, dirt, stains, water spots, streaks, specks',
    say: spotless,
  },
  { things: 'rust, tarnish, corrosion', say: cleanMetal },
  { things: 'cracks, chips, damage, holes', say: unbroken },
  { things: 'plastic, plastics', say: natural },
  { things: 'modern clothing, modern clothes, modern dress', say: periodDress },
  {
    things:
      'modern things, modern objects, modern elements, modern items, modern technology, modern buildings, modern cars, modern props, anachronisms, modern details',
    say: trueToPeriod,
  },
  { things: 'open doors, open windows, open door, open window', say: shutDoors },
];
