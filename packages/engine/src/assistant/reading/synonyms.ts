/** Words that people use for one another, by the stem of the one that stands for all. */
const groups: Readonly<Record<string, string>> = {
  photo: 'photograph photography picture pic image snapshot frame shot',
  video: 'clip footage',
  delet: 'remov eras wip trash',
  pric: 'cost fee expensiv cheap charg',
  start: 'begin began beginn',
  sign: 'log login signup',
  idea: 'thought',
  sav: 'keep kept stor',
  lost: 'gon vanish disappear lose los',
  find: 'search locat look found',
  chang: 'switch swap modify alter',
  generator: 'model generat',
  big: 'larg huge',
  phon: 'mobil smartphon iphon android cell',
  talk: 'speak dictat spok',
  film: 'movie movi cinema cinematic filmic',
  limit: 'maximum max cap most',
  lesson: 'tutorial cours class',
  random: 'dic roll surpris',
  exampl: 'sampl',
  own: 'belong',
  friend: 'colleagu mat pal',
  question: 'doubt',
  plan: 'subscription tier packag',
  word: 'text letter',
  learn: 'teach taught',
  earn: 'gain',
  person: 'people human man woman guy girl',
  pay: 'paid paying purchas buy bought',
  new: 'fresh anew',
  weird: 'strang odd',
};

const canonical: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const)),
);

/** The stem that stands for this one and its like. */
export function synonymOf(stem: string): string {
  return canonical.get(stem) ?? stem;
}
