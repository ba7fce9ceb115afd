import { expect, it } from 'vitest';
import { toTell } from './to-tell.ts';

const given = {
  text: 'A grey heron stands at a weir, mist over the water',
  mode: 'photo',
  marks: [],
  locked: [],
  hasStartImage: false,
} as const;
const settings = { negative: ['people'], ratio: '16:9' } as const;

it('[WRITER-9] what is set beside the words stands beside the copy, where its generator takes it', () => {
  const field = toTell({ ...given, model: 'stable-diffusion', settings });
  expect(field?.written).toMatchObject({ negative: 'people', parameters: { aspect_ratio: '16:9' } });
  expect(field?.body).not.toContain('people');
  expect(toTell({ ...given, model: 'midjourney', settings })?.tail).toBe(' --ar 16:9 --no people');
  expect(toTell({ ...given, model: 'midjourney' })?.tail).toBe('');
});
