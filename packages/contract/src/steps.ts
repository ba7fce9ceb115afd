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

/** The ways to a prompt that the address remembers. */
export const methodIds = ['guided', 'enhanced', 'optimizer', 'automation'] as const;
export type MethodId = (typeof methodIds)[number];

/** A place in the page: what its address says. */
export interface WantedStep {
  step: StepId;
  mode?: 'photo' | 'video' | undefined;
  method?: MethodId | undefined;
  id?: string | undefined;
}
