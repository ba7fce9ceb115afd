import type { Family, ModelId } from '../../../src/catalogue/index.ts';
import type { GuideRule } from '../guide-rule.ts';
import { gptImageRules, ideogramCaptionRules } from './image/labelled.ts';
import { midjourneyRules } from './image/midjourney.ts';
import {
  captionRules,
  chunkRules,
  clipGuidedRules,
  dalleMiniRules,
  phraseRules,
  tagRules,
  withField,
  withinItsLimits,
  withoutField,
} from './image/phrases.ts';
import {
  fireflyRules,
  fluxRules,
  geminiRules,
  ideogramProseRules,
  imagenRules,
  leonardoRules,
  playgroundRules,
  runwayImageRules,
  stableProseRules,
} from './image/prose.ts';

/** Where one family reads in several manners, each of its models has rules of its own, in place of the family's. */
export const imageRules: Readonly<Partial<Record<Family | ModelId, readonly GuideRule[]>>> = {
  'gemini-image': geminiRules,
  midjourney: midjourneyRules,
  'gpt-image': gptImageRules,
  imagen: imagenRules,
  flux: fluxRules,
  leonardo: leonardoRules,
  playground: playgroundRules,
  firefly: fireflyRules,
  'clip-guided': clipGuidedRules,
  'dalle-mini': dalleMiniRules,
  'runway-ml': runwayImageRules,
  'ideogram-2': ideogramProseRules,
  ideogram: ideogramCaptionRules,
  'stable-diffusion': [...tagRules, ...chunkRules],
  dezgo: [
    ...tagRules,
    { says: 'No weights: nobody documents them here.', holds: ({ text }) => !/\([^()]*:\d/.test(text) },
  ],
  clipdrop: [...phraseRules, withoutField, withinItsLimits],
  starryai: [...phraseRules, withField],
  dreamstudio: [...stableProseRules, withinItsLimits],
  'huggingface-diffusers': stableProseRules,
  'canva-ai': [...captionRules, withoutField],
  'freepik-ai': [...captionRules, withoutField],
  'getty-images-ai': [...captionRules, withField, withinItsLimits],
  'jasper-art': [...captionRules, withoutField, withinItsLimits],
  'shutterstock-ai': [...captionRules, withoutField],
  'stock-ai': [...captionRules, withoutField],
  artbreeder: [...phraseRules, withoutField],
  deepai: [...phraseRules, withField],
  nightcafe: [...phraseRules, withField],
  'wombo-dream': [...phraseRules, withoutField, withinItsLimits],
};
