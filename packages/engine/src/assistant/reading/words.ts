/** What a question is asked with and not what it asks for. */
const EMPTY = new Set(
  'a an the is are was were be been am do does did can could would should will shall may might must i me my mine you your yours we our us it its this that these those there here of to in on at by for from with and or but if so as not no than then too very just also please about into out up down over what which who whom whose when where why how much many any some all every get got let make made have has had want need like know tell say give show really actually thing things stuff use using used way ways one ones aira cuewright app site ok okay well now never always ever even still got gets getting going go goes thing somehow exactly really actually anymore yesterday today last week please something anything everything nothing someone somebody client boss guy buddy without touching tried try trying wants asap before after again dont cant wont doesnt isnt im ive both mean means meaning explain hello hi hey thanks else work works working called whenever anytime immediately'.split(
    ' ',
  ),
);

/** Lower case, straight quotes, no accents: how two people write the same word. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/·/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The stems that can be looked for. */
export function stems(text: string): string[] {
  return (plain(text).match(/[a-z0-9][a-z0-9'+]*/g) ?? [])
    .map((word) => word.replace(/'s?$/, '').replace(/'/g, ''))
    .filter((word) => !EMPTY.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stem);
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ational|ation|ations)$/, 'at'],
  [/ies$/, 'y'],
  [/(s|x|z|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/(.{3,})ing$/, '$1'],
  [/(.{3,})ed$/, '$1'],
  [/(.{3,})er$/, '$1'],
  [/(.{4,})ly$/, '$1'],
  [/(.{3,})ment$/, '$1'],
];

/** Cut alike on both sides, so that it need not be right, only the same. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let cut = word;
  for (const [ending, put] of ENDINGS) cut = cut.replace(ending, put);
  return cut.replace(/([^aeiouls])\1$/, '$1').replace(/(.{3,})e$/, '$1');
}
