/** What "warmer" puts into a prompt, and what it takes the place of. */
interface Shift {
  said: RegExp;
  put: string;
  /** Words that say the contrary. */
  against?: RegExp;
}

const COLD =
  /\b(?:cold|cool|icy|chilly|bluish|blue)(?= (?:\w+ )?(?:light|tones?|air|morning|hues?|palette|colou?rs?))/gi;
const WARM = /\b(?:warm|golden|orange|amber)(?= (?:\w+ )?(?:light|tones?|glow|hues?|palette|colou?rs?))/gi;

const shifts: readonly Shift[] = [
  { said: /\bwarmer\b|\bmore warmth\b|\bless (?:cold|cool|blue)\b/, put: 'warm light', against: COLD },
  { said: /\b(?:colder|cooler|icier)\b|\bless (?:warm|orange|yellow)\b/, put: 'cool light', against: WARM },
  { said: /\blater\b/, put: 'late afternoon' },
  { said: /\bearlier\b/, put: 'early morning' },
  { said: /\b(?:closer|nearer|tighter framing|tighter shot)\b/, put: 'close-up' },
  { said: /\blonger (?:lens|focal length)\b/, put: '85mm lens' },
  { said: /\b(?:wider|shorter) (?:lens|focal length)\b/, put: '24mm lens' },
  { said: /\b(?:wider(?! (?:lens|focal))|further (?:back|away)|farther (?:back|away))\b/, put: 'wide shot' },
  { said: /\b(?:softer)\b|\bless (?:hard|harsh)\b/, put: 'soft light' },
  { said: /\b(?:harsher|harder light|more (?:hard|harsh))\b/, put: 'hard light' },
  { said: /\b(?:from (?:lower|further down)|lower (?:angle|camera))\b/, put: 'low angle' },
  { said: /\b(?:from higher|higher (?:angle|camera))\b/, put: 'high angle' },
  { said: /\b(?:grainier|more grain)\b/, put: 'film grain' },
  { said: /\b(?:foggier|mistier)\b/, put: 'fog' },
  { said: /\b(?:wetter|rainier)\b/, put: 'rain' },
  { said: /\b(?:more (?:colou?r\w*|saturat\w+|vivid)|(?:more )?colou?rfull?er)\b/, put: 'saturated colour' },
  { said: /\b(?:less (?:colou?r\w*|saturat\w+|vivid)|paler|more (?:muted|faded))\b/, put: 'muted colour' },
  { said: /\b(?:more contrast\w*|contrastier|punchier)\b/, put: 'high contrast' },
  { said: /\b(?:for (?:tiktok|reels?|shorts|stories)|vertical|upright)\b/, put: 'vertical 9:16' },
  { said: /\bfor (?:youtube|tv|cinema)\b|\bwidescreen\b/, put: 'widescreen 16:9' },
  { said: /\bsquare\b/, put: 'square 1:1' },
  {
    said: /\b(?:happier|merrier|jollier|more (?:cheerful|happy|joyful|joyous|fun|festive|upbeat|playful)|less (?:sad|serious|grim|heavy))\b/,
    put: 'a cheerful, light-hearted mood',
  },
  {
    said: /\b(?:calmer|quieter|gentler|more (?:calm|quiet|peaceful|serene|gentle|relaxed)|less (?:busy|hectic|wild|nervous))\b/,
    put: 'a calm, quiet mood',
  },
  { said: /\b(?:funnier|sillier|more (?:funny|comic|comical|silly))\b/, put: 'a comic, playful mood' },
  { said: /\bmore (?:romantic|tender|intimate)\b/, put: 'a tender, romantic mood' },
  { said: /\b(?:brighter|lighter|sunnier|more light|less (?:dark|gloomy))\b/, put: 'bright, high-key light' },
];

/** With these alone, and with what is more or less or ends in -er, nothing but a change is wished for. */
const WISHING = new Set(
  "a abit alot but and just only slightly somewhat much way little bit lot tad touch make it this that the be could can should please i i'd want need like would in day of light shot scene whole picture camera angle look feel color colors colour colours tone tones more less to with now then framing on from back away overall even still for an use try go lens focal length version one tiktok reel reels shorts stories youtube tv cinema vertical upright square widescreen format".split(
    ' ',
  ),
);

/** Word by word: as one pattern, words that are found in others took it a minute for a line of them. */
function isOnlyWished(text: string): boolean {
  const words = text.split(/[ ,.!?]+/).filter(Boolean);
  const isWished = (word: string, at: number) =>
    WISHING.has(word) ||
    /^\w+er$/.test(word) ||
    (/^\w+$/.test(word) && /^(?:more|less)$/.test(words[at - 1] ?? ''));
  return words.length > 0 && words.every(isWished);
}

/** "Warmer and a bit later in the day": what to put in, one after the other. */
export function readComparatives(text: string): readonly Shift[] {
  const wished = text.replace(REASON, '');
  return isOnlyWished(wished) ? shifts.filter(({ said }) => said.test(wished)) : [];
}

/** What it is for, behind the wish: "it is a birthday card". */
const REASON =
  /(?:[.!]+|,| -)\s*(?:it(?:'s| is| will be)|this is|that is|for|because|since|we are|i am|they are) .*$/;
