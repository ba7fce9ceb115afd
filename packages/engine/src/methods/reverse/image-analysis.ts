/** What is said of a picture, whoever looked at it. */
export interface ImageAnalysis {
  subject: string;
  environment: string;
  lighting: string;
  mood: string;
  style: string;
  technicalNotes: string;
  /** Per cent. */
  confidence: number;
  model: string;
}

export const reverseModels = ['general', 'midjourney', 'flux', 'stable-diffusion'] as const;
export type ReverseModel = (typeof reverseModels)[number];
