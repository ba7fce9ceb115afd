import { animalMetres } from '../animals/animals.ts';
import type { Person } from '../figure/person.ts';
import { add, type Vector } from '../space/vector.ts';
import { type ThingName, thingNamed } from '../things/catalogue.ts';
import { isTable, takenUp } from './held.ts';
import { boundsOfThing } from './measure.ts';
import type { Players } from './players.ts';
import type { Item, Told } from './told.ts';
import { dressed } from './wear.ts';

const BELOW = new Set(['on', 'onto', 'atop', 'aboard']);
const BEHIND = new Set(['behind', 'under', 'beneath', 'before', 'against', 'outside']);

/** A shot of things or animals alone: the first of them in the middle, what it stands on under it, and the rest around it. */
export function still(told: Told, players: Players): Players {
  if (told.isHands) return hands(told, players);
  for (const { animal, count, manner, how } of told.animals) {
    const [tall, wide] = animalMetres(animal, manner);
    const many = count;
    const isFirst = players.creatures.length === 0;
    const across = Math.ceil(many / (many > 4 ? 2 : 1));
    const from = isFirst ? (-(across - 1) * wide * 0.8) / 2 : rightOf(players) + wide * 0.7;
    for (let n = 0; n < many; n++) {
      const row = Math.floor(n / across);
      players.creatures.push({
        animal,
        manner,
        at: [
          from + (n % across) * wide * 0.8 + row * wide * 0.3,
          manner === 'fly' ? 1.2 + tall : how === 'done' ? tall * 0.2 : 0,
          row * 1.4 + (n % 2) * 0.5,
        ],
        yaw: (isFirst ? -16 : 164) + n * 4,
      });
    }
  }
  const hasFirst = players.creatures.length > 0;
  const [first, ...others] = told.items;
  if (!first) return players;
  if (hasFirst) for (const item of told.items) around(players, item, isUnder(item));
  else {
    put(players, first, [0, 0, 0]);
    for (const item of others) around(players, item, isUnder(item));
  }
  return players;
}

const isUnder = ({ how }: Item) => BELOW.has(how);

function put(players: Players, { thing, label, count }: Item, at: Vector): void {
  if (!thing) {
    const size: Vector = [0.9, 0.7, 0.6];
    const across = Math.min(count, 6);
    for (let n = 0; n < count; n++)
      players.blocks.push({
        label,
        at: add(at, [
          ((n % across) - (across - 1) / 2) * size[0] * 1.35,
          0,
          Math.floor(n / across) * size[2] * 1.5,
        ]),
        size,
        yaw: 18,
      });
  } else row(players, thing, count, at);
}

function row(players: Players, thing: ThingName, count: number, at: Vector): void {
  const [low, high] = boundsOfThing(thing);
  const wide = Math.max(high[0] - low[0], 0.05);
  const isAloft = thingNamed(thing).stands === 'air' && thing !== 'balloon' && thing !== 'pendant-lamp';
  const lift = isAloft ? Math.max(1.4, wide * 0.4) : thing === 'pendant-lamp' ? 1.7 : -low[1];
  const across = Math.ceil(count / (count > 6 ? 2 : 1));
  for (let n = 0; n < count; n++) {
    const line = Math.floor(n / across);
    players.things.push({
      thing,
      at: add(at, [((n % across) - (across - 1) / 2) * wide * 1.25, lift, line * wide * 1.2]),
      yaw: count > 1 ? 14 : high[2] - low[2] > wide * 2.2 ? 74 : wide > 2 ? -18 : 22,
    });
  }
}

/** Under what is seen, or behind it, or beside it, as it was told. */
function around(players: Players, item: Item, isUnder: boolean): void {
  const { thing, label, how } = item;
  const [wide, tall] = spread(players);
  const known = thing ? boundsOfThing(thing) : undefined;
  const isWall = /\bwall$/u.test(label);
  const isSupport = isUnder && !isWall && (!known || isTable(item) || known[1][0] - known[0][0] > wide * 0.8);
  if (isSupport && (!known || known[1][1] - known[0][1] < 2.2)) {
    const seat = thing && thingNamed(thing).seat;
    const top = known ? (seat ?? known[1][1] - 0.01) : Math.max(0.06, tall * 0.4);
    raise(players, top);
    if (thing) players.things.push({ thing, at: [0, 0, 0] });
    else
      players.blocks.push({
        label,
        at: [0, 0, 0],
        size: [wide * 1.7 + 0.05, top, Math.max(0.1, wide * 0.9)],
      });
    return;
  }
  const isBack = BEHIND.has(how) || isWall;
  const size = Math.max(0.08, Math.min(0.8, tall * 0.6));
  const x = isBack ? 0.3 * wide : rightOf(players) + size * 0.8;
  const isHuge = known !== undefined && known[1][1] - known[0][1] > Math.max(3.2, tall * 3.2);
  const z = isHuge ? 9 : isBack ? Math.max(0.3, tall) : 0.1;
  if (thing && known)
    for (let k = 0; k < Math.min(item.count, 5); k++)
      players.things.push({
        thing,
        at: [
          isHuge ? (k - (item.count - 1) / 2) * 9 : x + (k + 0.5) * (known[1][0] - known[0][0]),
          -Math.min(0, known[0][1]),
          z,
        ],
        yaw: -14,
      });
  else
    for (let k = 0; k < item.count; k++)
      players.blocks.push({
        label,
        at: [k * size * 1.5 + x + (isBack ? 0 : size * 0.4), 0, z],
        size: isBack
          ? [Math.min(4, wide * 1.6 + 0.3), Math.min(2.6, tall * 1.4 + 0.1), 0.3]
          : [size * 1.3, size, size],
        yaw: 12,
      });
}

function raise(players: Players, by: number): void {
  const up = <At extends { at: Vector }>(one: At): At => ({ ...one, at: add(one.at, [0, by, 0]) });
  players.things = players.things.map(up);
  players.blocks = players.blocks.map(up);
  players.creatures = players.creatures.map(up);
}

function spread({ things, blocks, creatures }: Players): readonly [wide: number, tall: number] {
  const sizes = [
    ...things.map(({ thing, at }) => {
      const [low, high] = boundsOfThing(thing);
      return [Math.abs(at[0]) * 2 + high[0] - low[0], high[1] - low[1]] as const;
    }),
    ...blocks.map(({ at, size: [w, h] }) => [Math.abs(at[0]) * 2 + w, h] as const),
    ...creatures.map(({ animal, manner, at }) => {
      const [tall, wide] = animalMetres(animal, manner);
      return [Math.abs(at[0]) * 2 + wide, tall] as const;
    }),
  ];
  return [Math.max(...sizes.map(([wide]) => wide)), Math.max(...sizes.map(([, tall]) => tall))];
}

function rightOf(players: Players): number {
  return Math.max(
    0,
    ...players.things.map(({ thing, at: [x] }) => x + boundsOfThing(thing)[1][0]),
    ...players.blocks.map(({ at: [x], size: [w] }) => x + w / 2),
    ...players.creatures.map(({ at: [x], animal, manner }) => x + animalMetres(animal, manner)[1] / 2),
  );
}

/** Two hands with what they have, and no more of anybody. */
function hands(told: Told, players: Players): Players {
  const person: Person = {
    ...dressed(['adult'], [], 0, told.absent),
    at: [0, 0, 0.5],
    face: 14,
    pose: 'work',
  };
  const [first] = told.items;
  if (!first) return { ...players, people: [person] };
  const taken = takenUp(person, first, 0);
  return {
    ...players,
    people: [taken.person],
    things: [...(taken.things ?? [])],
    blocks: [...(taken.blocks ?? [])],
  };
}
