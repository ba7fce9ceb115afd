import { modelsFor } from '@cuewright/engine/catalogue';
import { saidShot } from '@cuewright/engine/shots';
import { write } from '@cuewright/engine/writing';
import { expect, it } from 'vitest';
import { setThere } from './set-there.ts';

it('[READS-7] what is asked for is sent, left off with a reason, or told to be set by hand', () => {
  const text = 'a tram turns, 16:9, 8 seconds, 1080p, 24 fps';
  const told = modelsFor('advanced', 'video').map((model) => setThere(write(saidShot(text, 'video'), model)));
  expect(told.flat()).toContain('resolution 1080p');
  const written = { asked: { resolution: '4K', fps: '24' }, text: 'a tram' };
  expect(setThere(written)).toEqual(['resolution 4K', '24 fps']);
  expect(setThere({ ...written, parameters: { quality: '4k' } })).toEqual(['24 fps']);
  expect(setThere({ ...written, dropped: [{ field: 'fps', value: '24', reason: 'no-setting' }] })).toEqual([
    'resolution 4K',
  ]);
});
