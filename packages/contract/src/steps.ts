/** The sixteen steps of the page, as its address names them. */
export const stepIds = [
  'hero',
  'method',
  'mode',
  'steps',
  'enhanced-steps',
  'automation',
  'optimizer',
  'reverse',
  'result',
  'storyboard',
  'library',
  'trainer',
  'payment',
  'workspace',
  'brainstorm',
  'tools',
] as const;

export type StepId = (typeof stepIds)[number];

/** A place in the page: what its address says. */
export interface WantedStep {
  step: StepId;
  mode?: 'photo' | 'video' | undefined;
  method?: string | undefined;
  id?: string | undefined;
}
