import type { LightDirection, LightQuality, LightSource } from '../../../shot/words.ts';

/** Light that is named by a whole wording. Adjectives before a word of light are in the lists below. */
export const lightPhrases: Readonly<Record<LightSource, string>> = {
  sunlight:
    'sunlight, sunlit, sunbeam, sunbeams, sunshine, direct sun, sun ~sun, rays of sun, ray of sun, sunrays, sun rays, low sun, harsh sun, sun drenched, sun dappled, sun streaming, sunrise light, sunset light, setting sun, rising sun ~rising sun, sinking sun, sun through, in the sun, in full sun, hard sun, sun bleached',
  moonlight:
    'moonlight ~moonlight, moonlit, moon light, full moon ~full moon, light of the moon, moonbeams, by moonlight, under the moon, half moon light, moonglow',
  skylight: 'skylight, skylights, north light, open shade, light of the sky, north facing light',
  'window-light':
    'window light, window lit, light from a window, light from the window, light through a window, light through the window, lit by a window, lit by the window, lit by a single window, lit from a window, window key, window as key, window left, window right, window camera left, window camera right, window behind, single window, big window, large window, lit by window, one window, north window, window to the left, window to the right, window on the left, window on the right, window frame left, window frame right, windows on the left, windows on the right, windows left, windows right, by window light, light from the windows, light from tall windows, light from a north window, lit by tall windows',
  'practical-light':
    'practical light, practical lights, practical lamp, practical lamps, practicals, desk lamp, table lamp, bedside lamp, bare bulb, single bulb, bare bulbs, lamplight, lamp light, lamplit, floor lamp, standing lamp, reading lamp, fairy lights, string lights, christmas lights, edison bulb, edison bulbs, light bulb ~light bulb, lightbulb ~light bulb, hanging bulb, bare light bulb, lit by a lamp, by lamplight, paper lamp, lava lamp, oil lamp, one lamp, single lamp, festoon lights, dashboard light, dashboard lights, dashboard glow, dash lights, fridge light, refrigerator light, light of the fridge, open fridge, bulb overhead, hurricane lamp, kerosene lamp, work lamp, work light, headlamp, head torch, torchlight, flashlight ~flashlight, torch beam, lamp on the desk, lamp on the table, desk lamps, banker lamp, bankers lamp, sconce, sconces, wall sconces, chandelier ~chandelier, chandeliers ~chandelier, pendant lamp, pendant lamps, hanging lamp, hanging lamps, ceiling lamp, wall lamp, wall lamps, lamp above, lamp over, lamps above, lamp overhead, overhead lamp, bulb above, bulb over, disco lights, disco light, shop lights, shop light, workshop lights, workshop light, garage light, garage lights, shopfront lights, shop window lights, bar lights, fridge bulb, vanity lights, makeup mirror bulbs, practical bulb, practical bulbs',
  neon: 'neon ~neon, neon light, neon lights, neon sign, neon signs, neon lit, neon glow, neon tubes, neon signage',
  candlelight:
    'candlelight, candles ~alone, candle light, candlelit, candle lit, lit by candles, lit by a candle, lit by a single candle, by candle, candle flame, candle flames, candle glow, single candle, one candle, candles flicker, lit candle, lit candles, birthday candles, a hundred candles, candles as the only light, flickering candles, flickering candle, glow of candles, light of a candle, lit only by candles, lit by one candle, light of candles',
  firelight:
    'firelight, fire light, firelit, fire lit, lit by fire, campfire, bonfire, camp fire, glow of the fire, glow of a fire, light of the fire, light of a fire, by the fire ~by the fire, fireplace, fireplace glow, embers glow, ember glow, hearth, wood fire, burning torches, torches burning, furnace glow, glow of the furnace, glow of the forge, glow of a furnace, glow of embers, light of a campfire, forge light, lit by the fire, lit by a fire, lit by flames, flames light, furnace light',
  streetlight:
    'streetlight, streetlights, street light, street lights, street lamp, street lamps, streetlamp, streetlamps, sodium light, sodium lights, sodium vapor, sodium vapour, sodium lamp, sodium lamps, lamp post, lamppost, lampposts, sodium streetlight, sodium streetlights, sodium street light, sodium street lights, streetlit',
  headlights:
    'headlights, headlight, car lights, high beams, lit by a car, headlight beams, car headlights, lit by headlights',
  'screen-glow':
    'screen glow, glow of a screen, glow of the screen, phone glow, glow of a phone, glow of her phone, glow of his phone, glow of the phone, phone light, phone screen, phone screens, laptop glow, glow of a laptop, glow of the laptop, glow of her laptop, glow of his laptop, laptop screen, laptop light, computer screen, monitor glow, monitor light, glow of monitors, glow of a monitor, glow of the monitor, tv glow, television glow, glow of a tv, glow of the tv, glow of a television, glow of the television, tv light, light of a phone, light of the phone, light of her phone, light of his phone, light from the tv, light from a phone, light from her phone, light from his phone, light from a laptop, light from the laptop, lit by a phone, lit by her phone, lit by his phone, lit by a screen, lit by a laptop, lit by screens, lit by monitors, lit by a monitor, light of a screen, light of the screen, lit by the tv, lit by the television, lit by the screen, light of a laptop, screen light, glow of screens, blue glow of a phone, blue glow of a screen, lit by a computer, lit by his laptop, lit by her laptop, lit by her laptop screen, monitors glow, lit by the phone',
  lantern:
    'lantern ~lantern, lanterns ~lantern, lantern light, lanternlight, lantern lit, paper lanterns, paper lantern, storm lantern, oil lantern, lit by lanterns, lit by a lantern',
  'tungsten-light':
    'tungsten ~tungsten, tungsten light, tungsten lamp, tungsten bulb, tungsten bulbs, tungsten key, tungsten glow, incandescent, incandescent light, incandescent bulb, tungsten fresnel, fresnel, redhead light',
  'fluorescent-light':
    'fluorescent ~fluorescent, flourescent ~fluorescent, florescent ~fluorescent, flourescents, flourescent tubes, fluorescant ~fluorescent, fluorescents, fluorescent light, fluorescent lights, fluorescent lighting, fluorescent tube, fluorescent tubes, strip light, strip lights, strip lighting, fluoros, overhead fluorescents, kino flo, kinoflo, fluorescent strip, tube lights, tube light, fluoro tubes, fluoro',
  softbox:
    'softbox, softboxes, soft box, soft boxes, octabox, octobox, strip box, stripbox, octa, large octa, strip softbox',
  'ring-light': 'ring light ~ring light, ringlight, ring flash, ring lights',
  spotlight:
    'spotlight ~spotlight, spotlights ~spotlight, spot light, follow spot, followspot, single spot, hard spot, spotlit, searchlight, searchlights, snoot, snooted, snooted spot',
  flash:
    'flash ~flash, on camera flash, direct flash, flash photography, strobe, strobes, speedlight, speedlite, off camera flash, bare flash, fill flash, flashgun, hard flash, camera flash, pop up flash, flashbulb, flash bulb, on axis flash, rear curtain flash, bounced flash, flash lit, strobe light, paparazzi flash, monolight',
  lightning:
    'lightning ~lightning, flash of lightning, lightning flash, lightning flashes, lightning bolt, lightning strike, sheet lightning, forked lightning, flashes of lightning',
  'stage-light':
    'stage light, stage lights, stage lighting, footlights, concert lights, concert lighting, club lights, par cans, moving heads, par can, theatre lights, theater lights, stage wash, theatrical lighting, limelight, footlight',
};

export const directionPhrases: Readonly<Record<LightDirection, string>> = {
  'front-light':
    'front light, front lit, frontlit, front lighting, frontal light, frontal lighting, lit from the front, light from the front, on axis light, frontlight, flat frontal light, light from camera position, on camera flash, light straight from the front, frontal key',
  'side-light':
    'side light, side lit, sidelit, side lighting, sidelight, lit from the side, light from the side, light from one side, lit from one side, raking light, raking sidelight, cross light, raking across, rakes across, light rakes, split lighting, split lit, light from a side window, from one side ~lit from, raking side light, raking sun, side window, raking, light rakes across, half in shadow, half her face in shadow, half his face in shadow, half the face in shadow',
  'side-light-left':
    'lit from the left, lit from left, light from the left, light from left, light from camera left, lit from camera left, key from the left, key from left, key left, key camera left, side light from the left, from the left ~lit from, from left ~lit from, from camera left ~lit from, camera left ~lit from, frame left ~lit from, screen left ~lit from, on the left ~light on, window left, window camera left, window on the left, window to the left, window frame left, windows on the left, windows left, left side lit, from frame left ~lit from, from screen left ~lit from, on camera left ~light on, from the left side ~lit from, from the left hand side ~lit from, left window',
  'side-light-right':
    'lit from the right, lit from right, light from the right, light from right, light from camera right, lit from camera right, key from the right, key from right, key right, key camera right, side light from the right, from the right ~lit from, from right ~lit from, from camera right ~lit from, camera right ~lit from, frame right ~lit from, screen right ~lit from, on the right ~light on, window right, window camera right, window on the right, window to the right, window frame right, windows on the right, windows right, right side lit, from frame right ~lit from, from screen right ~lit from, on camera right ~light on, from the right side ~lit from, from the right hand side ~lit from, right window',
  backlight:
    'backlight, backlit, back lit, back light ~back light, backlighting, back lighting, lit from behind, light from behind, contre jour, contrejour, sun behind ~sun behind, from behind ~lit from, window behind, against the light, against the sun, into the sun ~into the sun, shooting into the sun, light behind ~light behind, sun at her back, sun at his back, backlights, against the setting sun, against the rising sun, neon behind, lights behind ~light behind, sunset behind, sun low behind, key from behind, against a bright window, against the window ~lit from, sunrise behind',
  'rim-light':
    'rim light, rim lit, rimlit, rim lighting, edge light, edge lit, hair light, kicker, rimlight, rim of light, edge of light, edge lighting, kicker light, rims her, rims his, light rims, rimmed with light, rimmed by, rimmed in light, hairlight, edges lit, rim ~rim',
  'top-light':
    'top light, top lit, toplit, top lighting, toplight, light from above, lit from above, light from overhead, overhead light, overhead lights, overhead lighting, overhead lamp, overhead softbox, overhead fluorescents, overhead fluorescent, overhead bulb, overhead key, from above ~lit from, overhead ~lit from, from overhead ~lit from, directly overhead ~lit from, straight overhead ~lit from, from directly above ~lit from, directly above ~lit from, overhead sun, overhead spot, overhead strip, light straight down, overhead tungsten, overhead practical, bulb over, lamp over, bulb above, lamp above, light above, lamps above, spotlight above, softbox above, softbox overhead, overhead source, overhead tube, overhead tubes, overhead neon, overhead spotlight, overhead led, overhead practicals, butterfly light, butterfly lighting, paramount lighting',
  underlight:
    'underlight, underlit, under lit, under lighting, underlighting, lit from below, light from below, from below ~lit from, lit from underneath, uplight, uplit, up light, uplighting, light from underneath, light from the floor, from underneath ~lit from, footlights, light under her chin, light under his chin, flashlight under, torch under',
  'rembrandt-light':
    'rembrandt ~rembrandt, rembrandt light, rembrandt lighting, rembrandt triangle, rembrandt lit, rembrandt style light, loop to rembrandt',
  'three-point-light':
    'three point light, three point lighting, three point setup, three point, 3 point lighting, three point light setup, key fill and rim, key fill and back, key fill and hair light, key fill backlight',
};

export const qualityPhrases: Readonly<Record<LightQuality, string>> = {
  'soft-light':
    'soft shadows, softly lit, soft lit, soft lighting, diffuse light, light is soft, light stays soft, soft wrap, wraparound light, wrap around light, diffused, shadowless, lit softly, softened by, through a silk, through silk, soft wrapping light, softly from, through diffusion, diffused through',
  'hard-light':
    'hard shadows, hard lit, harsh shadows, crisp shadows, sharp shadows, hard edged shadows, light is hard, light is harsh, hard lighting, deep hard shadows, razor sharp shadows, harshly lit, harsh contrast, direct flash, shadows hard, bare bulb flash, hard edged, hard shadow, harsh shadow',
  'high-key': 'high key, highkey, high key lighting, bright airy, bright and airy, light and airy',
  'low-key':
    'low key ~low key, lowkey, low key lighting, low key light, mostly in shadow, mostly shadow, noir lighting, noir light',
  chiaroscuro: 'chiaroscuro, caravaggio, caravaggio lighting, caravaggio light, tenebrism, tenebrist',
  'volumetric-light':
    'volumetric, volumetric light, volumetric lighting, god rays, godrays, light shafts, shafts of light, shaft of light, beams of light, beam of light, crepuscular rays, light beams, shafts of sunlight, shafts of sun, shaft of sunlight, beams of sunlight, visible beams, light rays, rays of light, shafts of morning light, shafts of dusty light, beam of sunlight, sun shafts, sunbeams through, beams cutting through, shafts of moonlight, shafts of late light, sunshafts, light cutting through smoke, beams cut through, beam cuts through, shaft of sun, god ray, beams slice through, light cuts through the dust',
  'dappled-light':
    'dappled, dappled light, dappled sunlight, dappled shade, sun dappled, light through leaves, sunlight through leaves, light through the leaves, sun through leaves, sun through the leaves, dapples, dappling, leaf shadows, komorebi, dappled sun, speckled light, sunlight through the leaves, shadows of leaves, dappled shadows',
  'bounced-light':
    'bounced light, bounce light, bounce card, bounced, reflector, bounce board, bounced off, bounce fill, bounce, reflected light, light bounced, bounces off, bouncing off',
};

/** Before a word of light each of these says something about it. */
export const lightAdjectives: Readonly<Record<string, readonly [string, string][]>> = {
  soft: [['light.quality', 'soft-light']],
  softer: [['light.quality', 'soft-light']],
  diffused: [['light.quality', 'soft-light']],
  diffuse: [['light.quality', 'soft-light']],
  gentle: [['light.quality', 'soft-light']],
  feathered: [['light.quality', 'soft-light']],
  hazy: [],
  hard: [['light.quality', 'hard-light']],
  harsh: [['light.quality', 'hard-light']],
  crisp: [['light.quality', 'hard-light']],
  dappled: [['light.quality', 'dappled-light']],
  bounced: [['light.quality', 'bounced-light']],
  reflected: [['light.quality', 'bounced-light']],
  volumetric: [['light.quality', 'volumetric-light']],
  side: [['light.direction', 'side-light']],
  raking: [['light.direction', 'side-light']],
  back: [['light.direction', 'backlight']],
  rim: [['light.direction', 'rim-light']],
  edge: [['light.direction', 'rim-light']],
  front: [['light.direction', 'front-light']],
  frontal: [['light.direction', 'front-light']],
  top: [['light.direction', 'top-light']],
  overhead: [['light.direction', 'top-light']],
  window: [['light.source', 'window-light']],
  neon: [['light.source', 'neon']],
  tungsten: [['light.source', 'tungsten-light']],
  fluorescent: [['light.source', 'fluorescent-light']],
  candle: [['light.source', 'candlelight']],
  stage: [['light.source', 'stage-light']],
  practical: [['light.source', 'practical-light']],
  porch: [['light.source', 'practical-light']],
  fridge: [['light.source', 'practical-light']],
  desk: [['light.source', 'practical-light']],
  table: [['light.source', 'practical-light']],
  bedside: [['light.source', 'practical-light']],
  hallway: [['light.source', 'practical-light']],
  dashboard: [['light.source', 'practical-light']],
  kitchen: [['light.source', 'practical-light']],
  string: [['light.source', 'practical-light']],
  fairy: [['light.source', 'practical-light']],
  street: [['light.source', 'streetlight']],
  sodium: [['light.source', 'streetlight']],
};

/** They may stand between such an adjective and the light without changing either. */
export const lightFillers =
  'warm cold cool morning evening afternoon late early golden low natural even big large single white blue amber orange pink grey gray silvery pale winter summer north northern key fill ambient studio bright dim faint thin flat milky steady slanting indirect overcast autumn autumnal dusty very quite wrapping creamy pearly silver directional a pearlescent yellow green red and but glowing ceiling desert daylight dawn dusk sunset sunrise moody dramatic strong clean broken midday noon noonday direct sodium';

/** The words of light an adjective can belong to. */
export const lightNouns =
  'light lights lighting sunlight glow lamp lamps sun daylight illumination moonlight key softbox spotlight flash strobe candlelight lamplight firelight sidelight backlight window-light rays beam beams skylight bulb bulbs tube tubes fill toplight sunshine';

/** Kelvin, for words that say it. */
export const temperatureWords: Readonly<Record<string, string>> = {
  2700: 'tungsten balance',
  3200: 'tungsten balanced, balanced for tungsten, tungsten white balance',
  4000: 'cool white light, cool white',
  5600: 'daylight balanced, balanced for daylight, daylight white balance, daylight balance',
};
