import type { MethodId, StepId } from '@cuewright/contract';

interface HeroMethod {
  name: string;
  /** The step it is done in. Without a method, it is that step that is gone to. */
  step: StepId;
  method?: MethodId;
  bring: string;
  leaveWith: string;
  takes: string;
  isHot?: boolean;
}

/** The four of Choose Your Method, in their order. */
export const heroMethods: readonly HeroMethod[] = [
  {
    name: 'Simple Steps',
    step: 'steps',
    method: 'guided',
    bring: 'A subject and a place. Tips and templates carry the rest.',
    leaveWith: 'A clean prompt, and the habit of asking five questions',
    takes: '5 steps',
  },
  {
    name: 'Advanced Steps',
    step: 'enhanced-steps',
    method: 'enhanced',
    bring: 'Lens, stop, colour temperature, and an opinion on each',
    leaveWith: 'A shot you could hand to a gaffer, written for one generator',
    takes: '7 steps',
  },
  {
    name: 'Auto Optimizer',
    step: 'optimizer',
    method: 'optimizer',
    bring: 'A rough idea and one of six genres',
    leaveWith: 'The same idea, with the light and the camera decided',
    takes: '1 idea',
  },
  {
    name: 'Image to Prompt',
    step: 'reverse',
    bring: 'A picture: JPG, PNG or WebP, up to 10 MB',
    leaveWith: 'What it shows, how it was lit, and the prompt that would make it',
    takes: '1 picture',
    isHot: true,
  },
];
