import { areaOf, containment, likeness, surest, withinFrame } from './boxes.ts';
import type { Person } from './people.ts';
import { percent } from './people.ts';
import type { Sight, Thing } from './sight.ts';
import type { Sighting } from './sighting.ts';
import { thingWords } from './thing-kinds.ts';

/** From so sure on, straight and in the mirror, a kind is said; an animal looks like another sooner than a chair. */
const SURE = { animal: 0.6, vehicle: 0.6, thing: 0.62 } as const;
const ASKED = 0.42;
/** What else it might be has to be so much less sure. */
const CLEAR_OF_RIVAL = 0.7;
/** A thing smaller than this is scenery that nobody would name. */
const LEAST_AREA = 0.003;
const MOST_THINGS = 10;

/** Everyday things and animals in the frame, the larger first. */
export function thingsIn({ things }: Sight, people: readonly Person[]): Sighting[] {
  const seen = things
    .filter(({ kind }) => kind !== 'person')
    .map((thing) => ({ ...thing, box: withinFrame(thing.box), score: meanOf(thing) }))
    .filter(({ score, box }) => score >= ASKED && areaOf(box) >= LEAST_AREA);
  // Two names for one place: the surer stays, and the other is why it is asked.
  const single = surest(seen, (one, other) => likeness(one.box, other.box) > 0.55 || isPartOf(one, other));
  return single
    .filter((thing) => !isWorn(thing, people))
    .sort((one, other) => areaOf(other.box) - areaOf(one.box))
    .slice(0, MOST_THINGS)
    .map((thing, at) => sightingOf(thing, at));
}

function meanOf({ score, mirrored }: Thing): number {
  return (score + mirrored) / 2;
}

function isPartOf(
  one: { kind: string; box: Thing['box'] },
  other: { kind: string; box: Thing['box'] },
): boolean {
  return one.kind === other.kind && containment(one.box, other.box) > 0.75;
}

/** Clothes and bags on a body are the person's, not the scene's. */
function isWorn({ kind, box }: { kind: string; box: Thing['box'] }, people: readonly Person[]): boolean {
  return kind === 'tie' && people.some((person) => containment(box, person.box) > 0.8);
}

function sightingOf(thing: Thing, at: number): Sighting {
  const { one, many, family } = thingWords[thing.kind];
  const { rival } = thing;
  const isContested = rival !== undefined && rival.score > thing.score * CLEAR_OF_RIVAL;
  const isSure = thing.score >= SURE[family] && thing.mirrored >= ASKED && !isContested;
  return {
    id: `thing-${at + 1}`,
    kind: 'thing',
    part: 'subject',
    says: one,
    many,
    percent: Math.round(100 * thing.score),
    isSure,
    box: thing.box,
    because: [
      `its outline, ${percent(thing.score)}`,
      thing.mirrored >= ASKED ? 'the same in the mirror' : 'not seen in the mirror',
      ...(isContested ? [`it might be ${thingWords[rival.kind].one}`] : []),
    ],
  };
}
