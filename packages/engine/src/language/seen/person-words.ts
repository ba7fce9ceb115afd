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
  none: 'bald shaven',
  bun: 'bun geisha updo chignon ballerina',
  braid: 'braid plait plaited pigtail braids',
  ponytail: 'ponytail',
  curly: 'curly afro curls dreadlocks',
  long: 'longhaired flowing',
  bob: 'bob',
  short: 'crop cropped pixie',
});
/** By their own name, or by whoever is nobody without one. */
export const hatOf = lookup({
  'space-helmet': 'astronaut cosmonaut spacesuit',
  cap: 'cap',
  brim: 'hat fedora cowboy cowgirl stetson',
  toque: 'chef toque',
  helmet: 'helmet firefighter knight fireman',
  beanie: 'beanie',
  veil: 'bride nun veil',
  crown: 'king queen crown tiara',
  headphones: 'headphones headset',
  'top-hat': 'top-hat tophat',
  scarf: 'headscarf hijab bandana kerchief',
  hood: 'hood hooded',
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
/** What somebody wears who is nobody without it. */
export const usuallyIn = lookup({
  spacesuit: 'astronaut cosmonaut',
  armour: 'knight',
  gown: 'bride',
  robe: 'nun monk priest samurai geisha judge wizard',
  suit: 'groom',
  bare: 'sumo swimmer',
});
