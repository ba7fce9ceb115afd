import { lookup } from './words-of.ts';

export const ageOf = lookup({
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
export const hairOf = lookup({
  none: 'bald shaved monk shaven',
  bun: 'bun ballerina grandmother granny grandma geisha updo chignon',
  braid: 'braid plait plaited pigtail braids',
  ponytail: 'ponytail runner jogger gymnast tennis',
  curly: 'curly afro curls dreadlocks',
  long: 'longhaired flowing',
  bob: 'bob',
  short: 'crop cropped pixie',
});
export const hatOf = lookup({
  'space-helmet': 'astronaut cosmonaut spacesuit',
  cap: 'cap policeman policewoman officer captain driver baseball conductor porter courier postman sailor jockey barista bellhop trucker',
  brim: 'hat fedora cowboy cowgirl farmer detective gaucho hatted rancher gardener scarecrow sheriff gunslinger wizard witch pilgrim beekeeper',
  toque: 'chef baker toque',
  helmet:
    'helmet soldier firefighter knight cyclist miner welder racer biker motorcyclist diver fireman builder viking',
  beanie:
    'beanie fisherman skateboarder fisherwoman trawlerman hiker skier mountaineer climber snowboarder trekker',
  veil: 'bride nun veil',
  crown: 'king queen princess crown tiara',
  headphones: 'headphones headset dj',
  'top-hat': 'top-hat tophat magician',
  scarf: 'headscarf hijab bandana kerchief',
  hood: 'hood hooded cloak',
  straw: 'straw',
});
/** Clothes by name; what tells most comes first, whatever else is worn with it. */
export const clothesOf = lookup({
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
export const usuallyIn = lookup({
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
