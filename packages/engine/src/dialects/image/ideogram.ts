import type { Fitted } from '../../writing/fit-model.ts';
import { type Sentence, sayFacts } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { fitAbsences } from '../pieces/absences.ts';
import { openingWith } from '../pieces/opening.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';
import { ideogramCaption } from './ideogram-caption.ts';

/** Plain sentences up to version 3: what it is, who, where, the light, the frame. From 4 on the caption it was trained on. */
export const ideogram: Dialect = {
  fit: (fitted, model) => {
    fitAbsences(fitted, model);
    if (model.input.value === 'structured') tellFigures(fitted);
  },
  isWhole: true,
  say: (telling) =>
    telling.model?.input.value === 'structured' ? ideogramCaption(telling) : inSentences(telling),
};

/** A caption says what is seen: one stop, and no figure that nobody sees. */
function tellFigures({ shot: { camera }, dropped }: Fitted): void {
  for (const field of ['iso', 'shutter', 'sensor'] as const) {
    const value = camera[field];
    if (value !== undefined)
      dropped.push({ field: `camera.${field}`, value: String(value), reason: 'no-setting' });
    delete camera[field];
  }
  if (camera.lens && camera.aperture) {
    const { maxAperture: _printed, ...lens } = camera.lens;
    camera.lens = lens;
  }
}

function inSentences({ fresh, facts }: Telling): Sentence[] {
  const phrases = phrasesOf(fresh);
  const withShot = { ...phrases, framing: [...shotPhrase(fresh), ...phrases.framing] };
  return [
    ...openingWith(fresh, { medium: 'A realistic photo' }),
    ...sentencesOf(phrases, 'surroundings', 'details'),
    sentenceOf(phrases, 'light'),
    ...sentencesOf(phrases, 'mood', 'camera'),
    sentenceOf(withShot, 'framing', 'palette', 'look'),
    sentenceOf(phrases, 'lens', 'focus'),
    ...sayFacts(facts),
  ];
}
