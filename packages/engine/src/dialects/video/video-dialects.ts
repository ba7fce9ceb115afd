import type { Family } from '../../catalogue/index.ts';
import type { Dialect } from '../dialect.ts';
import { avatar } from '../script/avatar.ts';
import { scriptToVideo } from '../script/script-to-video.ts';
import { cogvideo } from './cogvideo.ts';
import { fireflyVideo } from './firefly-video.ts';
import { hailuo } from './hailuo.ts';
import { hunyuan } from './hunyuan.ts';
import { kling } from './kling.ts';
import { luma } from './luma.ts';
import { midjourneyVideo } from './midjourney-video.ts';
import { movieGen } from './movie-gen.ts';
import { novaReel } from './nova-reel.ts';
import { openVideo } from './open-video.ts';
import { phenaki } from './phenaki.ts';
import { pika } from './pika.ts';
import { sora } from './sora.ts';
import { stableVideo } from './stable-video.ts';
import { veo } from './veo.ts';

export const videoDialects: Readonly<Partial<Record<Family, Dialect>>> = {
  veo,
  sora,
  hailuo,
  'midjourney-video': midjourneyVideo,
  kling,
  luma,
  'stable-video': stableVideo,
  'movie-gen': movieGen,
  'firefly-video': fireflyVideo,
  avatar,
  'script-to-video': scriptToVideo,
  hunyuan,
  pika,
  'nova-reel': novaReel,
  'open-video': openVideo,
  cogvideo,
  phenaki,
};
