import { sourceFiles } from '../source-files.ts';
import { type EnglishFound, englishIn } from './english-in.ts';
import { aboutFormats, stillGuessing } from './not-english.ts';

const LOOKED_AT = [
  'packages/engine/src',
  'packages/stage/src',
  'packages/contract/src',
  'apps/server/src',
  'apps/web/src',
];
/** The one place that is for it. */
const READING = 'packages/engine/src/language/';

export interface EnglishCount {
  readonly reading: readonly EnglishFound[];
  /** Places whose guessing goes with what is written anew. */
  readonly guessing: readonly EnglishFound[];
  /** What is no guess at English. */
  readonly formats: readonly EnglishFound[];
  readonly elsewhere: readonly EnglishFound[];
  /** By each place that is let pass. */
  readonly byPlace: ReadonlyMap<string, readonly EnglishFound[]>;
}

/** What the code has about English, and where. Tests and the gallery are left out. */
export function countEnglish(): EnglishCount {
  const places = Object.keys({ ...aboutFormats, ...stillGuessing });
  const found = LOOKED_AT.flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter((file) => !/\.(?:test|gallery)\.tsx?$|\/gallery\//.test(file))
    .flatMap(englishIn);
  const placeOf = ({ file }: EnglishFound) =>
    file.startsWith(READING) ? READING : (places.find((place) => file.startsWith(place)) ?? '');
  const byPlace = Map.groupBy(found, placeOf);
  const of = (named: object) => Object.keys(named).flatMap((place) => byPlace.get(place) ?? []);
  return {
    reading: byPlace.get(READING) ?? [],
    guessing: of(stillGuessing),
    formats: of(aboutFormats),
    elsewhere: byPlace.get('') ?? [],
    byPlace,
  };
}
