import type { ReverseModel } from '@cuewright/engine/methods';

/** What an analysis can be written for, as the screen names it. */
export const reverseModelNames: Readonly<Record<ReverseModel, { name: string; mark: string; what: string }>> =
  {
    general: { name: 'General', mark: 'G', what: 'Plain sentences that any generator reads.' },
    midjourney: {
      name: 'Midjourney',
      mark: 'M',
      what: 'Phrases, with ratio, version and style behind them.',
    },
    flux: { name: 'Flux', mark: 'F', what: 'Phrases, with the words of quality it expects.' },
    'stable-diffusion': {
      name: 'Stable Diffusion',
      mark: 'S',
      what: 'Phrases as tags, with its own at the end.',
    },
  };

/** The generator it is written for, where it is one. */
export const generatorOf: Readonly<Record<ReverseModel, string | undefined>> = {
  general: undefined,
  midjourney: 'midjourney',
  flux: 'flux-ai',
  'stable-diffusion': 'stable-diffusion',
};
