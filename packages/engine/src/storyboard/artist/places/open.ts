import type { Scene } from '../scene.ts';
import { drawGround, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

export function drawOpen(scene: Scene): void {
  drawSky(scene);
  drawGround(scene);
  drawTufts(scene, 'stone', 22);
}
