import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import type { Sentence } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { brief, narratedBrief, takeIntoBrief } from './brief.ts';
import { narration, pictured } from './narration.ts';
import { keepSpoken } from './only-spoken.ts';
import { searchPhrase } from './search-phrase.ts';

/** A brief, or words to be read out over pictures that it finds: by the fields it has. */
export const scriptToVideo: Dialect = {
  isWhole: true,
  fit: (fitted, model) => {
    if (model.input.value === 'brief') takeIntoBrief(fitted);
    else if (has(model, 'mediaSearchQuery')) searched(fitted);
    else if (has(model, 'sceneBreakdown')) byLines(fitted, model);
    else keepSpoken(fitted, 'audio.music', 'mood', 'audio.dialogue');
  },
  say: (telling) => {
    const { model } = telling;
    if (model?.input.value === 'brief') return brief(telling);
    if (model && has(model, 'mediaSearchQuery')) return scenes(telling);
    if (model && has(model, 'sceneBreakdown')) return lines(telling);
    return narratedBrief(telling);
  },
};

function has(model: Model, name: string): boolean {
  return model.parameters.some(({ value }) => value.name === name);
}

function searched(fitted: Fitted): void {
  keepSpoken(fitted);
  tellWho(fitted);
}

/** A line break ends a scene. */
function byLines(fitted: Fitted, model: Model): void {
  const { shot, parameters } = fitted;
  parameters['workflowType'] ??= 'script';
  parameters['sceneBreakdown'] ??= 'lineBreak';
  if (shot.audio.sounds.length > 0 && has(model, 'generateSfx')) parameters['generateSfx'] ??= true;
  keepSpoken(fitted);
  tellWho(fitted);
  if (shot.audio.dialogue.length === 0) return;
  for (const [field, value] of [
    ['subject.text', shot.subject.text],
    ['subject.action', shot.subject.action],
    ['place.text', shot.place.text],
    ['place.hour', shot.place.hour ?? ''],
    ['place.weather', shot.place.weather ?? ''],
    ['details', shot.details],
  ] as const)
    if (value !== '') fitted.dropped.push({ field, value, reason: 'not-understood' });
}

/** One voice reads it all. */
function tellWho({ shot, dropped }: Fitted): void {
  for (const { speaker, manner } of shot.audio.dialogue)
    for (const value of [speaker, manner])
      if (value !== '') dropped.push({ field: 'audio.dialogue', value, reason: 'not-understood' });
}

/** A short sentence to be read, and what to search for to show with it. */
function scenes({ fresh }: Telling): Sentence[] {
  const words = narration(fresh);
  const picture = fresh.audio.dialogue.length > 0 ? pictured(fresh) : undefined;
  return words.map((text, at) => [
    { part: 'audio', text: `${at === 0 ? '' : '\n\n'}text: ${text}` },
    { part: 'subject', text: `\nmediaSearchQuery: ${picture === undefined ? searchPhrase(text) : picture}` },
  ]);
}

function lines({ fresh }: Telling): Sentence[] {
  return narration(fresh).map((text, at) => [{ part: 'audio', text: `${at === 0 ? '' : '\n'}${text}` }]);
}
