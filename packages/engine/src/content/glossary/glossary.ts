import { angleTerms } from './angle-terms.ts';
import { colourTerms } from './colour-terms.ts';
import { compositionTerms } from './composition-terms.ts';
import { exposureTerms } from './exposure-terms.ts';
import { filmTerms } from './film-terms.ts';
import { framingTerms } from './framing-terms.ts';
import { generatorTerms } from './generator-terms.ts';
import { lensTerms } from './lens-terms.ts';
import { lightTerms } from './light-terms.ts';
import { movementTerms } from './movement-terms.ts';
import { soundTerms } from './sound-terms.ts';
import type { TermEntry } from './term.ts';
import { timeTerms } from './time-terms.ts';
import { whenAndWhereTerms } from './when-and-where-terms.ts';

/** The vocabulary, in the order in which a shot is thought out. */
export const glossaryGroups = [
  { id: 'framing', name: 'Shot sizes and framing', terms: framingTerms },
  { id: 'composition', name: 'Composition', terms: compositionTerms },
  { id: 'angle', name: 'Angles', terms: angleTerms },
  { id: 'movement', name: 'Movement', terms: movementTerms },
  { id: 'lens', name: 'Lens and focus', terms: lensTerms },
  { id: 'exposure', name: 'Exposure', terms: exposureTerms },
  { id: 'light', name: 'Light', terms: lightTerms },
  { id: 'when-and-where', name: 'Hour, weather and place', terms: whenAndWhereTerms },
  { id: 'film', name: 'Film and format', terms: filmTerms },
  { id: 'colour', name: 'Colour', terms: colourTerms },
  { id: 'time', name: 'Time and pacing', terms: timeTerms },
  { id: 'sound', name: 'Sound', terms: soundTerms },
  { id: 'generator', name: 'Generator words', terms: generatorTerms },
] as const satisfies readonly { id: string; name: string; terms: readonly TermEntry[] }[];

export type GlossaryGroupId = (typeof glossaryGroups)[number]['id'];

export interface Term extends TermEntry {
  group: GlossaryGroupId;
}

export const glossary: readonly Term[] = glossaryGroups.flatMap(({ id, terms }) =>
  terms.map((term) => ({ ...term, group: id })),
);
