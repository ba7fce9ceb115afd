import type { Part } from '../forms/part.ts';
import type { Vector } from '../space/vector.ts';
import { type Form, form } from '../things/primitive.ts';
import type { Tone } from '../tones/palette.ts';
import type { Outline } from './outline.ts';
import * as birds from './outlines/birds.ts';
import * as cats from './outlines/cats.ts';
import * as dogs from './outlines/dogs.ts';
import * as farm from './outlines/farm.ts';
import * as hoofed from './outlines/hoofed.ts';
import * as large from './outlines/large.ts';
import * as little from './outlines/little.ts';
import * as running from './outlines/running.ts';
import * as sea from './outlines/sea.ts';
import * as small from './outlines/small.ts';
import * as waders from './outlines/waders.ts';
import * as wild from './outlines/wild.ts';

export type Manner = 'stand' | 'walk' | 'run' | 'sit' | 'lie' | 'fly';

interface Animal {
  names: string;
  outlines: Partial<Record<Manner, Outline>> & { stand: Outline };
  coat: Tone;
}

const animal = (
  names: string,
  coat: Tone,
  stand: Outline,
  more: Partial<Record<Manner, Outline>> = {},
): Animal => ({
  names,
  coat,
  outlines: { stand, ...more },
});

/** Each from the side, as a board with a little depth; what has no outline of its own is not here. */
export const animals = {
  dog: animal('dog puppy hound retriever sheepdog husky collie labrador beagle', [0.07, 0.6], dogs.dog, {
    sit: dogs.sittingDog,
    lie: dogs.curledDog,
    run: running.runningDog,
    walk: dogs.walking(dogs.dog),
  }),
  wolf: animal('wolf', [0.12, -0.2], dogs.wolf, {
    lie: dogs.curledDog,
    run: running.runningWolf,
    walk: dogs.walking(dogs.wolf),
  }),
  fox: animal('fox vixen', [0.3, 1], dogs.fox, {
    lie: dogs.curledDog,
    run: running.runningFox,
    walk: dogs.walking(dogs.fox),
  }),
  cat: animal('cat kitten tabby tomcat', [0.08, 0.4], cats.cat, {
    sit: cats.sittingCat,
    lie: cats.curledCat,
  }),
  lion: animal('lion', [0.34, 0.9], cats.lion),
  tiger: animal('tiger tigress', [0.34, 1], cats.tiger),
  'big-cat': animal('panther jaguar lioness puma cougar', [0.2, 0.8], cats.bigCat),
  horse: animal('horse pony mare stallion foal mustang colt', [0.1, 0.8], hoofed.horse, {
    run: running.gallopingHorse,
  }),
  zebra: animal('zebra', [0.6, 0], hoofed.zebra),
  stag: animal('stag elk', [0.14, 0.7], hoofed.stag),
  deer: animal('deer doe fawn', [0.2, 0.8], hoofed.deer),
  cow: animal('cow bull calf ox oxen cattle heifer', [0.16, 0.6], hoofed.cow),
  sheep: animal('sheep lamb ewe', [0.6, 0.2], hoofed.sheep),
  camel: animal('camel dromedary', [0.32, 0.8], hoofed.camel),
  elephant: animal('elephant', [0.16, -0.1], large.elephant),
  bear: animal('bear grizzly', [0.08, 0.6], large.bear),
  rabbit: animal('rabbit hare bunny', [0.26, 0.6], small.rabbit),
  snake: animal('snake python viper serpent', [0.2, 0.2], small.snake),
  butterfly: animal('butterfly moth', [0.4, 1], small.butterfly),
  bird: animal('bird pigeon sparrow robin crow raven dove blackbird finch', [0.08, 0.1], birds.bird, {
    fly: birds.flyingBird,
  }),
  eagle: animal('eagle hawk falcon', [0.1, 0.6], birds.eagle, { fly: birds.flyingEagle }),
  owl: animal('owl owlet', [0.18, 0.6], birds.owl),
  duck: animal('duck duckling mallard', [0.2, 0.4], birds.duck, { fly: birds.flyingBird }),
  swan: animal('swan', [0.85, 0], birds.swan, { fly: birds.flyingBird }),
  penguin: animal('penguin', [0.06, -0.2], birds.penguin),
  hen: animal('hen rooster chicken cockerel', [0.3, 0.9], birds.hen),
  fish: animal(
    'fish salmon koi goldfish trout carp tuna cod herring mackerel sardine haddock',
    [0.4, 0.5],
    sea.fish,
  ),
  whale: animal('whale', [0.12, -0.6], sea.whale),
  dolphin: animal('dolphin', [0.2, -0.5], sea.dolphin),
  shark: animal('shark', [0.16, -0.5], sea.shark),
  goat: animal('goat ibex', [0.5, 0.2], farm.goat),
  donkey: animal('donkey mule', [0.16, 0.2], farm.donkey),
  pig: animal('pig hog boar piglet', [0.42, 0.7], farm.pig),
  giraffe: animal('giraffe', [0.42, 0.9], farm.giraffe),
  otter: animal('otter', [0.14, 0.6], wild.otter),
  monkey: animal('monkey', [0.16, 0.6], wild.monkey),
  mouse: animal('mouse mice rat', [0.2, 0.2], wild.mouse),
  squirrel: animal('squirrel', [0.24, 1], wild.squirrel),
  hedgehog: animal('hedgehog', [0.14, 0.5], wild.hedgehog),
  seal: animal('seal sealion sea-lion walrus', [0.14, -0.2], wild.seal),
  tortoise: animal('tortoise turtle terrapin', [0.2, 0.5], wild.tortoise),
  crocodile: animal('crocodile alligator caiman', [0.14, 0.2], wild.crocodile),
  lizard: animal('lizard gecko salamander newt chameleon', [0.22, 0.4], wild.lizard),
  frog: animal('frog toad', [0.26, 0.2], wild.frog),
  spider: animal('spider tarantula', [0.06, 0.2], little.spider),
  insect: animal('insect bee bumblebee wasp', [0.14, 0.7], little.insect),
  crab: animal('crab', [0.34, 0.9], little.crab),
  lobster: animal('lobster crayfish langoustine', [0.22, 0.9], little.lobster),
  snail: animal('snail', [0.3, 0.6], little.snail),
  octopus: animal('octopus', [0.3, 0.8], little.octopus),
  heron: animal('heron stork egret flamingo ibis', [0.34, -0.3], waders.heron),
  parrot: animal('parrot macaw cockatoo budgie budgerigar', [0.34, 0.8], waders.parrot),
} as const satisfies Record<string, Animal>;

export type AnimalName = keyof typeof animals;

/** Whether it can be drawn so; else it stands, and its deed is told. */
export function isDrawnSo(name: AnimalName, manner: Manner): boolean {
  return (animals[name] as Animal).outlines[manner] !== undefined;
}

/** How far each part stands before the one behind it, in heights. */
const STEP = 0.02;

export function animalForm(name: AnimalName, manner: Manner = 'stand', tone?: Tone): Form {
  const { coat, outlines } = animals[name] as Animal;
  const told = outlines[manner] ?? outlines.stand;
  const [tall] = told.metres;
  const own = tone ?? coat;
  const parts = told.parts.map(({ at, tone: part, isBody }, n): Part => {
    const numbers = at.trim().split(/\s+/).map(Number);
    const outline = Array.from(
      { length: numbers.length / 2 },
      (_, k): Vector => [
        ((numbers[2 * k] ?? 0) * tall) / 100,
        (-(numbers[2 * k + 1] ?? 0) * tall) / 100,
        -n * STEP * tall,
      ],
    );
    return { group: isBody ? 'coat' : part, outline, isCrisp: true };
  });
  return form(parts, own, {
    fillet: 0.008 * tall,
    hasSeams: false,
    tones: {
      coat: own,
      mid: own,
      near: [own[0] * 0.7, own[1]],
      lit: [Math.min(0.9, own[0] + 0.3), own[1] * 0.5],
      dark: [own[0] * 0.35, own[1]],
    },
  });
}

export function animalMetres(
  name: AnimalName,
  manner: Manner = 'stand',
): readonly [tall: number, wide: number] {
  const { outlines } = animals[name] as Animal;
  return (outlines[manner] ?? outlines.stand).metres;
}

/** Where its head is, in metres from where it stands. */
export function animalHead(name: AnimalName, manner: Manner = 'stand'): Vector {
  const { outlines } = animals[name] as Animal;
  const told = outlines[manner] ?? outlines.stand;
  const [x = 0, y = 0] = told.head.split(' ').map(Number);
  return [(x * told.metres[0]) / 100, (-y * told.metres[0]) / 100, 0];
}
