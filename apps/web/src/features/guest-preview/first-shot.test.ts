import { modelsFor } from '@cuewright/engine/catalogue';
import { findChecks } from '@cuewright/engine/checks';
import { promptShot } from '@cuewright/engine/shots';
import { write } from '@cuewright/engine/writing';
import { expect, it } from 'vitest';
import { firstShot } from './first-shot.ts';

it('[F1.10] the shot of the start page is free of errors and warnings as it is written for any generator of clips', () => {
  const shot = promptShot(firstShot.text, 'video');
  const matters = modelsFor('advanced', 'video').flatMap((model) =>
    findChecks({ text: write(shot, model).text, mode: 'video', model })
      .filter(({ severity, rule }) => severity !== 'hint' && rule !== 'retired-model')
      .map(({ says }) => `${model.name}: ${says}`),
  );
  expect(matters).toEqual([]);
});
