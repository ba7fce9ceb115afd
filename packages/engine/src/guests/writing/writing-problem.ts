/** Why what a model wrote is not used. */
export const writingProblems = [
  'other-form',
  'nothing-written',
  'untold',
  'lost',
  'changed',
  'turned-round',
  'invented',
  'other-quotes',
  'other-syntax',
  'too-long',
  'leaves-nothing',
  'untrue-reason',
] as const;
export type WritingProblem = (typeof writingProblems)[number];

/** The law that an answer breaks, and the words that it is about. */
export interface BrokenLaw {
  readonly problem: WritingProblem;
  readonly words?: string;
}

const forModel: Readonly<Record<WritingProblem, string>> = {
  'other-form': 'It was not the JSON object that was asked for.',
  'nothing-written': 'It had no pieces.',
  untold: 'No piece tells this, and it is not left off',
  lost: 'This was said and is gone',
  changed: 'This has to stand letter for letter',
  'turned-round': 'This must not be seen, and the copy shows it, or denies something else',
  invented: 'Nobody said this, and it stands in a piece that tells something',
  'other-quotes':
    'What stands between quotation marks is written in the picture, or spoken, just as the text has it',
  'other-syntax': 'This is no syntax of this generator',
  'too-long': 'It was longer than this generator reads.',
  'leaves-nothing': 'It takes out what is to be seen, or words that do not stand there letter for letter',
  'untrue-reason': 'It left this off for a reason that is not true of this generator',
};

/** The same to the model, which may try once more. The words go to it as data. */
export function lawForModel({ problem, words }: BrokenLaw): string {
  return words === undefined ? forModel[problem] : `${forModel[problem]}: see \`broken\` in the message.`;
}
