export { areaOf, around, containment, likeness, surest, withinFrame } from './boxes.ts';
export { type Look, lookSheet, type SheetLine, withLightOf } from './look-sheet.ts';
export type { Body, Cutout, Face, Joint, Line, Point, Sight, Thing } from './sight.ts';
export type { Sighting, SightingPart, Verdict, Verdicts } from './sighting.ts';
export { stands } from './sighting.ts';
export { sightingsIn } from './sightings-in.ts';
export { correctionsIn, type SeenFields, tellSeen } from './tell-seen.ts';
export { thingKinds } from './thing-kinds.ts';
export { type Seen, type SeenDescription, withSight } from './with-sight.ts';
