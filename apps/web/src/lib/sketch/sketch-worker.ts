import type { LightingPlan } from '@cuewright/engine/lighting-plan';
import type { Mode } from '@cuewright/engine/shot';

export interface SketchJob {
  text: string;
  mode: Mode;
  ratio: '16:9';
  seed: number;
}

export interface SketchDone {
  svg: string;
  plan: LightingPlan;
}

/** The words and the hand, side by side: together they would be one long file. */
const tools = Promise.all([
  import('@cuewright/engine/shots'),
  import('@cuewright/engine/artist'),
  import('@cuewright/engine/lighting-plan'),
]);

/** Reads one text after the other and sketches it, beside the thread of the page. */
addEventListener('message', async ({ data: { text, mode, ratio, seed } }: MessageEvent<SketchJob>) => {
  const [{ promptShot }, { draw }, { lightingPlan }] = await tools;
  const shot = promptShot(text, mode);
  postMessage({ svg: draw(shot, { ratio, seed }), plan: lightingPlan(shot) } satisfies SketchDone);
});
