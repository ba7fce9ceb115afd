import { readText } from '@cuewright/engine/reading';
import { expect, it } from 'vitest';
import { heardSoFar } from './heard-so-far.ts';

it('[TOOL-3] sorts what was said into the parts of a shot', () => {
  const heard = heardSoFar(
    readText('An old man folds a newspaper in a ferry terminal at night, 85mm, backlight. Sounds: gulls.', {
      mode: 'video',
    }),
  );
  expect(heard.subject).toContain('old man');
  expect(heard.place).toContain('ferry terminal');
  expect(heard.camera).toContain('85mm');
  expect(heard.light).toContain('backlight');
  expect(heardSoFar(readText(''))).toEqual({});
});
