import { beginningIn } from '../language/first-from.ts';
import type { Reading } from '../language/reading.ts';
import type { Scene } from '../language/scene/scene.ts';
import { sceneOf } from '../language/scene/scene-of.ts';
import { type Span, wordsOf } from '../language/span.ts';
import type { Part } from '../shot/shot.ts';
import type { CameraMove, Member, Told } from '../shot/told.ts';
import type { Movement } from '../shot/words.ts';

/** Who is in a text, what they do and all else it tells, in its own words. Only the box of the subject brings anybody in. */
export function toldOf(reading: Reading, part: Part | undefined): Told {
  const scene = sceneOf(reading);
  const said = (span: Span) => wordsOf(reading.text, span).trim();
  const isPeopled = part === undefined || part === 'subject';
  return {
    cast: isPeopled ? scene.cast.map((one) => memberOf(one, said)) : [],
    beats: isPeopled
      ? scene.beats.map(({ who, does, to, isDenied, link }) => ({
          who: [...who],
          does: said(does),
          to: [...to],
          isDenied,
          link,
        }))
      : [],
    moves: scene.moves.map((one) => moveOf(reading, one, said)),
    lettering: scene.lettering.map(({ words, surface, place, hand }) => ({
      words: said(words),
      ...(surface && { surface: said(surface) }),
      ...(place && { place: said(place) }),
      ...(hand && { hand: said(hand) }),
    })),
    absences: scene.absences.map(({ things, reach, whose }) => ({
      things: things.map(said),
      reach,
      ...(whose !== undefined && isPeopled && { whose }),
    })),
    requests: scene.requests.map(said),
    mentions: scene.references.map(({ tag }) => said(tag)),
    rest: scene.rest.map(said),
    ...(reading.language !== 'en' && { isHalfRead: true as const }),
  };
}

type Words = (span: Span) => string;

function memberOf(
  { named: [first], name, count, partOf, traits, wears, holds, place, role }: Scene['cast'][number],
  said: Words,
): Member {
  return {
    text: first ? said(first) : '',
    ...(name && { name: said(name) }),
    ...(count !== undefined && { count }),
    ...(partOf !== undefined && { partOf }),
    traits: traits.map(said),
    wears: wears.map(said),
    holds: holds.map(said),
    ...(place && { place: said(place) }),
    isHandled: role === 'handled',
  };
}

function moveOf(
  { terms }: Reading,
  { tempo, target, until, link, ...span }: Scene['moves'][number],
  said: Words,
): CameraMove {
  const term = beginningIn(terms, span).find(
    ({ field, isDenied }) => field === 'camera.movement' && !isDenied,
  );
  return {
    text: said(span),
    ...(term && { movement: term.value as Movement }),
    ...(tempo && { tempo: said(tempo) }),
    ...(target && { target: said(target) }),
    ...(until && { until: said(until) }),
    link,
  };
}
