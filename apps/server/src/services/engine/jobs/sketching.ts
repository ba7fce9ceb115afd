import type { Drawing } from '../../artist/artist.ts';
import { job } from './job.ts';

const load = async () => {
  const [{ draw }, { promptShot }] = await Promise.all([
    import('@cuewright/engine/artist'),
    import('@cuewright/engine/shots'),
  ]);
  return { draw, promptShot };
};

/** What the board artist makes of a prompt, as an SVG. */
export const sketch = job(
  load,
  (room, { prompt, ratio, seed }: Pick<Drawing, 'prompt' | 'ratio' | 'seed'>): string =>
    room.draw(room.promptShot(prompt, 'photo'), { seed, ratio }),
);
