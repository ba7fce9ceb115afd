import type { Mode } from '../shot/shot.ts';

/** The wording that the specification asks for and describes. It never changes: prompts are known by it. */
export const simpleSuffix: Readonly<Record<Mode, string>> = {
  video: 'Professional cinematography, smooth camera work and natural motion, 4K video production',
  photo: 'Shot on a professional camera with shallow depth of field, in 4K resolution',
};

export const advancedSuffix: Readonly<Record<Mode, string>> = {
  video: 'professional cinematography with smooth, motivated camera movement, 4K video production',
  photo: 'professional photography with precise focus and true colour, 4K resolution',
};

/** Behind the text of some models, as the specification has them, letter for letter. */
export const simpleModelSuffix: Readonly<Record<string, string>> = {
  midjourney: ' --ar 16:9 --v 6',
  'stable-diffusion': ', masterpiece, best quality, detailed',
};

export const MIDJOURNEY_FULL = ' --ar 16:9 --v 6 --style raw --s 750';
export const FLUX_FULL = ', photorealistic, detailed, 8k uhd, high quality';

export const advancedModelSuffix: Readonly<Record<string, string>> = {
  midjourney: MIDJOURNEY_FULL,
  'flux-ai': FLUX_FULL,
};

/** The text of these models stands between the two, each phrase with its weight. */
export const advancedModelWrapper: Readonly<Record<string, { before: string; after: string }>> = {
  'stable-diffusion': {
    before: '(professional photography:1.3), (cinematic composition:1.2), (high quality:1.2), (',
    after: ':1.2), 8k uhd, masterpiece',
  },
};
