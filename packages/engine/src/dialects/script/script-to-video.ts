import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import type { Sentence } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { brief, narratedBrief, takeIntoBrief, takeLength } from './brief.ts';
import { narration, pictured } from './narration.ts';
import { keepSpoken, leaveUnread } from './only-spoken.ts';
import { searchFor, searchPhrase } from './search-phrase.ts';

/** A brief, or words to be read out over pictures that it finds: by the fields it has. */
export const scriptToVideo: Dialect = {
  isWhole: true,
  fit: (fitted, model) => {
    if (model.input.value === 'brief') takeIntoBrief(fitted);
    else if (has(model, 'mediaSearchQuery')) searched(fitted);
    else if (has(model, 'sceneBreakdown')) byLines(fitted, model);
    else narrated(fitted);
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

function narrated(fitted: Fitted): void {
  const { subject, details } = fitted.shot;
  takeLength(fitted);
  keepSpoken(fitted, 'audio.music', 'mood');
  const isDrawn = /\b(?:anim|cartoon|illustrat|drawn)/i.test(`${subject.text} ${details}`);
  fitted.parameters['category'] ??= isDrawn ? 'Animation' : 'Live';
}

function searched(fitted: Fitted): void {
  keepSpoken(fitted);
  leaveUnread(fitted, ['details']);
}

/** A line break ends a scene. */
function byLines(fitted: Fitted, model: Model): void {
  const { shot, parameters } = fitted;
  parameters['workflowType'] ??= 'script';
  parameters['sceneBreakdown'] ??= 'lineBreak';
  if (shot.audio.sounds.length > 0 && has(model, 'generateSfx')) parameters['generateSfx'] ??= true;
  keepSpoken(fitted);
  leaveUnread(fitted);
}

/** A short sentence to be read, and what to search for to show with it. */
function scenes({ fresh }: Telling): Sentence[] {
  const words = narration(fresh);
  const picture = fresh.lines.length > 0 ? pictured(fresh) : undefined;
  return words.map((text, at) => [
    { part: 'audio', text: `${at === 0 ? '' : '\n\n'}text: ${text}` },
    {
      part: 'subject',
      text: `\nmediaSearchQuery: ${picture ?? (at === 0 ? searchFor(fresh) : searchPhrase(text))}`,
    },
  ]);
}

function lines({ fresh }: Telling): Sentence[] {
  return narration(fresh).map((text, at) => [{ part: 'audio', text: `${at === 0 ? '' : '\n'}${text}` }]);
}
