import type { LightSource } from '../../shot/words.ts';
import type { Setting } from './setting.ts';

interface Guard {
  holds: (setting: Setting) => boolean;
  words: RegExp;
}

/** What would be out of place in a setting although its hour, weather and class agree. */
const guards: readonly Guard[] = [
  { holds: ({ fits }) => fits.classes?.[0] === 'interior', words: /\b(?:small fire|treetops)\b/i },
  {
    holds: ({ fits }) => fits.classes?.[0] === 'exterior',
    words: /\b(?:tumbler|table|lid seating|gas ring|floor|kettle|lift|parquet|dressing-table)\b/i,
  },
  {
    holds: ({ ground }) => ground === 'land' || ground === 'water' || ground === 'air',
    words:
      /\b(?:macro|probe|turntable|pack-shot|label|half life size|tabletop|badge|gates|treetops|cap|insert|catwalk|runway|headline)\b/i,
  },
  {
    holds: ({ ground }) => ground === 'land' || ground === 'water' || ground === 'air',
    words:
      /\b(?:pavement|kerb|asphalt|bollards?|shutters?|brick|scaffold\w*|gutter|facade|buildings?|street|pole|walls?|roofs?|sign|car|traffic|banner|steps?|doors?|doorway|windows?|tubes?|bulbs?|hedge|mower|washing|bicycle|netting|barrier|line paint|painted|name plate|site|beeper|numerals|concrete|colonnade|columns|canopy|chairs?|notice|plastic|tarpaulin|rota|tyres|padlock|footings|boards?|feed sacks|hut|signpost|power lines|planks|latch|hose|picnic|partition|railing|houses|sheds|tower|corrugated|gantry|trough|chimney|shutters|counter|downpipe|forklift|signboard|fountain|ramp|pump|rails?|workplace|office|shift|cleaners|working|weekday|enamel|varnish|van|floodlights?|security|halogen|spotlight|stage|runway|rooftop|balcony|catwalk|table|headlights|headlamps|beams|sodium|lamps|lamp|glass|stair|locking up|first windows|posters|hoarding|drainpipe|swing|fence|wire|bucket|tiles|cafe|kettle|supper|trade|tools|meeting|gravel|display|phone|bolt|awning|brackets|drum|tin|screen|canvas|lunch|guests|fittings|serv\w+|shop|cord|siding|carpet|machine|generator|pallets?|gate|coins?|bench|parked|clipped-on)\b/i,
  },
  {
    holds: ({ ground }) => ground === 'hall' || ground === 'vehicle',
    words:
      /\b(?:curtains?|blinds?|bedside|chandelier|kettle|floorboard|partitions?|ceiling panels|television|next room|house|kitchen|clock|keyboard|roof light|glazing|dressing-table|wireless|cricket|desk|monitors?|wardrobe|table|shelf|bunk|under-shelf|workplace|ceiling|room)\b/i,
  },
  {
    holds: ({ ground }) => ground === 'vehicle',
    words:
      /\b(?:passage|doorway|door|colonnade|columns|floor markings|ladder|balcony|from far|across open|pendant|wall|lift)\b/i,
  },
  {
    holds: ({ barren }) => barren,
    words:
      /\b(?:grass|leaves|bracken|heather|turf|burrows|lichen|thistles|trunks?|tree|treetops|roots|stalks?|meadow|branch|seed|water|midge|soil|clay|moss)\b/i,
  },
  {
    holds: ({ ground, fits }) =>
      ground === 'water' ||
      ground === 'air' ||
      fits.classes?.[0] === 'underwater' ||
      fits.classes?.[0] === 'space',
    words:
      /\b(?:floor|ground|wheel|wellingtons|doorways?|doors?|walls?|ladder|rooms?|shelf|horizon|sill|stair|passage|corner|columns?|colonnade|workplace|skyline|knee height|underfoot|dust|leaves|table|crouch|belly|footprints|walking height|bench)\b/i,
  },
  {
    holds: ({ wet }) => wet,
    words: /\b(?:fire|firelight|embers|candles?|paper lantern|stars|moon|picnic|chalk|dust|dry)\b/i,
  },
  { holds: ({ thick }) => thick, words: /\b(?:far|horizon|skyline|vapour trails?|300mm|200mm)\b/i },
  {
    holds: ({ windowless }) => windowless,
    words:
      /\b(?:rain|cloud|snow|wind|fog|thunder|weather|reading lamp|sunset|sunrise|dusk|noon|glare|August|July|shadows|sundown|twilight|blue hour|dawn|afternoon|morning|frost|carbon)\b/i,
  },
  {
    holds: ({ windowless }) => windowless,
    words: /\b(?:windows?|sun|sky|daylight|day|outside|noon|glazing|blinds?|skylight|sill|panes?)\b/i,
  },
  {
    holds: ({ longAgo }) => longAgo,
    words:
      /\b(?:monitors?|television|phone|drone|exit sign|battery|LEDs?|plastic|reversing|beeper|hi-vis|gimbal|car|traffic|tyres|fluorescent|sodium|strobe packs|whiteboard|cable|sprinkler|keyboard|relay|radio|microphone|nylon|power lines|motion-controlled|robot|tubes?|tube|generator|screen|tarpaulin|socket|sockets|acrylic|van|headlights|headlamps|display|first-aid|ducts|pneumatic|compressor|hoarding|neon|barrier arm)\b/i,
  },
  {
    holds: ({ winter, mild }) => winter || mild,
    words:
      /\b(?:July|August|summer|hot|heat|hottest|siesta|too warm|warm wind|mower|daisies|cricket|awning|midge|cold brew)\b/i,
  },
  {
    holds: ({ winter }) => !winter,
    words: /\b(?:snow|snowing|frost|February|coldest|winter|flakes|cold evening|ice\b(?! shifting))\b/i,
  },
  { holds: ({ winter }) => winter, words: /\b(?:dry watercourse|puddled|cracked)\b/i },
  { holds: ({ summer }) => summer, words: /\b(?:autumn|cold|frost|dead leaves)\b/i },
  {
    holds: ({ someone }) => !someone,
    words:
      /\b(?:kettle|sleep|supper|anyone|somebody has|interview|lapel|collar|cuffs?|hip|legs|hem|buckle|seam|sleeve|wool|eye line|elbow|gloves?|portrait|squinting|brows|shoulder-high|overalls|breath-marks|footprints|first before)\b/i,
  },
  {
    holds: ({ someone }) => someone,
    words:
      /\b(?:label|base to cap|pack-shot|turntable|the object|liquid|a single drop|a lid seating|hero|probe|plinths|parts arriving|product)\b/i,
  },
];

const dayAndSky: readonly (LightSource | undefined)[] = [
  'sunlight',
  'window-light',
  'skylight',
  'moonlight',
  'headlights',
  'streetlight',
];

export function isOutOfPlace(text: string, source: LightSource | undefined, setting: Setting): boolean {
  if (setting.windowless && source && dayAndSky.includes(source)) return true;
  return guards.some(({ holds, words }) => holds(setting) && words.test(text));
}
