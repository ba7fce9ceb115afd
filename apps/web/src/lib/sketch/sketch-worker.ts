import { type LightingPlan, lightingPlan } from '@cuewright/engine/lighting-plan';
import type { Mode } from '@cuewright/engine/shot';
import { promptShot } from '@cuewright/engine/shots';
import { drawShot, type Theme } from '@cuewright/stage';

export interface SketchJob {
  text: string;
  mode: Mode;
  ratio: '16:9';
  seed: number;
  /** A picture brings its own colours: those of the theme it is shown in. */
  theme: Theme;
}

export interface SketchDone {
  svg: string;
  plan: LightingPlan;
}

/** Reads one text after the other and sketches it, beside the thread of the page. */
addEventListener('message', ({ data: { text, mode, ...options } }: MessageEvent<SketchJob>) => {
  const shot = promptShot(text, mode);
  postMessage({ svg: drawShot(shot, { ...options, text }), plan: lightingPlan(shot) } satisfies SketchDone);
});
