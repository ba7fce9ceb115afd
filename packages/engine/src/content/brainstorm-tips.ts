export const brainstormTips = [
  'Write what was there, not what it meant. The meaning comes back when you read it.',
  'Type # in front of a word to tag it. Tags are searched along with the rest.',
  'Note the light and the hour of anything you stop to look at. Those two are forgotten first.',
  'One star a week. If everything is important, the filter has nothing left to do.',
  'Keep overheard lines as they were said, mistakes too. They are dialogue already.',
  'A note can be half a sentence. Finish it in a builder, where the other half is asked for.',
] as const satisfies readonly string[];
