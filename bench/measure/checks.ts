import { modelsFor } from '../../packages/engine/src/catalogue/index.ts';
import { lookOver } from '../../packages/engine/src/checks/index.ts';
import { library } from '../../packages/engine/src/content/library/library.ts';
import { readShot } from '../../packages/engine/src/shot-of/index.ts';
import { median, type Row } from '../row.ts';

const CHARACTERS = 2_000;
const TIMES = 25;

const texts = {
  photo: longText('photo'),
  video: longText('video'),
};

/** Two thousand characters, looked over for every generator, beside reading them once. */
export function measureChecks(): Row[] {
  const models = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));
  const look = models.map((model) => () => lookOver({ text: texts[model.mode], mode: model.mode, model }));
  for (const run of look) run();
  const times = look.map((run) => milliseconds(run)).sort((one, other) => one - other);
  const read = milliseconds(() => readShot(texts.video, { mode: 'video' }));
  const against = `reading them takes ${read.toFixed(2)} ms`;
  return [
    {
      what: `checks of 2,000 characters, ${models.length} generators`,
      value: `${median(times).toFixed(2)} ms`,
      reference: against,
    },
    {
      what: 'the same, the slowest generator',
      value: `${times.at(-1)?.toFixed(2)} ms`,
      reference: 'at most 4 ms',
    },
  ];
}

function longText(mode: 'photo' | 'video'): string {
  const prompts = library.filter((prompt) => prompt.mode === mode).map(({ prompt }) => prompt);
  return `${prompts.join(' ')} `.repeat(2).slice(0, CHARACTERS);
}

function milliseconds(run: () => unknown): number {
  return median(
    Array.from({ length: TIMES }, () => {
      const began = performance.now();
      run();
      return performance.now() - began;
    }),
  );
}
