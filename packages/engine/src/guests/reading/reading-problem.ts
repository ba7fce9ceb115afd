/** Why the reading of a model is not used. */
export const readingProblems = [
  'other-form',
  'unknown-kind',
  'not-in-text',
  'out-of-order',
  'cut-word',
  'nothing-read',
  'turned-round',
  'leaves-nothing',
  'unsteady-copy',
] as const;
export type ReadingProblem = (typeof readingProblems)[number];

/** The same to the model, which may try once more. */
export const problemForModel: Readonly<Record<ReadingProblem, string>> = {
  'other-form': 'It was not the JSON object that was asked for.',
  'unknown-kind': 'It used a kind that is not in the list.',
  'not-in-text': 'It had words that are not in the text letter for letter.',
  'out-of-order': 'Its stretches were not in the order of the text, or overlapped.',
  'cut-word': 'A stretch began or ended inside a word.',
  'nothing-read': 'It had no stretches.',
  'turned-round': 'It took something that must not be seen for something that is seen.',
  'leaves-nothing': 'It left nothing to be seen.',
  'unsteady-copy': 'Its stretches cut the text so that a second reading would move them.',
};
