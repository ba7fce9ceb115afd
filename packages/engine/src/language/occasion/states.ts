/** What a text declares of the shot, in so many words or by what it names. */
export type State =
  | 'sealed'
  | 'indoors'
  | 'night'
  | 'sunless'
  | 'veiled'
  | 'underwater'
  | 'space'
  | 'flat'
  | 'unlit'
  | 'placed'
  | 'near'
  | 'far'
  | 'held'
  | 'still'
  | 'moving'
  | 'lapsing'
  | 'mute'
  | 'lensless';

/** What a choice brings with it. */
type Trait =
  | 'daylight'
  | 'window'
  | 'sky'
  | 'hard'
  | 'any-light'
  | 'any-view'
  | 'wide'
  | 'close'
  | 'stillness'
  | 'move'
  | 'sound'
  | 'air-sound'
  | 'lens'
  | 'steps';

const declared: readonly (readonly [State, RegExp])[] = [
  [
    'sealed',
    /\b(?:caves?|caverns?|grotto|mines?|mineshaft|shaft|tunnels?|cellar|crypt|catacombs?|bunker|vault|sewers?|submarine|lift|elevator|dungeon|tomb|burrow|windowless|planetarium|darkroom|cinema|nightclub)\b|\binside (?:a|an|the|his|her) (?:washing machine|fridge|freezer|oven|wardrobe|box|pipe|well|drawer|bag|suitcase|tent|piano|engine|car boot|trunk)\b/i,
  ],
  [
    'night',
    /\b(?:night|midnight|nocturnal|(?:[1-4]|12) ?a\.?m\b|small hours|after dark|moon(?:lit|light|less)?|starlit|power cut|blackout|pitch dark)/i,
  ],
  ['sunless', /\b(?:dusk|twilight|blue hour|nightfall|before sunrise|after sunset)\b/i],
  [
    'veiled',
    /\b(?:fog(?:gy)?|mist(?:y)?|haz[ey]|smog|overcast|drizzl\w+|rain(?:y|ing|s)?|downpour|snow(?:ing|fall|storm)|blizzard|cloudy|clouded|sleet|sandstorm)\b|\b(?:gr[ea]y|flat|dull|leaden|milky|colou?rless) (?:\w+ )?(?:sky|skies|day|daylight|light|morning|noon|midday|afternoon|evening|weather)\b/i,
  ],
  [
    'underwater',
    /\b(?:under ?water|submerged|seabed|sea floor|reef|scuba|snorkel\w*|freediv\w+|under the (?:ice|surface|sea|waves?))\b/i,
  ],
  [
    'space',
    /\b(?:in space|outer space|spacewalk|zero gravity|astronaut|cosmonaut|asteroids?|in orbit|nebula)\b/i,
  ],
  [
    'flat',
    /\b(?:overhead|top[- ]down|flat[- ]?lay|knolling|bird'?s[- ]eye|straight down|from (?:directly |straight |high |right )?above|aerial|drone|satellite|plan view|(?:map|blueprint|diagram) of|contact sheet|photo booth|photobooth|triptych|split[- ]screen|(?:two|three|four|five|six|\d+) (?:frames|panels))\b/i,
  ],
  [
    'unlit',
    /\b(?:flatbed|scann?(?:er|ed)?|photogram|cyanotype|x-?ray|ultrasound|microscop\w*|thermal|infrared|night vision|rubbing|photocop\w+)\b/i,
  ],
  [
    'placed',
    /\b(?:seen|shot|viewed?|filmed|photographed|looking|watched|camera|lens|framed|from) (?:straight |right |far |high |low |up |down |out |in |back |away )*(?:from|at|on|in|behind|above|below|beneath|underneath|inside|outside|under|across|through|between|over|up|down)\b(?! the (?:north|south|east|west)\b)|\b(?:pov|point of view|over[- ]the[- ]shoulder|bodycam|gopro|dashcam|cctv|security camera|webcam|selfie|mirror shot|low angle|high angle|eye level|dutch|profile|back to (?:us|camera)|(?:front(?:al)?|side|rear|low|high|top|level|straight[- ]on|head[- ]on|three[- ]quarter|flat)[- ](?:front(?:al)? |side )?(?:camera|view|angle|framing)|(?:ankle|knee|waist|chest|eye|head|table|counter|ground|water|hip|shoulder)[- ](?:height|level)|we(?:'re| are)? (?:only|never|just) see|all (?:we|you) see|we(?:'re| are) (?:on|in|under|behind|inside|above))\b/i,
  ],
  [
    'near',
    /\b(?:macro|close[- ]?ups?|extreme close|ecu|tight on|very close|really close|up close|detail of)\b/i,
  ],
  [
    'far',
    /\b(?:wide(?: shot| angle| view)?|establishing|long shot|full[- ]length|full figure|from (?:far|afar)|far away|tiny in|panorama\w*|silhouetted? against)\b/i,
  ],
  [
    'held',
    /\b(?:locked[- ]?(?:off|down)?|static|tripod|fixed (?:camera|frame|shot)|camera (?:is |stays? |stands? |holds? |remains? |keeps? )?(?:fixed|still|put|steady|static|locked)|(?:doesn't|does not|never|not) move|no (?:camera )?moves?(?:ment)?|(?:fixed|still|static|steady|unmoving) (?:\w+ )?(?:frame|shot|take|camera|view)|cctv|security camera|webcam)\b/i,
  ],
  [
    'moving',
    /\b(?:doll(?:y|ies)|push(?:es|ing)?[- ](?:in|out|slowly|past)|pull(?:s|ing)?[- ](?:back|out|away)|zoom\w*|pan(?:s|ning)?|tilts?|tilting|cran(?:e shot|es up|ing)|track(?:s|ing) (?:shot|along\w*|past|behind|with|in)|steadicam|gimbal|hand-?held|fly[- ]?(?:through|over|past|by)|walk[- ]?through|orbit(?:s|ing)|hyperlapse|pov|follow(?:s|ing)?|camera (?:moves?|glides?|drifts?|rises?|sinks?|circles?|creeps?|goes|travels|sweeps|spins|floats|drops|swings|backs|runs)|we (?:move|glide|fly|drift|rise|circle|creep|go|travel|walk|follow)|dashcam|bodycam|gopro|one take|oner|long take)\b/i,
  ],
  [
    'still',
    /\b(?:only|just|nothing but) (?:his|her|their|its|the) (?:\w+ )?(?:eyes?|lips?|mouth|fingers?|hands?|breath|chest|ears?|tail|hair|toes?|eyelids?) (?:react\w*|moves?|moving|twitch\w*|blinks?|flickers?|changes?|stirs?)\b|\b(?:nothing|nobody|no one|no-one) (?:else )?(?:moves?|moving|stirs?)\b|\b(?:motionless|unmoving|stock[- ]still|frozen (?:in|mid)|perfectly still|completely still|absolutely still|stays? still|sits? still|stands? still|tableau|tableaux|living picture|like a (?:painting|photograph))\b|\b(?:unbroken|single|uninterrupted) (?:close-?up|frame|shot)\b|\bthe same \w+ (?:\w+ )?(?:through|throughout|for|during|over) the whole\b/i,
  ],
  ['lapsing', /\b(?:time[- ]?lapse|timelapse|stop[- ]?motion|slow[- ]?motion|slo-?mo)\b/i],
  [
    'mute',
    /\b(?:silent|silence|silently|mute|muted|soundless|noiseless|no (?:sound|audio|noise)|without (?:a )?sound|sound off)\b/i,
  ],
  [
    'lensless',
    /\b(?:(?:ink|pencil|charcoal|chalk|crayon|pastel|marker|line|pen) (?:on paper|drawing|sketch|wash|and wash)|(?:drawing|sketch|watercolou?r|etching|engraving|woodcut|linocut|illustration|cartoon|collage|painting) of|hand-drawn|drawn (?:in|with) (?:ink|pencil|chalk|charcoal|crayon|pen)|sketched in|illustrat(?:ion|ed)|oil painting|watercolou?r|gouache|linocut|woodcut|lithograph|comic|anime|manga|2d|vector art|pixel[- ]art|papercut|paper cut-?outs?|paper collage|children's book|picture book|storybook|low[- ]poly|isometric|risograph|screen ?print)\b/i,
  ],
];

const brought: readonly (readonly [Trait, RegExp])[] = [
  ['daylight', /\b(?:sun|noon|daylight|open shade|natural light|bright even light)\b/],
  ['window', /\bwindow\b/],
  ['sky', /\b(?:horizon|sky)\b/],
  ['hard', /\b(?:hard|crisp|raking|long shadows|short shadows|glints?|bright rim)\b/],
  ['any-light', /\blight\b|\blit\b|\bcontrast\b/],
  ['wide', /\b(?:wide|full|whole|room around|land around|horizon|everyone)\b/],
  ['close', /\b(?:close-up|macro|close by|detail)\b/],
  ['stillness', /\bholds still\b/],
  ['move', /\bthe (?:camera|view|focus)\b(?! holds still)|\bhandheld camera\b/],
  ['sound', /^sound of\b/],
  ['air-sound', /^sound of (?:wind|.*\brain\b|.*birds|.*leaves)/],
  ['lens', /\d+mm|\blens\b|\bmacro\b|\bthe camera\b|\bfocus\b|\beye level\b|\bclose-up\b|\b(?:two-)?shot\b/],
  ['steps', /^sound of (?:footsteps|hoof)/],
];

const VIEW = /\b(?:shot|view|angle|close-up|macro|seen|lens|figure in frame|eye level|overhead|profile)\b/;

/** What cannot be together. */
const excluded: Readonly<Record<State, readonly Trait[]>> = {
  sealed: ['daylight', 'window', 'sky', 'air-sound'],
  indoors: ['sky', 'air-sound'],
  night: ['daylight', 'window'],
  sunless: ['daylight', 'hard'],
  veiled: ['hard', 'daylight'],
  underwater: ['sky', 'air-sound', 'steps', 'window'],
  space: ['sky', 'sound', 'window'],
  flat: ['any-view', 'sky'],
  unlit: ['any-light', 'any-view', 'lens', 'move'],
  placed: ['any-view'],
  near: ['wide'],
  far: ['close'],
  held: ['move', 'stillness'],
  still: ['move'],
  moving: ['move', 'stillness'],
  lapsing: ['move'],
  mute: ['sound'],
  lensless: ['lens'],
};

/** The plain light of a place or an air, where the table's first choice cannot be there. */
const plainLights: readonly (readonly [State, string, string])[] = [
  ['veiled', 'soft grey light from above', 'that is what a closed sky gives'],
  ['sealed', 'dim light from one side with dark around', 'no daylight reaches in there'],
  ['space', 'one hard light from the side with black shadows', 'nothing softens light in space'],
  ['sunless', 'soft light from the sky alone', 'the sun is below the horizon at that hour'],
  ['night', 'dim light from one side with deep shadows', 'keeps it readable at night'],
];

export function plainLightIn(states: ReadonlySet<State>): { text: string; why: string } | undefined {
  const [, text, why] = plainLights.find(([state]) => states.has(state)) ?? [];
  return text === undefined || why === undefined ? undefined : { text, why };
}

/** The states that a text declares. */
export function statesIn(text: string): ReadonlySet<State> {
  return new Set(declared.flatMap(([state, form]) => (form.test(text) ? [state] : [])));
}

/** Whether a choice can stand beside what a text declares. */
export function agrees(choice: string, states: ReadonlySet<State>): boolean {
  const lower = choice.toLowerCase();
  const traits = new Set<Trait>(brought.flatMap(([trait, form]) => (form.test(lower) ? [trait] : [])));
  if (VIEW.test(lower) && !lower.startsWith('the camera') && !lower.startsWith('the view'))
    traits.add('any-view');
  return [...states].every((state) => !excluded[state].some((trait) => traits.has(trait)));
}
