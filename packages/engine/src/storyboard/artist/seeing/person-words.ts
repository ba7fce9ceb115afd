import type { Age, Garment, Hair, Hat, Pose, Prop } from './person.ts';
import { lookup } from './words-of.ts';

export const ageOf = lookup<Age>({
  toddler: 'toddler baby infant newborn',
  child:
    'child kid boy girl schoolgirl schoolboy pupil grandson granddaughter grandchild orphan choirboy scout children kids daughter son',
  teenager: 'teenager teen teenage adolescent student cadet youth',
  old: 'old elderly aged grandmother grandfather grandma grandpa granny pensioner elder sixties seventies eighties nineties wrinkled widow widower senior hermit',
  adult: 'adult grown young twenties thirties forties',
});
export const womanOf = lookup({
  yes: 'woman women girl lady ladies mother daughter sister grandmother grandma granny wife bride actress ballerina waitress queen princess nun witch widow aunt niece geisha hostess schoolgirl cowgirl policewoman fisherwoman businesswoman seamstress she her maid bridesmaid heroine dress skirt gown mum mom girlfriend goddess milkmaid stewardess granddaughter',
  no: 'man men boy guy gentleman father son brother grandfather grandpa husband groom fisherman waiter king prince monk priest cowboy policeman businessman fireman knight samurai he his beard bearded dad boyfriend blacksmith smith sailor viking uncle nephew grandson',
});
export const hairOf = lookup<Hair>({
  bald: 'bald shaved monk shaven',
  bun: 'bun ballerina grandmother granny grandma geisha updo chignon',
  braid: 'braid plait plaited pigtail braids',
  ponytail: 'ponytail runner jogger gymnast tennis',
  curly: 'curly afro curls dreadlocks',
  hood: 'hood hooded cloak',
  long: 'longhaired flowing',
  bob: 'bob',
  short: 'crop cropped pixie',
});
export const hatOf = lookup<Hat>({
  'space-helmet': 'astronaut cosmonaut spacesuit',
  cap: 'cap policeman policewoman officer captain driver baseball conductor porter courier postman sailor jockey barista bellhop trucker',
  brim: 'hat fedora cowboy cowgirl farmer detective gaucho hatted rancher gardener scarecrow sheriff gunslinger wizard witch pilgrim beekeeper',
  toque: 'chef baker toque',
  helmet:
    'helmet soldier firefighter knight cyclist miner welder racer biker motorcyclist diver fireman builder viking',
  beanie:
    'beanie fisherman skateboarder fisherwoman trawlerman hiker skier mountaineer climber snowboarder trekker',
  veil: 'bride nun headscarf hijab veil',
  crown: 'king queen princess crown tiara',
  headphones: 'headphones headset dj',
});
/** Clothes by name; what tells most comes first, whatever else is worn with it. */
export const clothesOf = lookup<Exclude<Garment, 'plain'>>({
  spacesuit: 'spacesuit',
  armour: 'armour armor armored armoured chainmail',
  gown: 'gown ballgown',
  dress: 'dress tutu saree sari sundress',
  robe: 'robe robes kimono cloak bathrobe cape cassock tunic toga',
  suit: 'suit tuxedo blazer',
  coat: 'coat overcoat trenchcoat raincoat trench parka mackintosh duffel',
  apron: 'apron',
  uniform: 'uniform scrubs',
  overalls: 'overalls dungarees jumpsuit coveralls',
  hoodie: 'hoodie sweatshirt',
  bare: 'shirtless swimsuit bikini trunks naked',
  skirt: 'skirt kilt',
  tshirt: 'tshirt singlet jersey shorts shirtsleeves',
  shirt: 'shirt jeans jacket blouse vest waistcoat cardigan',
});
/** What somebody wears who is told by what they are. */
export const usuallyIn = lookup<Exclude<Garment, 'plain'>>({
  spacesuit: 'astronaut cosmonaut',
  armour: 'knight viking',
  gown: 'bride princess queen bridesmaid',
  dress: 'ballerina',
  skirt: 'schoolgirl',
  robe: 'samurai nun monk priest wizard witch king pilgrim geisha hooded',
  suit: 'detective businessman businesswoman groom boss lawyer president banker spy agent waiter butler bouncer presenter anchor mayor',
  coat: 'doctor scientist surgeon dentist vet',
  hoodie: 'rapper skateboarder',
  apron:
    'baker chef smith blacksmith barista cook butcher potter carpenter cobbler bartender maid florist welder',
  uniform:
    'soldier officer policeman policewoman cop captain pilot guard fireman firefighter sailor conductor general sheriff postman porter bellhop steward stewardess paramedic nurse ranger',
  overalls: 'mechanic plumber farmer electrician builder worker miner',
  tshirt:
    'runner jogger footballer basketball soccer football surfer teenager skater athlete climber gymnast tennis',
  bare: 'sumo boxer bodybuilder swimmer',
  shirt: 'cowboy student clerk teacher',
});
export const poseOf = lookup<Exclude<Pose, 'show' | 'sit-low'>>({
  ride: 'ride riding cycle pedal gallop cyclist motorcyclist biker jockey rider horseman horsewoman horseback',
  run: 'football soccer basketball run sprint chase flee race jog dash rush escape runner sprinter',
  surf: 'surf surfer skate skateboard skateboarder snowboard snowboarder skater windsurfer',
  embrace: 'hug embrace cuddle kiss waltz',
  dance: 'dance twirl spin dancer ballerina pirouette tango',
  jump: 'leap jump celebrate cartwheel hop cheer skip',
  lie: 'lie sleep nap asleep lying slumber rest sunbathe',
  crouch: 'crouch squat crouching hide sneak',
  kneel: 'kneel pray dig plant kneeling gardener propose',
  meditate: 'meditate yoga',
  fight: 'fight boxer duel fencer fencing box punch swing slash battle attack',
  play: 'play strum guitarist violinist violin cellist busker busk fiddler pianist cellist cello',
  read: 'read reading study',
  sit: 'sit seated sat eat wait drive type row paddle fishing fishes sew knit watch pilot driver write sits',
  climb: 'climb ascend scale clamber scramble climber mountaineer',
  reach: 'reach wave raise conduct shout conductor throw lift stretch hang hail',
  point: 'point pointing',
  work: 'mend harvest reap work cook knead hammer cut carve paint repair wash pour chop weld forge bake craft fix polish clean stir sand build mix iron shape tie grind smith blacksmith potter assemble prepare roll peel examine fry slice arrange solder',
  walk: 'walk stroll cross wander stride step march hike approach leave pace carry hurry pass enter trek descend sneak',
  hold: 'hold lift show offer cradle carry light photograph sip drink call text film sing sweep',
  swim: 'swim dive swimmer diver snorkel float',
  lean: 'lean stare gaze look smoke listen',
  stand: 'stand stood pose',
});
export const propOf = lookup<Prop>({
  umbrella: 'umbrella parasol',
  paper: 'newspaper letter map paper document',
  book: 'book notebook magazine diary manuscript novel bible',
  phone: 'phone smartphone cellphone telephone',
  cello: 'cello cellist bassist',
  guitar: 'guitar guitarist ukulele lute banjo',
  violin: 'violin fiddle violinist fiddler',
  glass: 'glass whisky whiskey wine cocktail champagne beer goblet',
  cup: 'cup mug coffee tea espresso',
  lantern: 'lantern candle lamp',
  torch: 'torch flashlight',
  suitcase: 'suitcase luggage briefcase',
  basket: 'basket bucket',
  bag: 'bag handbag shopping',
  flowers: 'bouquet flowers roses flower sunflower',
  net: 'net nets trawl fishnet',
  brush: 'brush paintbrush painter palette',
  tool: 'hammer wrench axe chisel spanner mallet tool anvil saw blacksmith',
  knife: 'knife cleaver ladle spoon spatula',
  key: 'key',
  pen: 'pen pencil quill',
  broom: 'broom mop rake shovel spade sweep sweeper',
  'fishing-rod': 'fishing angler rod',
  stick: 'cane staff paddle spear pole crook oar wand',
  balloon: 'balloon balloons',
  ball: 'ball football basketball globe apple soccer',
  camera: 'camera photographer photograph filmmaker',
  microphone: 'microphone mic singer sing rapper',
  pan: 'pan skillet wok fry',
  rope: 'rope leash reins',
  sword: 'fencer fencing duel sword katana samurai knight saber blade warrior',
});
