import type { Fits } from '../../content/fits.ts';
import { bareForm } from '../../language/words/stem.ts';
import type { Finding, FindingField, ReadShot } from '../../shot-of/index.ts';
import { readShot } from '../../shot-of/read-shot.ts';

const read = new Map<string, readonly Finding[]>();

/** What the reader finds in a phrase of the banks. The banks are few and fixed, so each is read once. */
function findingsIn(phrase: string): readonly Finding[] {
  const known = read.get(phrase);
  if (known) return known;
  const { findings } = readShot(`${phrase}.`, { mode: 'video' });
  read.set(phrase, findings);
  return findings;
}

/** Fields of which a text has room for one value. */
const SINGLE = /^(?:camera\.(?!framings)|light\.|place\.|duration|ratio|subject\.people)/;

/** A phrase may be added to an idea when it says nothing again, nothing else, and nothing that was ruled out. */
export function agrees(phrase: string, idea: ReadShot, fits: Fits): boolean {
  const found = findingsIn(phrase).filter(({ negated }) => !negated);
  if (
    found.some(
      ({ field }) => field === 'subject.people' || field === 'negative' || field === 'audio.dialogue',
    )
  )
    return false;
  if (found.some((own) => idea.findings.some((given) => excludes(given, own)))) return false;
  if (found.some((own) => misses(own, fits))) return false;
  const lower = phrase.toLowerCase();
  return !idea.shot.negative.some((thing) => ruledOut(thing, lower));
}

function excludes(given: Finding, own: Finding): boolean {
  if (given.field !== own.field) return false;
  if (given.negated) return given.value === own.value || isOneOf(given, own);
  return SINGLE.test(own.field);
}

/** It would be read as another place, hour or weather than the one it is to stand in. */
function misses({ field, value }: Finding, { classes, hours, weathers }: Fits): boolean {
  if (field === 'place.class') return classes !== undefined && !classes.some((one) => one === value);
  if (field === 'place.hour') return hours !== undefined && !hours.some((one) => one === value);
  if (field === 'place.weather') return weathers !== undefined && !weathers.some((one) => one === value);
  return false;
}

/** "no handheld" rules out what shakes like it. */
function isOneOf(given: Finding, own: Finding): boolean {
  const shaky = ['handheld', 'shoulder-mounted', 'shake'];
  return shaky.includes(given.value) && shaky.includes(own.value);
}

function ruledOut(thing: string, phrase: string): boolean {
  const words = thing.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => phrase.includes(bareForm(word)));
}

export function says(idea: ReadShot, ...fields: readonly FindingField[]): boolean {
  return idea.findings.some(({ field, negated }) => !negated && fields.includes(field));
}
