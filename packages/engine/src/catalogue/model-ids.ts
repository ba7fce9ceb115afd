/** The lists of the specification, in its order. The advanced lists are the simple ones and what is added. */
export const simpleVideoIds = [
  'google-veo-3',
  'openai-sora',
  'runway-gen4',
  'hailuo-02',
  'midjourney-video',
  'kling-1.6',
  'dream-machine',
  'stable-video',
  'meta-movie-gen',
  'adobe-firefly-video',
  'synthesia-ai',
  'hunyuan-video',
  'pika-labs',
  'zeroscope-v2',
] as const;

export const addedVideoIds = [
  'amazon-nova-reel',
  'd-id-creative',
  'deepbrain-ai',
  'invideo-ai',
  'pictory-ai',
  'fliki-ai',
  'steve-ai',
  'modelscope-video',
  'cogvideo',
  'phenaki',
  'make-a-video',
] as const;

export const simplePhotoIds = [
  'nano-banana',
  'midjourney',
  'dall-e-3',
  'google-imagen',
  'flux-ai',
  'stable-diffusion',
  'leonardo-ai',
  'playground-ai',
  'adobe-firefly',
  'leonardo-ai-pro',
  'ideogram-2',
  'runway-ml',
  'jasper-art',
  'dreamstudio',
  'freepik-ai',
] as const;

export const addedPhotoIds = [
  'ideogram',
  'canva-ai',
  'shutterstock-ai',
  'getty-images-ai',
  'stock-ai',
  'artbreeder',
  'deepai',
  'nightcafe',
  'starryai',
  'wombo-dream',
  'dezgo',
  'pollinations',
  'huggingface-diffusers',
  'clipdrop',
  'pixray',
  'dalle-mini',
] as const;

export type ModelId =
  | (typeof simpleVideoIds)[number]
  | (typeof addedVideoIds)[number]
  | (typeof simplePhotoIds)[number]
  | (typeof addedPhotoIds)[number];
