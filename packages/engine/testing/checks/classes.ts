import { findModel, type Model, type ModelId } from '../../src/catalogue/index.ts';

/** Generators alike in what the rules ask of them, each with one of them. */
export const classes = {
  'still, prose': 'flux-ai',
  'still, negative field': 'leonardo-ai',
  'still, negatives in the prompt': 'dall-e-3',
  'still, weighed': 'stable-diffusion',
  'still, flags': 'midjourney',
  'still, object': 'ideogram',
  'clip, heard': 'google-veo-3',
  'clip, silent': 'hailuo-02',
  'clip, negative field': 'kling-1.6',
  'clip, over a picture': 'runway-gen4',
  'clip, spoken': 'synthesia-ai',
  'clip, brief': 'invideo-ai',
  'clip, numbers': 'stable-video',
} as const satisfies Readonly<Record<string, ModelId>>;
export type ClassId = keyof typeof classes;

export function modelOfClass(id: ClassId): Model {
  const model = findModel(classes[id]);
  if (!model) throw new Error(`No generator stands for ${id}.`);
  return model;
}

/** By what the data sheet says; a kind of input that is not here does not compile. */
export function classOf({ mode, input, negative, weights, audio }: Model): ClassId {
  switch (input.value) {
    case 'tags':
      return 'still, weighed';
    case 'flagged':
      return 'still, flags';
    case 'structured':
      return mode === 'photo' ? 'still, object' : 'clip, spoken';
    case 'script':
      return 'clip, spoken';
    case 'motion':
      return 'clip, over a picture';
    case 'brief':
      return 'clip, brief';
    case 'numbers':
      return 'clip, numbers';
    case 'prose':
    case 'sections':
    case 'caption':
    case 'phrases':
    case 'beats': {
      const kind = negative?.value.kind;
      if (mode === 'video') {
        if ((audio?.value.length ?? 0) > 0) return 'clip, heard';
        return kind === 'field' ? 'clip, negative field' : 'clip, silent';
      }
      if (weights?.value.kind === 'parentheses') return 'still, weighed';
      if (kind === 'in-prompt') return 'still, negatives in the prompt';
      return kind === 'field' ? 'still, negative field' : 'still, prose';
    }
  }
}
