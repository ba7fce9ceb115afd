/** What a part of a rolled prompt declares, beside its words' own tables. */
type Declared =
  | 'flat'
  | 'hard'
  | 'coloured'
  | 'distant'
  | 'deep'
  | 'low-contrast'
  | 'colourless'
  | 'cool'
  | 'shallow'
  | 'high'
  | 'long';

const forms: readonly (readonly [Declared, RegExp])[] = [
  [
    'flat',
    /\b(?:fog|foggy|mist|overcast|sunless|drizzle|snow|grey|same on every side|every shadow gone|white afternoon)\b/i,
  ],
  [
    'hard',
    /\b(?:hard (?:\w+ )?sun|short|straight down|half of everything in shade|one (?:shaft|spotlight)|blacks? of|firelight|backs of things black|candles)\b/i,
  ],
  [
    'coloured',
    /\b(?:pink|orange|red|amber|golden|sodium|firelight|lantern|candles|tungsten|bulbs|lamps?)\b/i,
  ],
  ['distant', /\b(?:far|sky|horizon|cloud|in sight|beyond ten metres|wall opposite|ground lit)\b/i],
  ['deep', /\b(?:blacks? deep|going to black|petrol|warm black|under violet|smoke)\b/i],
  ['low-contrast', /\b(?:contrast low|heavy air|ash|milk|chalk white|pale|flour|bleached)\b/i],
  ['colourless', /\b(?:monochrome|colour drained|colour down)\b/i],
  ['cool', /\b(?:blue-grey|greys and a blue|petrol blue|duck-egg|blue and bone|lilac|peppermint)\b/i],
  ['shallow', /\b(?:a wash|nothing behind|extension tube|one point sharp|swirled)\b/i],
  ['high', /\b(?:crane|drone)\b/i],
  ['long', /\b(?:105|135|200)mm\b/i],
];

const apart: readonly (readonly [Declared, Declared])[] = [
  ['flat', 'deep'],
  ['flat', 'hard'],
  ['hard', 'low-contrast'],
  ['coloured', 'colourless'],
  ['coloured', 'cool'],
  ['distant', 'shallow'],
  ['high', 'long'],
  ['high', 'shallow'],
];

const known = new Map<string, ReadonlySet<Declared>>();

/** Whether two parts can stand in one frame: fog and deep blacks, a red evening and no colour, a far ridge and no background cannot. */
export function standTogether(one: string, other: string): boolean {
  const [first, second] = [declaredBy(one), declaredBy(other)];
  return apart.every(([a, b]) => !(first.has(a) && second.has(b)) && !(first.has(b) && second.has(a)));
}

function declaredBy(part: string): ReadonlySet<Declared> {
  const found =
    known.get(part) ?? new Set(forms.flatMap(([state, form]) => (form.test(part) ? [state] : [])));
  known.set(part, found);
  return found;
}
