import { expect, it } from 'vitest';
import { ownShots } from '../../testing/own-shots.ts';
import { inFull } from '../../testing/soak.ts';
import { modelsFor } from '../catalogue/index.ts';
import { write } from '../writing/write.ts';
import { findChecks } from './index.ts';

/** Each shot for every sixth generator, another six for the next; `npm run soak` takes all. */
const EVERY = inFull ? 1 : 6;

it.each(['photo', 'video'] as const)(
  '[F1.10] what we hand anybody to begin with is free of errors and warnings as it is written for a generator, %s',
  (mode) => {
    const models = modelsFor('advanced', mode);
    const matters = ownShots(mode).flatMap(({ where, shot }, at) =>
      models
        .filter((_model, n) => (n + at) % EVERY === 0)
        .flatMap((model) => {
          const { text } = write(shot, model);
          // That a generator is gone is said of it, and not of the text.
          return findChecks({ text, mode, model })
            .filter(({ severity, rule }) => severity !== 'hint' && rule !== 'retired-model')
            .map(({ says }) => `${where}, for ${model.name}: ${says} ${text}`);
        }),
    );
    expect(matters).toEqual([]);
  },
);
