import type { Creature } from '../seeing/creature-words.ts';
import { type Manner, mannerOf } from './manner.ts';
import type { Outline } from './outline.ts';
import * as birds from './outlines/birds.ts';
import * as cats from './outlines/cats.ts';
import * as dogs from './outlines/dogs.ts';
import * as hoofed from './outlines/hoofed.ts';
import * as large from './outlines/large.ts';
import * as running from './outlines/running.ts';
import * as sea from './outlines/sea.ts';
import * as small from './outlines/small.ts';
import * as unknown from './outlines/unknown.ts';

const OUTLINES: Readonly<Record<Creature, Outline>> = {
  dog: dogs.dog,
  wolf: dogs.wolf,
  fox: dogs.fox,
  cat: cats.cat,
  lion: cats.lion,
  tiger: cats.tiger,
  bigCat: cats.bigCat,
  horse: hoofed.horse,
  zebra: hoofed.zebra,
  stag: hoofed.stag,
  deer: hoofed.deer,
  cow: hoofed.cow,
  sheep: hoofed.sheep,
  camel: hoofed.camel,
  elephant: large.elephant,
  bear: large.bear,
  rabbit: small.rabbit,
  snake: small.snake,
  butterfly: small.butterfly,
  bird: birds.bird,
  eagle: birds.eagle,
  owl: birds.owl,
  duck: birds.duck,
  swan: birds.swan,
  penguin: birds.penguin,
  hen: birds.hen,
  fish: sea.fish,
  whale: sea.whale,
  dolphin: sea.dolphin,
  shark: sea.shark,
  beast: unknown.beast,
  crawler: unknown.crawler,
};

/** Where an animal does something else than stand. */
const OTHERWISE: Partial<Record<Creature, Partial<Record<Manner, Outline>>>> = {
  dog: { sit: dogs.sittingDog, lie: dogs.curledDog, run: running.runningDog, walk: dogs.walking(dogs.dog) },
  wolf: { lie: dogs.curledDog, run: running.runningWolf, walk: dogs.walking(dogs.wolf) },
  fox: { lie: dogs.curledDog, run: running.runningFox, walk: dogs.walking(dogs.fox) },
  horse: { run: running.gallopingHorse },
  cat: { sit: cats.sittingCat, lie: cats.curledCat },
  bird: { fly: birds.flyingBird },
  eagle: { fly: birds.flyingEagle },
  duck: { fly: birds.flyingBird },
  swan: { fly: birds.flyingBird },
};

export function outlineOf(creature: Creature, words: readonly string[]): Outline {
  return OTHERWISE[creature]?.[mannerOf(words)] ?? OUTLINES[creature];
}

/** Who rides rides something large enough. */
export function isRidden({ creature }: { creature?: Creature }): boolean {
  return creature !== undefined && OUTLINES[creature].metres[0] >= SADDLE_HIGH && !OUTLINES[creature].floats;
}

const SADDLE_HIGH = 1.2;
