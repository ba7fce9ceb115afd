import type { Region } from '../picture/focus/focus.ts';
import { areaOf, centreOf, containment, isInside, likeness, withinFrame } from './boxes.ts';
import type { Body, Face, Sight, Thing } from './sight.ts';
import { thingWords } from './thing-kinds.ts';

/** Somebody, put together from what saw them. */
export interface Person {
  box: Region;
  thing: Thing | undefined;
  body: Body | undefined;
  face: Face | undefined;
  /** How sure all of them together are, 0 to 1. */
  score: number;
  /** Said without asking. */
  isSure: boolean;
  because: string[];
}

const PERSON = 0.38;
/** Behind several there may be more, further back: an outline is asked about sooner there. */
const ONE_MORE = 0.28;
const SEVERAL = 2;
const BODY = 0.3;
const FACE = 0.6;
/** What is a face once somebody is known to be there, and no ground for that by itself. */
const LIKELY_FACE = 0.5;
/** A face by itself is seen in dogs, toys and knots of wood. */
const ONLY_FACE = 0.8;
/** Two kinds of look at one place, and how sure they have to be together. */
const SURE_TOGETHER = 0.68;
/** A lighthouse has the outline of somebody who stands: by outline alone both looks have to be this sure. */
const SURE_OUTLINE = 0.66;
const LEAST_OUTLINE = 0.6;
/** What else it might be has to be so much less sure: to a detector teddy bears, hydrants and statues are half people. */
const CLEAR_OF_RIVAL = { together: 0.7, alone: 0.5 } as const;

/** The people of a picture, the largest first. Whoever two models saw is one person. */
export function peopleIn({ things, bodies, faces }: Pick<Sight, 'things' | 'bodies' | 'faces'>): Person[] {
  const people: Person[] = things
    .filter(({ kind, score, mirrored }) => kind === 'person' && (score + mirrored) / 2 >= PERSON)
    .map((thing) => somebody(thing.box, { thing }));
  const animals = things.filter(
    ({ kind, score, mirrored }) => thingWords[kind].family === 'animal' && (score + mirrored) / 2 >= PERSON,
  );
  for (const body of bodies.filter(({ score }) => score >= BODY)) {
    const own = best(people, (person) => (person.body ? 0 : sharedWith(body, person)));
    if (own) own.body = body;
    else if (!people.some((person) => person.body && likeness(person.body.box, body.box) > 0.4))
      people.push(somebody(body.box, { body }));
  }
  // The surest first: two people may stand so near that either could have a face.
  const likely = faces
    .filter(({ score }) => score >= LIKELY_FACE)
    .sort((one, other) => other.score - one.score);
  for (const face of likely) {
    const own = best(people, (person) => (person.face ? 0 : headOf(face, person)));
    if (own) own.face = face;
    else if (
      face.score >= ONLY_FACE &&
      !people.some((person) => person.face && containment(person.face.box, face.box) > 0.4) &&
      !animals.some(({ box }) => containment(box, face.box) > 0.6)
    )
      people.push(somebody(wholeOf(face), { face }));
  }
  const seen = people.map(judged);
  return [...seen, ...furtherBack(things, seen)]
    .filter((person, _, all) => !isPartOf(person, all))
    .sort((one, other) => areaOf(withinFrame(other.box)) - areaOf(withinFrame(one.box)));
}

function furtherBack(things: readonly Thing[], seen: readonly Person[]): Person[] {
  if (seen.filter((person) => person.isSure).length < SEVERAL) return [];
  return things
    .filter(({ kind, score, mirrored }) => {
      const mean = (score + mirrored) / 2;
      return kind === 'person' && mean >= ONE_MORE && mean < PERSON;
    })
    .filter(({ box }) => !seen.some((person) => containment(box, person.box) > 0.5))
    .map((thing) => judged(somebody(thing.box, { thing })));
}

function somebody(box: Region, by: Partial<Pick<Person, 'thing' | 'body' | 'face'>>): Person {
  return {
    box,
    thing: undefined,
    body: undefined,
    face: undefined,
    ...by,
    score: 0,
    isSure: false,
    because: [],
  };
}

function best(people: readonly Person[], score: (person: Person) => number): Person | undefined {
  let found: Person | undefined;
  let most = 0.25;
  for (const person of people) {
    const now = score(person);
    if (now > most) [found, most] = [person, now];
  }
  return found;
}

function sharedWith(body: Body, person: Person): number {
  const joints = body.joints.filter(({ score }) => score > 0.2);
  const inside = joints.filter((joint) => isInside(joint, person.box)).length / Math.max(1, joints.length);
  return inside < 0.5 ? 0 : inside * (0.5 + likeness(body.box, person.box));
}

/** A head is in the upper part of its body, or where its joints say. */
function headOf({ box }: Face, person: Person): number {
  const nose = person.body?.joints[0];
  if (nose && nose.score > 0.3) return isInside(nose, grown(box)) ? 1 : 0;
  const middle = centreOf(box);
  const upper = { ...person.box, height: person.box.height * 0.6 };
  if (!isInside(middle, upper)) return 0;
  return 0.3 + 0.6 * Math.min(1, (box.width * 3) / Math.max(0.01, person.box.width));
}

function grown({ x, y, width, height }: Region): Region {
  return { x: x - width * 0.2, y: y - height * 0.2, width: width * 1.4, height: height * 1.4 };
}

/** Head and shoulders of somebody of whom only the face was found. */
function wholeOf({ box }: Face): Region {
  return withinFrame({
    x: box.x - box.width * 0.6,
    y: box.y - box.height * 0.5,
    width: box.width * 2.2,
    height: box.height * 2.6,
  });
}

/** A face that says by itself that somebody is there. */
function groundOf({ face }: Person): Face | undefined {
  return face && face.score >= FACE ? face : undefined;
}

/** An arm, a back or a second outline of somebody who is already told. */
function isPartOf(person: Person, all: readonly Person[]): boolean {
  if (person.isSure || person.face || person.body) return false;
  return all.some(
    (other) =>
      other.isSure && areaOf(other.box) > areaOf(person.box) && containment(person.box, other.box) > 0.7,
  );
}

function judged(person: Person): Person {
  const { thing, body } = person;
  const face = groundOf(person);
  const because = [
    thing && `a person's outline, ${percent((thing.score + thing.mirrored) / 2)}`,
    thing && thing.mirrored >= 0.4 && 'the same in the mirror',
    body && `a body by its joints, ${percent(body.score)}`,
    face && `a face, ${percent(face.score)}`,
  ].filter((reason) => typeof reason === 'string');
  const doubts = [
    thing ? 1 - (thing.score + thing.mirrored) / 2 : 1,
    body ? 1 - body.score * 0.9 : 1,
    face ? 1 - face.score * 0.9 : 1,
  ];
  // Each of them alone may err; that all do at the same place is less likely.
  const score = 1 - doubts.reduce((product, doubt) => product * doubt, 1);
  return {
    ...person,
    box: withinFrame(person.box),
    score,
    isSure: isSure({ ...person, face }, score),
    because,
  };
}

function isSure({ thing, body, face }: Person, score: number): boolean {
  const outline = thing ? (thing.score + thing.mirrored) / 2 : 0;
  const rival = thing?.rival?.score ?? 0;
  const looks = [thing, body, face].filter(Boolean).length;
  if (looks >= 2) return score >= SURE_TOGETHER && rival <= CLEAR_OF_RIVAL.together * Math.max(outline, 0.5);
  if (!thing) return false;
  return (
    outline >= SURE_OUTLINE &&
    Math.min(thing.score, thing.mirrored) >= LEAST_OUTLINE &&
    rival <= CLEAR_OF_RIVAL.alone * outline
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
