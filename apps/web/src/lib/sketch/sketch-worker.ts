import { draw } from '@cuewright/engine/artist';
import { type LightingPlan, lightingPlan } from '@cuewright/engine/lighting-plan';
import type { Mode } from '@cuewright/engine/shot';
import { promptShot } from '@cuewright/engine/shots';

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

/** Reads one text after the other and sketches it, beside the thread of the page. */
addEventListener('message', ({ data: { text, mode, ratio, seed } }: MessageEvent<SketchJob>) => {
  const shot = promptShot(text, mode);
  postMessage({ svg: draw(shot, { ratio, seed }), plan: lightingPlan(shot) } satisfies SketchDone);
});
