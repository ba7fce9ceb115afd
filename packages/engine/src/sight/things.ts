import { areaOf, containment, likeness, prominenceOf, surest, withinFrame } from './boxes.ts';
import type { Person } from './people.ts';
import type { Sight, Thing } from './sight.ts';
import type { Sighting } from './sighting.ts';
import { thingKinds, thingWords } from './thing-kinds.ts';

/** From so sure on, in the mean of both looks, a kind is said. */
const SURE = { animal: 0.58, vehicle: 0.52, thing: 0.58, simple: 0.74 } as const;
const AGREED = 0.42;
/** From so sure on a thing is asked about; the one that the shot may be of sooner. */
const ASKED = 0.42;
const ASKED_OF_MAIN = 0.36;
/** What else it might be has to be so much less sure. */
const CLEAR_OF_RIVAL = 0.7;
/** From so near on the other kind is offered beside it. */
const OFFERED = 0.5;
/** A thing smaller than this is scenery that nobody would name. */
const LEAST_AREA = 0.003;
const LEAST_MAIN_AREA = 0.08;
const MOST_THINGS = 10;

/** Everyday things and animals in the frame, the larger first. */
export function thingsIn({ things }: Sight, people: readonly Person[]): Sighting[] {
  const seen = things
    .filter(({ kind }) => kind !== 'person')
    .map(agreed)
    .filter(
      ({ score, box }) =>
        score >= (areaOf(box) >= LEAST_MAIN_AREA ? ASKED_OF_MAIN : ASKED) && areaOf(box) >= LEAST_AREA,
    );
  // Two names for one place: the surer stays, and the other is why it is asked.
  const single = surest(seen, (one, other) => likeness(one.box, other.box) > 0.55 || isPartOf(one, other));
  return single
    .filter((thing) => !isWorn(thing, people) && !isSomebody(thing, people))
    .sort((one, other) => prominenceOf(other.box, other.score) - prominenceOf(one.box, one.score))
    .slice(0, MOST_THINGS)
    .map((thing, at) => sightingOf(thing, at));
}

/** An animal or a vehicle: whoever films it frames it as they would frame somebody. */
export function isSolid({ says }: Sighting): boolean {
  return thingKinds.some(
    (kind) => thingWords[kind].one === says && ['animal', 'vehicle'].includes(thingWords[kind].family),
  );
}

interface Agreed extends Pick<Thing, 'kind' | 'box' | 'rival'> {
  /** The mean of both looks. */
  score: number;
  /** The less sure of the two. */
  least: number;
}

function agreed({ kind, box, rival, score, mirrored }: Thing): Agreed {
  return {
    kind,
    box: withinFrame(box),
    ...(rival && { rival }),
    score: (score + mirrored) / 2,
    least: Math.min(score, mirrored),
  };
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

/** What stands where somebody surely does is they. */
function isSomebody({ box }: Agreed, people: readonly Person[]): boolean {
  return people.some((person) => person.isSure && likeness(box, person.box) > 0.6);
}

function sightingOf(thing: Agreed, at: number): Sighting {
  const { one, many, family } = thingWords[thing.kind];
  const { rival } = thing;
  const isContested = rival !== undefined && rival.score > thing.score * CLEAR_OF_RIVAL;
  const isSure = thing.score >= SURE[family] && thing.least >= AGREED && !isContested;
  const rather =
    !isSure && rival && rival.kind !== 'person' && rival.score > thing.score * OFFERED
      ? thingWords[rival.kind].one
      : undefined;
  return {
    id: `thing-${at + 1}`,
    kind: 'thing',
    part: 'subject',
    says: one,
    many,
    ...(rather && { rather }),
    percent: Math.round(100 * thing.score),
    isSure,
    box: thing.box,
    because: [
      'its outline in the picture',
      thing.least >= AGREED ? 'the same in the mirror' : 'less plain in the mirror',
      ...(isContested ? [`it might be ${thingWords[rival.kind].one}`] : []),
    ],
  };
}
