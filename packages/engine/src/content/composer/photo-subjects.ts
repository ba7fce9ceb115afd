import type { SubjectPart } from './part.ts';

const close = ['detail', 'figure'] as const;
const person = ['figure'] as const;
const placed = ['figure', 'wide'] as const;
const thing = ['detail'] as const;

/** A held moment each. */
export const photoSubjects = [
  {
    text: 'A dumpling maker with flour in the lines of her palms, pleating the last of a hundred',
    grounds: ['kitchen'],
    reach: close,
    places: ['hotel', 'noodle', 'farmhouse'],
  },
  {
    text: 'A dishwasher of twenty in steamed-up glasses, holding one clean plate to the light',
    grounds: ['kitchen'],
    reach: person,
    places: ['hotel', 'noodle', 'galley'],
  },
  {
    text: 'A halved pomegranate on newspaper, seeds across the headline',
    grounds: ['kitchen', 'home', 'market'],
    reach: thing,
    places: ['kitchen', 'flat', 'house', 'hall in Leipzig'],
  },
  {
    text: 'A grandmother in a housecoat, tasting from a wooden spoon with her eyes shut',
    grounds: ['kitchen', 'home'],
    reach: person,
    places: ['farmhouse', 'flat', 'house', 'tenement'],
  },
  {
    text: 'A row of clay pots with their lids tied down, one string undone',
    grounds: ['kitchen', 'market'],
    reach: close,
  },
  {
    text: 'A clockmaker in sleeve garters, loupe pushed up, a mainspring held in tweezers',
    grounds: ['workshop'],
    reach: close,
    places: ['Bermondsey', 'Tbilisi'],
  },
  {
    text: "A shoe last carved with a customer's name, shavings still curled in its heel",
    grounds: ['workshop'],
    reach: thing,
  },
  {
    text: "A blacksmith's apprentice, soot to the hairline, looking at her first straight nail",
    grounds: ['workshop'],
    reach: person,
  },
  {
    text: 'A letterpress printer lifting a wet sheet by two of its corners',
    grounds: ['workshop'],
    reach: person,
  },
  {
    text: 'Two saddlers on one bench, stitching toward each other along the same seam',
    grounds: ['workshop'],
    reach: person,
  },
  {
    text: 'A boy of six in a cardboard crown, reading the back of a cereal box in earnest',
    grounds: ['home', 'kitchen'],
    reach: person,
    places: ['farmhouse', 'flat', 'house', 'tenement'],
  },
  {
    text: 'A retired bus driver in a vest, ironing a shirt that is not his size',
    grounds: ['home'],
    reach: person,
  },
  { text: 'Twin sisters of eighty, one threading the needle for the other', grounds: ['home'], reach: close },
  {
    text: 'A tabby asleep in a violin case, one paw on the strings',
    grounds: ['home', 'stage'],
    reach: close,
    places: ['flat', 'house', 'tenement', 'theatre', 'opera', 'rehearsal'],
  },
  {
    text: 'A nurse in uniform on the edge of a bed, one shoe on, one in her hand',
    grounds: ['home'],
    reach: person,
  },
  { text: 'A crossing guard in white gloves, palm up, not yet lowered', grounds: ['street'], reach: placed },
  {
    text: 'A delivery rider in a yellow cape, counting coins into a mitten',
    grounds: ['street', 'market'],
    reach: person,
    places: ['Leipzig', 'Bologna', 'Dakar', 'Lviv', 'Kyoto'],
  },
  {
    text: 'A chess player of seventy in a camel coat, hand hovering above a bishop',
    grounds: ['street'],
    reach: close,
  },
  {
    text: 'A girl wearing one roller skate, the other under her arm',
    grounds: ['street', 'yard'],
    reach: placed,
    places: ['Dakar', 'Lviv', 'Bologna'],
  },
  {
    text: 'A barber at the door of his own shop, scissors in his top pocket',
    grounds: ['street'],
    reach: person,
  },
  {
    text: 'A fishmonger in a rubber apron, a silver bream laid across both hands',
    grounds: ['market', 'shore'],
    reach: close,
    places: ['fish market', 'slipway', 'shingle', 'Leipzig'],
  },
  {
    text: 'A brass scale with turmeric in one pan and four weights in the other',
    grounds: ['market'],
    reach: thing,
  },
  {
    text: 'A porter behind an armful of gladioli, only boots and hat showing',
    grounds: ['market', 'station'],
    reach: placed,
    places: ['flower hall', 'Kandy', 'Maputo', 'Leipzig'],
  },
  {
    text: 'A knife grinder leaning back from his own sparks',
    grounds: ['market', 'street'],
    reach: person,
    places: ['Catania', 'Chinchero', 'Valparaiso', 'Bologna', 'Dakar', 'Kyoto', 'Lviv'],
  },
  {
    text: 'An oyster farmer in waders, one glove off, reading the water',
    grounds: ['shore'],
    reach: placed,
    places: ['salt pan', 'shingle', 'slipway'],
  },
  {
    text: 'A rowing boat sunk to its thwarts, one oar afloat inside it',
    grounds: ['shore'],
    reach: placed,
    places: ['shingle', 'slipway', 'salt pan'],
  },
  {
    text: 'A surfer of sixty waxing a board with three repairs',
    grounds: ['shore'],
    reach: person,
    places: ['shingle', 'slipway'],
  },
  { text: 'A red tin bucket, a crab looking over the rim', grounds: ['shore'], reach: close },
  {
    text: 'A shepherd with a lamb buttoned into his jacket',
    grounds: ['field', 'mountain'],
    reach: placed,
  },
  {
    text: 'Four pickers with baskets hung from the forehead, heads down in one row',
    grounds: ['field'],
    reach: ['wide'],
    places: ['tea garden'],
  },
  {
    text: 'A scarecrow in a good wool suit, straw at the cuffs',
    grounds: ['field'],
    reach: placed,
    places: ['Beauce', 'Hokkaido'],
  },
  {
    text: 'A seed head of wild carrot with a hoverfly at its rim',
    grounds: ['field', 'mountain'],
    reach: thing,
    hours: ['sunrise', 'morning', 'midday', 'afternoon', 'golden-hour'],
  },
  {
    text: 'A postwoman with a canvas bag and a stick, stopped to tie a boot',
    grounds: ['mountain', 'street'],
    reach: placed,
    places: ['Svaneti', 'La Paz', 'Atlas', 'Valparaiso', 'Bologna', 'Lviv'],
  },
  {
    text: 'A mule under a load of planks, ears turned back to listen',
    grounds: ['mountain', 'field'],
    reach: placed,
  },
  {
    text: 'A chalked hand with tape frayed at two knuckles, resting on rock',
    grounds: ['mountain'],
    reach: thing,
    places: ['Durmitor', 'Atlas'],
  },
  {
    text: 'A beekeeper in a veil, holding a full frame up to the view',
    grounds: ['mountain', 'field'],
    reach: placed,
    hours: ['morning', 'midday', 'afternoon', 'golden-hour'],
    places: ['Svaneti', 'Atlas', 'olive grove'],
  },
  {
    text: 'A guard of fifty with a whistle on a bootlace, checking his watch against the clock',
    grounds: ['station'],
    reach: person,
  },
  { text: 'A student asleep upright on a tuba case', grounds: ['station'], reach: placed },
  {
    text: 'A couple in wedding clothes, sharing one sandwich',
    grounds: ['station', 'street', 'shore'],
    reach: placed,
  },
  {
    text: 'A lost glove set on a post, palm outward',
    grounds: ['station', 'street', 'shore', 'yard'],
    reach: close,
    classes: ['exterior'],
  },
  {
    text: 'A flamenco dancer off duty, tacking a heel back on with a borrowed hammer',
    grounds: ['stage'],
    reach: close,
    places: ['theatre', 'opera', 'rehearsal'],
  },
  {
    text: 'A wigmaker with pins between her lips, facing a row of bare blocks',
    grounds: ['stage', 'workshop'],
    reach: person,
    places: ['theatre', 'opera', 'Tbilisi', 'Bermondsey'],
  },
  {
    text: 'An orchestral score open at its last page, three colours of pencil',
    grounds: ['stage'],
    reach: thing,
    places: ['theatre', 'opera', 'rehearsal'],
  },
  { text: 'A stagehand with a rope over one shoulder, looking up', grounds: ['stage'], reach: placed },
  {
    text: 'A welder with her mask tipped back, drinking from a tin mug',
    grounds: ['yard', 'workshop'],
    reach: person,
    places: ['dry dock', 'rail yard', 'building site', 'boat shed', 'Bermondsey'],
  },
  {
    text: 'A harbour pilot in a boiler suit, cap under one arm, judging the weather',
    grounds: ['yard', 'shore'],
    reach: placed,
    places: ['pier', 'slipway', 'dry dock'],
  },
  {
    text: 'A coil of mooring rope as thick as an arm, salt dried into it',
    grounds: ['yard', 'shore'],
    reach: close,
    places: ['pier', 'slipway', 'dry dock', 'shingle'],
  },
  {
    text: "A pair of scaffolder's boots on a single plank, laces tucked in",
    grounds: ['yard'],
    reach: close,
    places: ['building site', 'dry dock'],
  },
] as const satisfies readonly SubjectPart[];
