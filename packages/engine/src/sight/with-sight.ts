import type { Description } from '../picture/describe/describe-picture.ts';
import type { Measurements } from '../picture/measure-picture.ts';
import type { Sight } from './sight.ts';
import type { Sighting } from './sighting.ts';
import { sightingsIn } from './sightings-in.ts';
import { type SeenFields, tellSeen } from './tell-seen.ts';

/** What was seen in a picture, and what is said of it where none of that counts. */
export interface Seen {
  sightings: Sighting[];
  without: SeenFields;
}

export interface SeenDescription extends Description {
  seen: Seen;
}

const NAMED = 12;
const MOST_PERCENT = 94;
const YOURS_TO_SAY = 'what is in the picture is yours to say';

/** A description with what small models saw. What the file says of its subject goes before what they see. */
export function withSight(described: Description, sight: Sight, measured: Measurements): SeenDescription {
  const { analysis, originalCaption, reasons } = described;
  const sightings = sightingsIn(sight, measured);
  const { subject, environment, lighting, style } = analysis;
  const without: SeenFields = { subject, environment, lighting, style };
  const told = tellSeen(without, sightings, {}, originalCaption !== '');
  const isNamed = sightings.some(({ part, isSure }) => part === 'subject' && isSure);
  const kept = isNamed ? reasons.filter(({ says }) => says !== YOURS_TO_SAY) : reasons;
  return {
    analysis: {
      ...analysis,
      ...told,
      confidence: isNamed ? Math.min(MOST_PERCENT, analysis.confidence + NAMED) : analysis.confidence,
    },
    originalCaption,
    reasons: isNamed
      ? [...kept, { points: NAMED, says: 'small models saw what is in it, more than one way' }]
      : kept,
    seen: { sightings, without },
  };
}
