import type { GroundName } from '../../content/banks/grounds.ts';
import type { Fits } from '../../content/fits.ts';
import type { GenreId } from '../../content/genres.ts';
import * as words from '../../language/surroundings/where-and-when.ts';
import type { Hour, PlaceClass, Weather } from '../../shot/words.ts';
import type { Finding, ReadShot } from '../../shot-of/index.ts';
import { type Draw, pick } from './draw.ts';

/** Where and when an idea plays, as far as its words allow to tell, and what would look out of place there. */
export interface Setting {
  fits: Fits;
  /** What it stands on, where that is neither a room nor a street. */
  ground?: GroundName;
  /** On a world that has no weather of ours. */
  offWorld: boolean;
  /** An open flame would go out. */
  wet: boolean;
  /** Nothing far off can be seen. */
  thick: boolean;
  /** Nothing grows there. */
  barren: boolean;
  windowless: boolean;
  longAgo: boolean;
  winter: boolean;
  summer: boolean;
  /** Any other season than winter and summer. */
  mild: boolean;
  someone: boolean;
  /** The idea tells where it plays. */
  sure: boolean;
  /** Its language is one that the vocabulary knows. */
  understood: boolean;
}

/** Where a genre looks first when the idea leaves it open. */
const usual: Readonly<Record<GenreId, readonly PlaceClass[]>> = {
  corporate: ['interior'],
  lifestyle: ['interior', 'interior', 'exterior'],
  cinematic: ['interior', 'exterior'],
  commercial: ['interior', 'studio'],
  documentary: ['interior', 'exterior'],
  fashion: ['studio', 'interior', 'exterior'],
};

/** Whoever names these hours means the sun to be seen. */
const BY_THE_SUN: readonly Hour[] = ['sunrise', 'golden-hour', 'sunset'];
const WET: readonly Weather[] = ['rain', 'drizzle', 'thunderstorm', 'snow'];
const THICK: readonly Weather[] = ['fog', 'mist'];
const FAIR: readonly Weather[] = ['clear-sky', 'wind', 'haze', 'dust', 'heat'];

export function settingOf({ text, shot, findings }: ReadShot, genre: GenreId, draw: Draw): Setting {
  const { hour, weather } = shot.place;
  const open = pick(draw, usual[genre]) ?? 'interior';
  const understood = isUnderstood(text);
  const told = classOf(text, shot.place.class, findings) ?? (weather ? 'exterior' : undefined);
  const placeClass = told ?? open;
  const meantHour: Hour | undefined = hour ?? words.meantHours.find(([said]) => said.test(text))?.[1];
  const meantWeather: Weather | undefined =
    weather ?? words.meantWeathers.find(([said]) => said.test(text))?.[1];
  return {
    fits: {
      ...(understood && { classes: [placeClass] }),
      ...(meantHour && { hours: [meantHour] }),
      ...(meantWeather && { weathers: [meantWeather] }),
      ...(!meantWeather && meantHour && BY_THE_SUN.includes(meantHour) && { weathers: FAIR }),
    },
    ...groundOf(text, placeClass),
    offWorld: words.offWorld.test(text),
    wet: meantWeather !== undefined && WET.includes(meantWeather),
    thick: meantWeather !== undefined && THICK.includes(meantWeather),
    barren: words.barren.test(text),
    windowless: placeClass === 'interior' && words.windowless.test(text),
    longAgo: words.longAgo.test(text),
    winter: words.wintry.test(text),
    summer: words.summery.test(text),
    mild: words.springOrAutumn.test(text),
    someone: (shot.subject.people ?? 0) > 0 || words.someone.test(text),
    sure: told !== undefined && understood,
    understood,
  };
}

/** Whatever the weather turns out to be, it falls. */
export function isWet({ weathers }: Fits): boolean {
  return weathers?.every((weather) => WET.includes(weather)) ?? false;
}

/** Whatever the weather turns out to be, it hides what is far off. */
export function isThick({ weathers }: Fits): boolean {
  return weathers?.every((weather) => THICK.includes(weather)) ?? false;
}

function groundOf(text: string, at: PlaceClass): Pick<Setting, 'ground'> {
  if (at === 'exterior') {
    if (words.inTheAir.test(text)) return { ground: 'air' };
    if (words.onWater.test(text) && !words.frozen.test(text)) return { ground: 'water' };
    if (words.openLand.test(text)) return { ground: 'land' };
  }
  if (at === 'interior') {
    if (words.vehicle.test(text)) return { ground: 'vehicle' };
    if (words.hall.test(text)) return { ground: 'hall' };
  }
  return {};
}

function classOf(
  text: string,
  read: PlaceClass | undefined,
  findings: readonly Finding[],
): PlaceClass | undefined {
  if (words.underWater.test(text)) return 'underwater';
  if (words.inSpace.test(text)) return 'space';
  if (words.underTheSky.test(text)) return 'exterior';
  const found = findings.find(({ field, negated }) => field === 'place.class' && !negated);
  const fromOutside =
    found !== undefined &&
    read === 'interior' &&
    words.seenFromOutside.test(text.slice(found.start, found.end)) &&
    !words.ledInto.test(text.slice(0, found.start));
  if (read !== undefined && !fromOutside) return read;
  if (words.inDoors.test(text) && !words.outOfDoors.test(text)) return 'interior';
  if (words.outOfDoors.test(text) || fromOutside) return 'exterior';
  return undefined;
}

/** Mostly Latin letters, and not the small words of another language that is written with them. */
function isUnderstood(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) return false;
  const foreign = text.match(words.foreignWords)?.length ?? 0;
  const all = text.match(/\p{L}+/gu)?.length ?? 0;
  return foreign < 2 || foreign * 6 < all;
}
