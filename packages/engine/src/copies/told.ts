import type { Model } from '../catalogue/model.ts';
import { clashesOf } from '../language/clashes/clashes.ts';
import type { Reading } from '../language/reading.ts';
import type { LeftOff } from './copy.ts';

/** What a generator cannot take of a text as a whole, and what the text takes back itself. */
export function toldOf(reading: Reading, model: Model, hasStartImage: boolean): LeftOff[] {
  const { text, language, statements } = reading;
  const told: LeftOff[] = clashesOf(reading).map(({ one, other }) => ({
    what: `${text.slice(one.from, one.to)} / ${text.slice(other.from, other.to)}`,
    why: 'conflict',
  }));
  if (model.startImage?.value === 'required' && !hasStartImage) told.push({ what: 'start image', why: 'needs-start-image' });
  if (model.input.value === 'numbers') told.push({ what: 'the text', why: 'reads-no-text' });
  const languages = model.languages?.value;
  const isRead = language === 'other' || !languages || languages.some((tag) => tag.split('-')[0] === language);
  if (!isRead) told.push({ what: `language: ${language}`, why: 'other-language' });
  const takesReferences = model.references !== undefined || hasStartImage;
  if (!takesReferences)
    for (const one of statements)
      if (one.kind === 'reference' && one.within === undefined) told.push({ what: text.slice(one.from, one.to), why: 'no-references' });
  return told;
}
