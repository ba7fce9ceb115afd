import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import { sayFacts } from '../../writing/sentence.ts';
import { IN_TIME } from '../../writing/take-out-look.ts';
import { toldNothing } from '../../writing/told-nothing.ts';
import type { Dialect } from '../dialect.ts';
import { flow } from '../pieces/flow.ts';
import { howMuchMoves } from '../pieces/how-much-moves.ts';
import { ledScene } from '../pieces/led-scene.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { stretchesOf } from '../pieces/runs.ts';
import { view } from '../pieces/view.ts';

const FRAMES = 25;
const STILL = 'still photograph';
const buckets = { little: 60, some: 127, much: 180 } as const;

/** It reads no words: the text is for the still it begins from, and what moves becomes figures. With a picture there is nothing to write. */
export const stableVideo: Dialect = {
  fit: (fitted, model) => {
    setFigures(fitted, model);
    if (fitted.isFromImage) tellAll(fitted);
    else stopTime(fitted);
  },
  say: ({ fresh, facts, isFromImage }) => {
    if (isFromImage) return [];
    const { run, behind } = ledScene(fresh, view(fresh) || STILL);
    return [
      ...flow(
        run,
        ...behind.filter(({ text }) => text !== STILL),
        ...stretchesOf(
          phrasesOf(fresh),
          'surroundings',
          'light',
          'mood',
          'camera',
          'details',
          'palette',
          'look',
          'lens',
          'focus',
        ),
      ),
      ...sayFacts(facts),
    ];
  },
};

/** The seconds asked for are frames over frames a second. */
function setFigures({ shot, parameters }: Fitted, model: Model): void {
  const offered = (name: string) => model.parameters.find(({ value }) => value.name === name)?.value;
  parameters['motion_bucket_id'] ??= buckets[howMuchMoves(shot)];
  parameters['num_frames'] ??= FRAMES;
  const { min = 1, max = 60, default: usual = 7 } = offered('fps') ?? {};
  const seconds = parameters['duration'];
  delete parameters['duration'];
  parameters['fps'] ??=
    typeof seconds === 'number'
      ? Math.min(max, Math.max(min, Math.round(Number(parameters['num_frames']) / seconds)))
      : usual;
}

function tellAll({ shot, facts, dropped }: Fitted): void {
  const told = new Set(dropped.map(({ field }) => field));
  for (const one of toldNothing(shot)) {
    if (one.field === 'duration' || one.field === 'ratio') continue;
    if (one.field === 'negative' ? facts.length > 0 : !told.has(one.field)) dropped.push(one);
  }
}

/** No still shows how fast time goes. */
function stopTime({ shot, dropped }: Fitted): void {
  for (const value of shot.effects.filter((effect) => IN_TIME.includes(effect)))
    dropped.push({ field: 'effects', value, reason: 'no-text-input' });
  shot.effects = shot.effects.filter((effect) => !IN_TIME.includes(effect));
}
