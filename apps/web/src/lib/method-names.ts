import type { GenerationMethod } from '@cuewright/contract';

/** What a way to a prompt is called on the screen. */
export const methodNames: Readonly<Record<GenerationMethod, string>> = {
  guided: 'Simple Steps',
  enhanced: 'Advanced Steps',
  optimizer: 'Auto Optimizer',
  automation: 'One-Click',
  reverse: 'Image to Prompt',
  text: 'Text Mode',
  voice: 'Voice Input',
  storyboard: 'Storyboard',
};
