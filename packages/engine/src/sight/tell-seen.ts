import { listed } from '../picture/describe/listed.ts';
import { areaOf } from './boxes.ts';
import { type Sighting, stands, type Verdicts } from './sighting.ts';

/** The fields of an analysis that seeing has something to say to. */
export interface SeenFields {
  subject: string;
  environment: string;
  lighting: string;
  style: string;
}

/** A thing so much smaller than the largest is where it happens, not what it is of. */
const BESIDE = 0.2;
/** Whom or what a picture is of. */
const NAMES: Sighting['kind'][] = ['person', 'crowd', 'thing'];
/** Somebody is it sooner. */
const SOMEBODY_BESIDE = 0.05;
const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MOST_OF_A_KIND = NUMBERS.length - 1;

/**
 * An analysis with what is seen in it. What somebody said of a sighting stands in their words; what is not sure is no
 * word of it until they say so. Words that a file or a person gave to the subject stay, and only theirs join them.
 */
export function tellSeen(
  without: SeenFields,
  sightings: readonly Sighting[],
  verdicts: Verdicts = {},
  isSubjectSaid = false,
): SeenFields {
  const told = sightings
    .filter((sighting) => stands(sighting, verdicts[sighting.id]))
    .map((sighting) => {
      const verdict = verdicts[sighting.id];
      return {
        ...sighting,
        says: verdict?.kind === 'said' ? verdict.words : sighting.says,
        isOwn: verdict !== undefined,
      };
    })
    .filter(({ says }) => says.trim() !== '');
  const of = (...kinds: Sighting['kind'][]) => told.filter(({ kind }) => kinds.includes(kind));
  const everyone = of(...NAMES);
  const named = isSubjectSaid ? everyone.filter(({ isOwn }) => isOwn) : everyone;
  // What is still asked about may be what the picture is of: whoever is small beside it is where it happens.
  const open = sightings.filter(({ id, kind, isSure }) => NAMES.includes(kind) && !isSure && !verdicts[id]);
  const largest = Math.max(0, ...[...named, ...open].map(({ box }) => (box ? areaOf(box) : 0)));
  const isMain = ({ kind, box, isOwn }: (typeof named)[number]) =>
    isOwn || (box ? areaOf(box) : 0) >= largest * (kind === 'thing' ? BESIDE : SOMEBODY_BESIDE);
  const main = named.filter(isMain);
  const beside = named.filter((one) => !isMain(one));
  const manner = of('arrangement', 'pose', 'facing', 'eyes', 'expression').map(({ says }) => says);
  const hasPeople = main.some(({ kind }) => kind !== 'thing');
  const isCounted = !open.some(({ kind }) => kind === 'person');
  const who = listed(grouped(main, isCounted ? undefined : PEOPLE));
  const subject = joined([who, hasPeople ? manner.join(', ') : '']);
  return {
    subject: isSubjectSaid ? joined([without.subject, who]) : subject || without.subject,
    environment: environmentOf(
      without.environment,
      beside,
      of('lettering').map(({ says }) => says),
      subject !== '',
    ),
    lighting: joined([without.lighting, ...of('key-light', 'backlight').map(({ says }) => says)]),
    style: joined([
      without.style,
      ...of('shot-size', 'camera-height', 'placement', 'headroom', 'lead-room', 'depth')
        .map(({ says }) => says)
        .filter(
          (says) => !(says.includes('soft background') && without.style.includes('shallow depth of field')),
        ),
    ]),
  };
}

/** The words that somebody put in the place of what was seen as the subject. */
export function correctionsIn(sightings: readonly Sighting[], verdicts: Verdicts): string[] {
  return sightings.flatMap(({ id, part }) => {
    const verdict = verdicts[id];
    return part === 'subject' && verdict?.kind === 'said' ? [verdict.words] : [];
  });
}

const FILLED = 'filling the frame';

function environmentOf(
  without: string,
  beside: readonly { says: string; many?: string | undefined }[],
  lines: readonly string[],
  isNamed: boolean,
): string {
  const near = beside.length > 0 ? `with ${listed(grouped(beside))} in view` : '';
  const lettering =
    lines.length > 0 ? `with lettering that reads ${listed(lines.map((line) => `“${line}”`))}` : '';
  const rest = (near || lettering || isNamed) && without === FILLED ? '' : without;
  return joined([near, lettering, rest]);
}

/** Whom a question is open about: how many there are is not said before it is answered. */
const PEOPLE = 'people';

/** "a dog and two people": what is of a kind is counted, but for the one whose number is still open. */
function grouped(
  sightings: readonly { says: string; many?: string | undefined }[],
  uncounted?: string,
): string[] {
  const counts = new Map<string, { count: number; many: string | undefined }>();
  for (const { says, many } of sightings) {
    const known = counts.get(says);
    counts.set(says, { count: (known?.count ?? 0) + 1, many: known?.many ?? many });
  }
  return [...counts].map(([says, { count, many }]) => {
    if (count === 1 || !many) return says;
    if (many === uncounted) return many;
    return count > MOST_OF_A_KIND ? `many ${many}` : `${NUMBERS[count]} ${many}`;
  });
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ');
}
