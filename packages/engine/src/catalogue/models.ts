import type { Mode } from '../shot/shot.ts';
import type { Model } from './model.ts';
import { addedPhotoIds, addedVideoIds, type ModelId, simplePhotoIds, simpleVideoIds } from './model-ids.ts';
import { adobeFirefly } from './models/photo/adobe-firefly.ts';
import { artbreeder } from './models/photo/artbreeder.ts';
import { canvaAi } from './models/photo/canva-ai.ts';
import { clipdrop } from './models/photo/clipdrop.ts';
import { dallE3 } from './models/photo/dall-e-3.ts';
import { dalleMini } from './models/photo/dalle-mini.ts';
import { deepai } from './models/photo/deepai.ts';
import { dezgo } from './models/photo/dezgo.ts';
import { dreamstudio } from './models/photo/dreamstudio.ts';
import { fluxAi } from './models/photo/flux-ai.ts';
import { freepikAi } from './models/photo/freepik-ai.ts';
import { gettyImagesAi } from './models/photo/getty-images-ai.ts';
import { googleImagen } from './models/photo/google-imagen.ts';
import { huggingfaceDiffusers } from './models/photo/huggingface-diffusers.ts';
import { ideogram } from './models/photo/ideogram.ts';
import { ideogram2 } from './models/photo/ideogram-2.ts';
import { jasperArt } from './models/photo/jasper-art.ts';
import { leonardoAi } from './models/photo/leonardo-ai.ts';
import { leonardoAiPro } from './models/photo/leonardo-ai-pro.ts';
import { midjourney } from './models/photo/midjourney.ts';
import { nanoBanana } from './models/photo/nano-banana.ts';
import { nightcafe } from './models/photo/nightcafe.ts';
import { pixray } from './models/photo/pixray.ts';
import { playgroundAi } from './models/photo/playground-ai.ts';
import { pollinations } from './models/photo/pollinations.ts';
import { runwayMl } from './models/photo/runway-ml.ts';
import { shutterstockAi } from './models/photo/shutterstock-ai.ts';
import { stableDiffusion } from './models/photo/stable-diffusion.ts';
import { starryai } from './models/photo/starryai.ts';
import { stockAi } from './models/photo/stock-ai.ts';
import { womboDream } from './models/photo/wombo-dream.ts';
import { adobeFireflyVideo } from './models/video/adobe-firefly-video.ts';
import { amazonNovaReel } from './models/video/amazon-nova-reel.ts';
import { cogvideo } from './models/video/cogvideo.ts';
import { dIdCreative } from './models/video/d-id-creative.ts';
import { deepbrainAi } from './models/video/deepbrain-ai.ts';
import { dreamMachine } from './models/video/dream-machine.ts';
import { flikiAi } from './models/video/fliki-ai.ts';
import { googleVeo3 } from './models/video/google-veo-3.ts';
import { hailuo02 } from './models/video/hailuo-02.ts';
import { hunyuanVideo } from './models/video/hunyuan-video.ts';
import { invideoAi } from './models/video/invideo-ai.ts';
import { kling16 } from './models/video/kling-1.6.ts';
import { makeAVideo } from './models/video/make-a-video.ts';
import { metaMovieGen } from './models/video/meta-movie-gen.ts';
import { midjourneyVideo } from './models/video/midjourney-video.ts';
import { modelscopeVideo } from './models/video/modelscope-video.ts';
import { openaiSora } from './models/video/openai-sora.ts';
import { phenaki } from './models/video/phenaki.ts';
import { pictoryAi } from './models/video/pictory-ai.ts';
import { pikaLabs } from './models/video/pika-labs.ts';
import { runwayGen4 } from './models/video/runway-gen4.ts';
import { stableVideo } from './models/video/stable-video.ts';
import { steveAi } from './models/video/steve-ai.ts';
import { synthesiaAi } from './models/video/synthesia-ai.ts';
import { zeroscopeV2 } from './models/video/zeroscope-v2.ts';

/** Which of the two builders asks: the lists differ. */
export type List = 'simple' | 'advanced';

const byId: Record<ModelId, Model> = {
  'adobe-firefly': adobeFirefly,
  artbreeder: artbreeder,
  'canva-ai': canvaAi,
  clipdrop: clipdrop,
  'dall-e-3': dallE3,
  'dalle-mini': dalleMini,
  deepai: deepai,
  dezgo: dezgo,
  dreamstudio: dreamstudio,
  'flux-ai': fluxAi,
  'freepik-ai': freepikAi,
  'getty-images-ai': gettyImagesAi,
  'google-imagen': googleImagen,
  'huggingface-diffusers': huggingfaceDiffusers,
  'ideogram-2': ideogram2,
  ideogram: ideogram,
  'jasper-art': jasperArt,
  'leonardo-ai-pro': leonardoAiPro,
  'leonardo-ai': leonardoAi,
  midjourney: midjourney,
  'nano-banana': nanoBanana,
  nightcafe: nightcafe,
  pixray: pixray,
  'playground-ai': playgroundAi,
  pollinations: pollinations,
  'runway-ml': runwayMl,
  'shutterstock-ai': shutterstockAi,
  'stable-diffusion': stableDiffusion,
  starryai: starryai,
  'stock-ai': stockAi,
  'wombo-dream': womboDream,
  'adobe-firefly-video': adobeFireflyVideo,
  'amazon-nova-reel': amazonNovaReel,
  cogvideo: cogvideo,
  'd-id-creative': dIdCreative,
  'deepbrain-ai': deepbrainAi,
  'dream-machine': dreamMachine,
  'fliki-ai': flikiAi,
  'google-veo-3': googleVeo3,
  'hailuo-02': hailuo02,
  'hunyuan-video': hunyuanVideo,
  'invideo-ai': invideoAi,
  'kling-1.6': kling16,
  'make-a-video': makeAVideo,
  'meta-movie-gen': metaMovieGen,
  'midjourney-video': midjourneyVideo,
  'modelscope-video': modelscopeVideo,
  'openai-sora': openaiSora,
  phenaki: phenaki,
  'pictory-ai': pictoryAi,
  'pika-labs': pikaLabs,
  'runway-gen4': runwayGen4,
  'stable-video': stableVideo,
  'steve-ai': steveAi,
  'synthesia-ai': synthesiaAi,
  'zeroscope-v2': zeroscopeV2,
};

const simple = { photo: simplePhotoIds, video: simpleVideoIds };
const added = { photo: addedPhotoIds, video: addedVideoIds };

/** The models a builder offers, in the order of the specification. */
export function modelsFor(list: List, mode: Mode): readonly Model[] {
  const ids: readonly ModelId[] = list === 'simple' ? simple[mode] : [...simple[mode], ...added[mode]];
  return ids.map((id) => byId[id]);
}

/** The model of an id that came from outside. */
export function findModel(id: string): Model | undefined {
  return Object.hasOwn(byId, id) ? byId[id as ModelId] : undefined;
}

export function modelOf(id: ModelId): Model {
  return byId[id];
}
