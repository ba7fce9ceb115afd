import { expect, it } from 'vitest';
import { readShot } from './read-shot.ts';
import { saidByPart } from './said-by-part.ts';

it('[R6.5] sorts what was said into the parts of a shot', () => {
  const heard = saidByPart(
    readShot('An old man folds a newspaper in a ferry terminal at night, 85mm, backlight. Sounds: gulls.', {
      mode: 'video',
    }),
  );
  expect(heard.subject).toContain('old man');
  expect(heard.place).toContain('ferry terminal');
  expect(heard.camera).toContain('85mm');
  expect(heard.light).toContain('backlight');
  expect(saidByPart(readShot(''))).toEqual({});
});
