import { isCrowd, isSomebody } from '../language/cast/people.ts';
import { matterOf } from '../language/words/matter.ts';
import { senseOf } from '../language/words/senses.ts';
import { nightWords } from '../language/words/sight-words.ts';
import type { Shot } from '../shot/shot.ts';

/** What else is in the picture, as far as it decides what may be said instead of a thing. */
export interface Around {
  /** How many are there, at least. */
  readonly people: number;
  readonly isIndoors: boolean;
  readonly isNight: boolean;
  readonly isVehicle: boolean;
  /** Something on its own, and no place. */
  readonly isThingAlone: boolean;
  readonly isLettered: boolean;
  readonly isShiny: boolean;
  readonly isHeard: boolean;
  readonly hasRoad: boolean;
  readonly hasWater: boolean;
  readonly hasCloth: boolean;
  /** Whether a word stands in it. */
  readonly has: (word: string) => boolean;
}

const ROADS = new Set(
  'road street lane highway alley avenue boulevard motorway crossing crossroads bridge track roundabout driveway promenade square cobbles cobblestones pavement asphalt tarmac'.split(
    ' ',
  ),
);
/** "No handheld": what a word stands behind is not there. */
const DENIES = new Set('no not without never any'.split(' '));
const SINGULAR = /(?:es|s)$/;

export function aroundOf(shot: Shot): Around {
  const { subject, place, camera, light, mood, details, cast, lines, said } = shot;
  const boxes = [subject.text, subject.action, place.text, camera.text, light.text, mood, details];
  // Of one's own words those that are left: what is ruled out has been taken out of them.
  const texts = said && details !== '' ? [details] : boxes;
  const all = texts.join(' ');
  const words = all.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const seen = words.filter(
    (_, at) => !words.slice(Math.max(0, at - 2), at).some((word) => DENIES.has(word)),
  );
  const known = new Set(seen);
  const singulars = new Set(seen.map((word) => word.replace(SINGULAR, '')));
  const people = peopleIn(cast, subject.people, words);
  const matters = new Set(words.map(matterOf));
  const isIndoors = place.class === 'interior' || place.class === 'studio' || matters.has('room');
  const isOutdoors = place.class === 'exterior' || matters.has('land') || matters.has('water');
  return {
    people,
    isIndoors: isIndoors && place.class !== 'exterior',
    isNight: place.hour === 'night' || words.some((word) => nightWords.has(word)),
    isVehicle: words.some((word) => senseOf(word) === 'vehicle'),
    isThingAlone: people === 0 && !isIndoors && !isOutdoors && !matters.has('building') && place.text === '',
    isLettered: /["“«„]/.test(all) || (shot.mode === 'video' && lines.length > 0),
    isShiny: ['glass', 'metal', 'water'].some((one) => matters.has(one as 'glass')),
    isHeard: shot.mode === 'video',
    hasRoad: words.some((word) => ROADS.has(word) || ROADS.has(word.replace(/s$/, ''))),
    hasWater: matters.has('water'),
    hasCloth: matters.has('fabric') || words.some((word) => senseOf(word) === 'garment'),
    has: (word) => known.has(word) || singulars.has(word.replace(SINGULAR, '')),
  };
}

function peopleIn(cast: Shot['cast'], told: number | undefined, words: readonly string[]): number {
  if (told !== undefined && told > 0) return told;
  const crowds = words.some(isCrowd) ? 2 : 0;
  const apart = words.filter((word) => isSomebody(word)).length;
  const named = cast.filter(({ name, isHandled }) => name !== undefined && !isHandled).length;
  return Math.max(crowds, apart, named);
}
