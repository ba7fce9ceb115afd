import type { Drawing } from '../../artist/artist.ts';
import { job } from './job.ts';

const load = async () => {
  const [{ drawShot }, { promptShot }] = await Promise.all([
    import('@cuewright/stage'),
    import('@cuewright/engine/shots'),
  ]);
  return { drawShot, promptShot };
};

/** What the board artist makes of a prompt, as an SVG: dark, as a picture on a board is, whoever opens it later. */
export const sketch = job(
  load,
  (room, { prompt, ratio, seed }: Pick<Drawing, 'prompt' | 'ratio' | 'seed'>): string =>
    room.drawShot(room.promptShot(prompt, 'photo'), { seed, ratio, theme: 'stage', isVeiled: true }),
);
