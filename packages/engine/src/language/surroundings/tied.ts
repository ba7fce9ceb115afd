/** Words that tie a phrase to surroundings: where those are others, it is out of place. */
export const tied = {
  /** What makes a fire or a wood of a room. */
  fireAndTreetops: /\b(?:small fire|treetops)\b/i,
  /** What stands in a house. */
  furniture: /\b(?:tumbler|table|lid seating|gas ring|floor|kettle|lift|parquet|dressing-table)\b/i,
  /** What is seen from so near that nothing around it is. */
  closeWork:
    /\b(?:macro|probe|turntable|pack-shot|label|half life size|tabletop|badge|gates|treetops|cap|insert|catwalk|runway|headline)\b/i,
  /** What people have built, set up or put down. */
  builtThings:
    /\b(?:pavement|kerb|asphalt|bollards?|shutters?|brick|scaffold\w*|gutter|facade|buildings?|street|pole|walls?|roofs?|sign|car|traffic|banner|steps?|doors?|doorway|windows?|tubes?|bulbs?|hedge|mower|washing|bicycle|netting|barrier|line paint|painted|name plate|site|beeper|numerals|concrete|colonnade|columns|canopy|chairs?|notice|plastic|tarpaulin|rota|tyres|padlock|footings|boards?|feed sacks|hut|signpost|power lines|planks|latch|hose|picnic|partition|railing|houses|sheds|tower|corrugated|gantry|trough|chimney|shutters|counter|downpipe|forklift|signboard|fountain|ramp|pump|rails?|workplace|office|shift|cleaners|working|weekday|enamel|varnish|van|floodlights?|security|halogen|spotlight|stage|runway|rooftop|balcony|catwalk|table|headlights|headlamps|beams|sodium|lamps|lamp|glass|stair|locking up|first windows|posters|hoarding|drainpipe|swing|fence|wire|bucket|tiles|cafe|kettle|supper|trade|tools|meeting|gravel|display|phone|bolt|awning|brackets|drum|tin|screen|canvas|lunch|guests|fittings|serv\w+|shop|cord|siding|carpet|machine|generator|pallets?|gate|coins?|bench|parked|clipped-on)\b/i,
  /** What a furnished room has. */
  roomThings:
    /\b(?:curtains?|blinds?|bedside|chandelier|kettle|floorboard|partitions?|ceiling panels|television|next room|house|kitchen|clock|keyboard|roof light|glazing|dressing-table|wireless|cricket|desk|monitors?|wardrobe|table|shelf|bunk|under-shelf|workplace|ceiling|room)\b/i,
  /** What only a building has, with ways through it. */
  deepBuildings:
    /\b(?:passage|doorway|door|colonnade|columns|floor markings|ladder|balcony|from far|across open|pendant|wall|lift)\b/i,
  /** What grows, and what lives in it. */
  growingThings:
    /\b(?:grass|leaves|bracken|heather|turf|burrows|lichen|thistles|trunks?|tree|treetops|roots|stalks?|meadow|branch|seed|water|midge|soil|clay|moss)\b/i,
  /** What stands on firm ground. */
  firmGround:
    /\b(?:floor|ground|wheel|wellingtons|doorways?|doors?|walls?|ladder|rooms?|shelf|horizon|sill|stair|passage|corner|columns?|colonnade|workplace|skyline|knee height|underfoot|dust|leaves|table|crouch|belly|footprints|walking height|bench)\b/i,
  /** What rain puts out, hides or spoils. */
  dryThings: /\b(?:fire|firelight|embers|candles?|paper lantern|stars|moon|picnic|chalk|dust|dry)\b/i,
  /** What is far off. */
  farThings: /\b(?:far|horizon|skyline|vapour trails?|300mm|200mm)\b/i,
  /** Weather and hours, which nobody sees from inside without a window. */
  weatherOutside:
    /\b(?:rain|cloud|snow|wind|fog|thunder|weather|reading lamp|sunset|sunrise|dusk|noon|glare|August|July|shadows|sundown|twilight|blue hour|dawn|afternoon|morning|frost|carbon)\b/i,
  /** Windows, and the day behind them. */
  daylightInside: /\b(?:windows?|sun|sky|daylight|day|outside|noon|glazing|blinds?|skylight|sill|panes?)\b/i,
  /** What nobody had before our time. */
  modernThings:
    /\b(?:monitors?|television|phone|drone|exit sign|battery|LEDs?|plastic|reversing|beeper|hi-vis|gimbal|car|traffic|tyres|fluorescent|sodium|strobe packs|whiteboard|cable|sprinkler|keyboard|relay|radio|microphone|nylon|power lines|motion-controlled|robot|tubes?|tube|generator|screen|tarpaulin|socket|sockets|acrylic|van|headlights|headlamps|display|first-aid|ducts|pneumatic|compressor|hoarding|neon|barrier arm)\b/i,
  /** What belongs to the warm half of the year. */
  summerThings:
    /\b(?:July|August|summer|hot|heat|hottest|siesta|too warm|warm wind|mower|daisies|cricket|awning|midge|cold brew)\b/i,
  /** What belongs to winter. */
  winterThings: /\b(?:snow|snowing|frost|February|coldest|winter|flakes|cold evening|ice\b(?! shifting))\b/i,
  /** What winter has covered. */
  thawedThings: /\b(?:dry watercourse|puddled|cracked)\b/i,
  /** What summer has not. */
  coldThings: /\b(?:autumn|cold|frost|dead leaves)\b/i,
  /** What is somebody’s, or done by somebody. */
  peoplesThings:
    /\b(?:kettle|sleep|supper|anyone|somebody has|interview|lapel|collar|cuffs?|hip|legs|hem|buckle|seam|sleeve|wool|eye line|elbow|gloves?|portrait|squinting|brows|shoulder-high|overalls|breath-marks|footprints|first before)\b/i,
  /** What a product is shown with. */
  productThings:
    /\b(?:label|base to cap|pack-shot|turntable|the object|liquid|a single drop|a lid seating|hero|probe|plinths|parts arriving|product)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;
