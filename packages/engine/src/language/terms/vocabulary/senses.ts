import { colours } from '../../words/colours.ts';
import type { Sense } from '../find-phrases.ts';

const PERSONS = 'i you he she they who it people crowd';
/** Who moves when the picture moves. */
const CAMERA = 'camera we lens shot frame operator drone steadicam gimbal cam dolly slider viewer viewpoint';
/** What may stand before a move that is named and not told. */
const LEADS =
  'a an the slow slowly gentle gently smooth smoothly subtle quick quickly fast rapid steady steadily gradual gradually camera then and with we dramatic long short sudden creeping controlled handheld shot drone steadicam gimbal very slight tiny single final one by as into medium wide dolly cinematic soft lazy tight half full quarter handheld floating glacial smooth constant low imperceptible patient while';
const LIGHTS =
  'light lights lit lighting lamp lamps sun sunlight glow softbox softboxes key fill window windows moonlight spotlight spot flash strobe illuminated illumination daylight backlit glows shines shining falls falling streaming pouring streams pours beam beams neon tungsten candle candles fire firelight fluorescent fluorescents tube tubes bulb rim practical flashlight torch headlights warm octabox skylight hard soft edge shaft shafts rays source lantern screen monitor kicker strip dish umbrella reflector diffuser silk bounce octa panel led fresnel sidelight';
const DRINKS = 'espresso whiskey whisky tequila vodka rum bourbon coffee gin sake';

/** When a wording means what it seems to. Named after the wording, or after what many wordings share. */
export const senses: Readonly<Record<string, Sense>> = {
  // Moves
  camera: { after: 'slowly gently smoothly then and', near: CAMERA },
  'camera only': { needs: CAMERA, notNear: 'crew' },
  move: { after: LEADS, near: CAMERA, notAfter: PERSONS },
  'push in': { after: LEADS, near: CAMERA, notAfter: PERSONS, notBefore: 'line traffic front' },
  'dolly in': { notBefore: 'her his the a an my their hand', notAfter: 'her his my their pink toy little' },
  'truck side': {
    notAfter: 'the red old pickup his her',
    notBefore: 'the behind in a an his her at parked for on',
    after: LEADS,
    near: CAMERA,
  },
  zoom: { notAfter: PERSONS, notBefore: 'call meeting' },
  pan: {
    after: 'slow slowly gentle smooth quick fast camera then and with we lateral long steady lazy',
    near: CAMERA,
    notNear: 'frying cooking stove oven cast iron roasting saute sauce baking copper steel',
    notBefore:
      'on of with in is sizzles flute full handle fried seared pizza sits and the a pipes pipe flutes piper',
  },
  orbit: { notNear: 'satellite planet planets moon earth sun' },
  'camera rolls': { notBefore: 'on and as while photos' },
  static: {
    notAfter: 'radio tv television of the',
    notBefore: 'electricity on crackles hiss noise cling from hisses fills crackling radio shock charge',
  },
  locked: { notAfter: 'is was are city', needs: CAMERA },
  tripod: { notAfter: 'the his her folds carries carrying folding', notBefore: 'on over leg legs in' },
  'on sticks': { notBefore: 'of and' },
  slider: { notBefore: 'burger burgers door with and', notAfter: 'beef cheese burger' },
  handheld: {
    notBefore:
      'radio radios device devices fan torch lantern console mirror game vacuum drill blender mixer scanner phone flashlight microphone mic gps bell sign flag recorder light lamp sparkler sparklers umbrella sander saw receiver candle transmitter controller tool steamer shower',
  },
  'shoulder rig': { needs: 'camera handheld rig shot filmed operator' },
  'shot from': {
    needs:
      'shot seen viewed filmed photographed view camera angle framed lens low captured close tracking push dolly portrait',
    notBefore: 'of',
  },
  // At the beginning of a clause
  opening: { after: '' },
  // A clause of one word
  alone: { after: '', before: '' },
  'behind millimetres': { needs: 'mm', notBefore: 'shot photograph photo view detail' },
  // Sizes
  'camera.size': { notBefore: `of_${DRINKS.replaceAll(' ', ' of_')}` },
  abbreviation: { capitals: true, notBefore: 'office word windows paint' },
  wide: {
    notAfter: 'mouth eyes metres meters feet foot miles opens opened',
    after: 'a an the slow static low high tight then and open starts start shot camera we come',
    notBefore: 'its his',
  },
  noun: { before: 'on of from with at in then that shot', notBefore: 'of many' },
  'long shot': { notBefore: 'at to but for in', notAfter: 'by not', notNear: 'odds bet chance horse' },
  'full length': { notBefore: 'mirror coat dress gown film feature curtains skirt novel leather album' },
  framing: { notBefore: 'in with of a the' },
  'close up': {
    notBefore: 'shop shops the his her their early for again tonight now like magic',
    notAfter: 'to they will must we i you and_then cannot can about wounds wound',
  },
  'up close': { notBefore: 'and' },
  macro: {
    notAfter: 'mm',
    notBefore:
      'lens lenses glass prime primes economics economic economy level nutrients trends virus key keys counting',
  },
  cutaway: { notBefore: 'jacket coat drawing diagram model collar of dress tailcoat' },
  silhouette: { notAfter: 'called named brand', notBefore: '& studio artist' },
  symmetry: { notBefore: 'face features tattoo wings pattern' },
  // Angles
  'low angle': {
    notBefore:
      'of_the_roof of_the_sun of_the_light of_the_ramp of_the_slope of_the_stairs of_the_eaves of_the_ladder of_the_ceiling of_the_hill of_the_beam of_the_winter of_the_evening of_the_morning of_roof of_attack of_sun of_sunlight roof roofs',
    notNear: 'roof ramp slope sun stairs',
  },
  'from side': {
    notNear:
      'fall falls falling drip drips dripping hang hangs hanging drop drops dropping pour pours pouring rain rains snow shine shines shining descend descends descending light lit lights lamp lamps sun sunlight stream streams streaming voice sound noise music calls neighbour neighbor neighbors shouts shout orders heaven spotlight bulb beam glow softbox key illuminated lantern moonlight skylight rising rises rise comes come steam blowing lowered lowers',
    notBefore: 'zero average ground the a his her',
  },
  looking: { notNear: 'he she they man woman boy girl child people crowd who him her them dog cat' },
  'directly overhead': { notNear: 'sun moon light lamp bulb hangs hanging noon planes helicopter' },
  'straight down': { needs: 'camera looking shot view lens drone shooting angle' },
  'top down': { notAfter: 'the with convertible roof', notBefore: 'convertible' },
  overhead: {
    notBefore:
      'projector lights light lighting lamp lamps fluorescent fluorescents wires wire cable cables lines power luggage bin bins locker lockers compartment rail rails bulb bulbs softbox fan door sun key cost costs source fixture fixtures tube tubes strip neon tungsten crane train bridge practical spot spotlight led leds lantern',
    notNear:
      'lights light lamp lamps fluorescent fluorescents fluoro tubes tube bulb bulbs softbox neon sun moon gulls gull birds bird plane planes jet jets helicopter helicopters train trains geese stars clouds fireworks drones crows wires lanterns fan passes passing pass roars circle circling flies fly flying hangs hanging swings swinging thunder sky kites kite swallows leaves branches lines arms canopy held key practical beams raised lifts lifted hold holds key spot',
  },
  'ground level': { notBefore: 'flat apartment floor window windows ozone' },
  'camera height': { needs: 'camera lens shot angle' },
  aerial: {
    notBefore:
      'acrobat acrobats silk silks dancer dancers hoop straps ladder roots antenna cable attack combat performer artist plant yoga act rigging tramway',
    notAfter: 'tv television car radio the bent',
  },
  'side on': { after: 'shot seen framed camera camera from angle portrait and' },
  'from behind': {
    notBefore:
      'a an the his her its their bars my one closed glass that enemy some clouds curtains him them it',
    notNear:
      'light lit lights lamp lamps sun sunlight neon glow softbox key illuminated backlit rim moonlight window strobe flash hit sneaks sneak sneaking creeps attacks attacked grabs peers peeks peeking peering appears emerges emerging catches caught hugs hugging hugged approaches taps startles overtakes coming comes bulb headlights wind wraps steps spot',
  },
  'from the back': {
    needs:
      'shot seen viewed filmed photographed view camera angle framed lens low captured close tracking push dolly portrait',
    notBefore: 'of row rows seat seats bench pew pews door garden yard porch room rooms',
  },
  'rear view': { notBefore: 'mirror camera monitor window' },
  'over the shoulder': {
    notBefore: 'bag strap boulder purse satchel',
    notNear:
      'throws throw thrown slung sling glances glance glancing looks looking look tosses towel bag rifle coat hair jacket braid carries carrying carried hung hangs drapes draped salt flung hoists',
  },
  'over a shoulder': {
    notNear:
      'throws throw thrown slung sling slings glances glance glancing looks looking look tosses towel bag rifle coat hair jacket braid carries carrying carried hung hangs drapes draped salt flung hoists scarf cardigan camera hand peers net rope guitar sack backpack',
  },
  'point of view': {
    notNear: 'shares shared share argues argue own different another political changed',
    notBefore: 'on about matters',
  },
  selfie: {
    notBefore: 'stick sticks taking',
    notNear: 'taking takes take posing pose poses snap snaps snapping',
  },
  // Lenses, focus, effects
  'wide angle': { notBefore: 'mirror door', notAfter: 'at' },
  end: { before: '\u0000' },
  anamorphic: { notBefore: 'flare flares lens-flare art illusion' },
  'focus shift': { notNear: 'he she his her' },
  grainy: {
    notBefore: 'bread mustard sand texture porridge wood cheese voice leather',
    notNear: 'sand bread mustard',
  },
  grain: {
    needs:
      'film fine heavy subtle visible 35mm 16mm coarse gritty pronounced light little organic iso stock some soft kodak pushed tri texture analog mm lots lot real',
    notBefore: 'of elevator field fields silo silos silos bread harvest truck store mill barge',
    notNear: 'wood leather sand rice wheat timber oak pine field bread',
  },
  vignette: { notBefore: 'of from about' },
  diffusion: { notBefore: 'model of line tensor', notNear: 'stable' },
  'black and white': {
    notBefore:
      'cat cats dog dogs cow cows tile tiles tiled stripe stripes striped checkered chequered checked dress shirt photo_of photos photographs border collie floor piano keys zebra penguin penguins uniform suit spotted patches horse magpie polka marble outfit kitten linoleum coat scarf husky panda tuxedo saddle shoes rabbit goat goats flag squares sweater jersey feathers fur chess costume',
    notNear: 'tiled dressed floor wearing holding framed holds album old faded',
  },
  monochrome: {
    notBefore: 'suit outfit dress palette wardrobe clothing tattoo blue green red',
    notAfter: 'in_a',
  },
  // Hours
  dawn: { name: true, notBefore: 'of redwood soap raid french on' },
  sunrise: { notBefore: 'industries movement alarm tequila cocktail' },
  morning: {
    notBefore:
      'glory glories coat coats suit sickness star paper papers person show news dew_drop after routine dove meeting prayer',
    notAfter: 'good tomorrow every_other yesterday',
  },
  afternoon: { notBefore: 'tea nap off', notAfter: 'good' },
  'golden hour': { notBefore: 'of' },
  'sun rises': { notBefore: 'up in on', notAfter: 'before the_before' },
  'rising sun': { notBefore: 'flag tattoo emblem inn pub' },
  twilight: { notBefore: 'zone saga years novel poster of' },
  evening: {
    notBefore:
      'gown gowns dress dresses wear bag gloves primrose star suit class classes paper standard news jacket clothes shoes prayer',
    notAfter: 'good the_last',
  },
  night: {
    notBefore:
      'stand stands gown gowns shirt shirts club clubs owl owls light lights cap shade mare mares cream vision school jar heron fury watchman_costume table guard_uniform blooming blindness watch watchman nurse porter clerk manager editor janitor dress nurse_costume fever rider monkey elf',
    notAfter: 'last good wedding opening date game first fight quiz knight every_other starry_the white hen',
  },
  midnight: { notBefore: 'blue black green snack oil express mass' },
  sunset: { notBefore: 'boulevard strip blvd clause years park limited tattoo poster motel' },
  // Weather
  rain: {
    name: true,
    notBefore:
      'dance dances dancer dancers dancing boots boot coat coats jacket jackets hat hats poncho forest forests gauge check barrel barrels gutter stick sticks drop tree trees man god gods goddess maker makers proof machine sound tower water umbrella cover shadow garden room delay tank cape gear shower_head lily',
    notAfter: 'purple acid singing_in the_colour',
    notNear: 'hope prays praying pray forecast',
  },
  'rain slick': { notBefore: 'coat' },
  showers: { needs: 'sunny april scattered rain heavy passing', notBefore: 'in' },
  thunder: {
    notBefore: 'thighs bay bird birds god stolen run cat bolt_logo',
    notAfter: 'blood',
    notNear: 'hooves applause tropic',
  },
  storm: {
    name: true,
    notBefore:
      'of trooper troopers drain drains lantern lamp door doors cellar window windows chaser petrel out glass grate',
    notAfter: 'brain dust sand snow fire perfect twitter media sand',
    notNear: 'emotional inner coffee teacup feedback',
  },
  stormy: { notBefore: 'relationship marriage eyes mood temper expression face' },
  snow: {
    notBefore:
      'globe globes white leopard leopards boots boot goose geese owl owls machine cone cones peas pea shoes shoe suit plough plow queen day_off monkey monkeys angel_ornament jacket pants tyres tires chains mobile board fox drop drops cannon crab bunny cat shovel',
    notAfter: 'mr jon fake artificial tv television paper',
    notNear: 'globe named',
  },
  snowy: { notBefore: 'owl owls white egret beard hair fur feathers mountain_painting' },
  fog: {
    notBefore: 'horn horns machine lamp lamps light lights_of_the of filter juice',
    notAfter: 'brain mental',
    notNear: 'brain',
  },
  foggy: { notBefore: 'mind memory idea brain glasses mirror window' },
  mist: {
    notAfter: 'pro promist black',
    notBefore: 'bottle of filter sprayer coat',
    notNear: 'perfume spray spritz atomizer atomiser aerosol bottle',
  },
  misty: { name: true, notBefore: 'eyed eyes', notNear: 'named called' },
  wind: {
    notBefore:
      'chime chimes turbine turbines mill mills farm farms up down tunnel instrument instruments section breaker surfer surfers sock socks the its his her shield screen through pipe machine cheater ensemble back quintet fan jacket',
    notAfter: 'second to roads paths',
    notNear: 'stairs clock watch winds thread yarn road second wool',
  },
  gale: { notNear: 'named dorothy laughter' },
  sunny: { name: true, notBefore: 'side disposition smile personality delight', notNear: 'named called' },
  dusty: {
    notBefore:
      'light shelf shelves book books window windows attic bottle bottles boots pane panes piano room mirror blue pink rose old',
    notNear: 'light',
  },
  haze: { notBefore: 'machine effect of purple', notAfter: 'purple' },
  hazy: { notBefore: 'memory memories recollection ipa beer' },
  scorching: { notBefore: 'glare look wit remark iron' },
  'in the heat': { notBefore: 'of' },
  mirage: { notBefore: 'hotel casino jet' },
  // Light
  'lit from': { needs: LIGHTS },
  'light on': { needs: LIGHTS, notNear: 'door' },
  rembrandt: { notAfter: 'by van', notBefore: 'painting van museum self' },
  'back light': { notBefore: 'switch' },
  rim: { needs: 'light hard soft strong thin cool warm hair key', notBefore: 'of' },
  'into the sun': { notNear: 'squints squinting walks walking stares staring rides flies' },
  'light behind': { notBefore: 'bars schedule' },
  'sun behind': { notBefore: 'clouds the_clouds a_cloud cloud' },
  'low key': { notBefore: 'party guy affair vibe event celebration about wedding' },
  sun: {
    notBefore:
      'hat hats dress dresses screen lounger loungers bed beds deck god goddess umbrella burn tan cream lotion visor shade dial flower worship salutation bear king glasses room roof bleached cracked baked warmed dried kissed bathing tattoo drops rises setting rising comes goes',
    notAfter: 'the_rising setting',
    notNear: 'tattoo named painted drawing drawn logo without no',
  },
  'full moon': { notBefore: 'party madness saloon' },
  'light bulb': { notBefore: 'moment joke factory' },
  chandelier: { notBefore: 'earring earrings lizard' },
  moonlight: { notBefore: 'sonata serenade waltz shadow mile drive' },
  flashlight: { notNear: 'holding carries carrying' },
  neon: {
    notBefore: `${colours.replace('red ', '')} tetra tetras jacket vest sneakers shoes leggings shirt highlighter hair nails nail trainers socks swimsuit bikini gas paint makeup clothes`,
    notAfter: '',
  },
  'by the fire': { notBefore: 'escape station truck engine hydrant exit brigade department' },
  lantern: { notBefore: 'fish jaw festival maker flower', notAfter: 'jack_o' },
  tungsten: { notBefore: 'carbide ring alloy rings white balanced balance steel dart' },
  fluorescent: { notBefore: `${colours} jacket vest paint marker highlighter protein dye pen` },
  'ring light': { notAfter: 'gold wedding diamond silver engagement platinum' },
  spotlight: { notAfter: 'the_media in_the', notBefore: 'on_local' },
  flash: {
    notBefore:
      'of flood floods mob mobs drive memory card cards back forward frozen fiction sale point cooker fire photography_exhibition gordon his her a smile smiles past dance news',
    notAfter: 'a_news eyes teeth they that scales fish wings in_a quick_as_a headlights lights',
    notNear: 'news hot anger',
  },
  lightning: { notBefore: 'fast speed bug bugs rod mcqueen cable quick', notAfter: 'white like greased' },
  // Places
  slug: { capitals: true },
  'night vehicle': { after: 'a the', before: '', near: 'on aboard inside in', notAfter: 'for_a for_the' },
  interior: { notBefore: 'design designer designers monologue life of decorator minister angle lighting' },
  exterior: { notBefore: 'paint of wall light lights monologue' },
  outdoor: { notBefore: 'jacket clothing gear shoes voice speaker lights' },
  outside: {
    notBefore: 'the his her a an of its their my your every our',
    notAfter: 'light from world the look looks looking see rain window gazing stares',
    notNear:
      'window glass through inside visible beyond rain raining drizzle drizzling snow snowing storm thunder lightning blizzard thunderstorm downpour hail sleet',
  },
  'in orbit': { notNear: CAMERA, notBefore: 'around' },
  'in space': { notBefore: 'between of', notNear: 'negative empty' },
};
