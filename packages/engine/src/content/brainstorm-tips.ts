import type { Tip } from './step-tips.ts';

/** What stands beside the form for a note. */
export const brainstormTips = [
  {
    title: 'Write what was there, not what it meant.',
    text: 'The meaning comes back when you read it.',
  },
  {
    title: 'Type # in front of a word to tag it.',
    text: 'Tags are searched along with the rest, and a click on one shows its like.',
  },
  {
    title: 'Note the light and the hour of anything you stop to look at.',
    text: 'Those two are forgotten first.',
  },
  {
    title: 'One star a week.',
    text: 'If everything is important, the filter has nothing left to do.',
  },
  {
    title: 'Keep overheard lines as they were said, mistakes too.',
    text: 'They are dialogue already.',
  },
  {
    title: 'A note can be half a sentence.',
    text: 'Turn into prompt hands it to Auto Optimizer, which adds the other half.',
  },
] as const satisfies readonly Tip[];
