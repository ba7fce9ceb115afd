import { wordSet } from '../words/word-set.ts';

/** A noun phrase that ends on one of these is about it. */
export const soundHeads = wordSet(
  'sound sounds noise audio music soundtrack score silence hum humming ambience murmur echo echoes melody song chatter clatter birdsong tone beat synth vocals crackle static rumble whistle thunder drone hiss creak creaking ticking beep bell bells chime chimes applause laughter footsteps heartbeat siren sirens buzz buzzing rattle rustle splash foley voice-over voiceover',
);
export const lightHeads = wordSet(
  'light lights lighting sunlight moonlight daylight candlelight lamplight firelight backlight sidelight glow shadow shadows glare gleam shine rays shaft shafts beam beams silhouette twilight gel softbox strobe flare chiaroscuro',
);
export const cameraHeads = wordSet(
  'shot close-up closeup angle lens view frame framing pov focus bokeh composition perspective aperture macro tripod handheld height level mm telephoto wide-angle depth',
);
export const lookHeads = wordSet(
  'style look grain film stock photograph photography photo painting illustration render engraving watercolour watercolor gouache linocut etching sketch collage documentary autochrome polaroid aesthetic palette colours colors grade grading tones monochrome photorealistic realistic realism cinematic vintage retro noir anime cartoon claymation animation 3d snapshot ink pastel pastels duotone sepia portra kodachrome ektachrome',
);
export const moodHeads = wordSet(
  'mood atmosphere feeling feel vibe tension calm peaceful serene melancholy melancholic joyful eerie dreamy nostalgic nostalgia hopeful solemn mysterious gritty whimsical uneasy quiet stillness bittersweet tender wistful cosy cozy menacing contemplative surreal dread suspense foreboding relief spooky intimate patient stubborn tense moody cheerful bleak ominous playful romantic lonely',
);
export const timeHeads = wordSet(
  'dawn dusk morning noon midday afternoon evening night midnight sunrise sunset twilight winter spring summer autumn fall january february march april may june july august september october november december rain snow fog mist storm drizzle wind overcast sunny cloudy foggy rainy snowy stormy monsoon blizzard haze siesta lunchtime',
);
export const placePrepositions = wordSet(
  'in at on inside outside by near under beneath across along through beside past beyond above over behind against between among amid around atop aboard opposite below underneath overlooking from',
);
