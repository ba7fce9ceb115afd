import { wordSet } from './word-set.ts';

/** Pictures made by hand. What can hang in a picture as well ("a painting on the wall") is not among them. */
export const drawn = wordSet(
  'illustration illustrated watercolour watercolor gouache linocut woodcut lithograph cartoon comic anime manga vector blackwork pixel-art clipart charcoal-drawing pencil-drawing ink-drawing hand-drawn line-art risograph screenprint papercut cross-stitch crayon pastel-drawing stained-glass fresco oil-on-canvas doodle storybook coloured-pencil colored-pencil coloured-pencils colored-pencils screen-print screen-printed woodblock paper-collage cut-paper cut-out pen-and-ink dotwork linework etching engraving',
);
/** The same, where the text begins with one. */
export const drawnFirst = wordSet(
  'painting drawing sketch engraving etching collage mosaic poster mural cover flyer',
);
/** Signs and plans, which no light falls on. */
export const graphic = wordSet(
  'logo logotype icon icons emblem sticker stickers diagram infographic blueprint wordmark pictogram cutaway cross-section pattern',
);
/** Pictures made of figures. */
export const rendered = wordSet(
  '3d render rendered low-poly isometric claymation clay stop-motion voxel unreal-engine octane blender cgi lego origami',
);
/** Pictures made by a lens. */
export const photographed = wordSet(
  'photo photograph photography photographic photorealistic realistic polaroid film 35mm 16mm dslr snapshot documentary editorial bokeh lens kodak portra analog analogue daguerreotype footage macro',
);
/** What stands before the thing itself: "a portrait of …". */
export const viewsOf = wordSet(
  'portrait close-up closeup view shot picture image still video clip photo photograph painting drawing sketch watercolour watercolor illustration render macro footage',
);
/** Its colours are of no concern. */
export const colourless = wordSet('monochrome black-and-white greyscale grayscale sepia');

/** What lights, or tells of light, beside the names that WordNet has for sources. */
export const lightWords = wordSet(
  'light lights lighting lit backlit backlight sunlit moonlit candlelit sunlight moonlight daylight lamplight firelight candlelight starlight sunshine sunbeam sunbeams glow glows glowing highlight highlights shadow shadows shade shaded silhouette silhouetted neon spotlight softbox flash lamp lamps lantern torch candle candles rim-light high-key low-key chiaroscuro overcast headlamp headlights fluorescent tungsten underlit dappled shafts',
);
/** What the eye is told of time where no hour is named. */
export const nightWords = wordSet('midnight moonlit moonlight starlit stars milky nightclub nocturnal');

/** What takes somebody somewhere. */
export const travels = wordSet(
  'walk run ride drive dance jump climb cycle skate swim ski surf march stroll sprint jog gallop crawl leap chase carry push pull drag roll fly sail row paddle limp hike wander stride rush race slide glide cross flee follow',
);

/** What a plain surface behind a thing is called. */
export const backdrops = wordSet('background backdrop seamless cyclorama behind');
export const darkTones = wordSet('black dark charcoal navy');
export const lightTones = wordSet('white pale cream ivory bright');

/** Who watches. */
export const audiences = wordSet(
  'audience viewers customers staff employees beginners residents students pupils newcomers adults seniors teams colleagues clients patients visitors drivers volunteers subscribers followers users shoppers parents members',
);
/** How something is said. */
export const tones = wordSet('tone tonality voice friendly serious funny upbeat dry formal casual calm warm');
/** How a script closes. */
export const endings = wordSet(
  'end ends ending finish finishes conclude close closing finally outro cta call contact sign-up goodbye bye',
);
/** Where in a picture words can stand. */
export const frameParts = wordSet(
  'top bottom centre centred center centered middle left right corner upper lower above below across over under beneath',
);
/** Things that are called like creatures. */
export const calledLikeCreatures = wordSet(
  'drone drones crane cranes kite kites ram rams seal seals ray rays',
);
/** Things and deeds that are called like food and plants. */
export const calledLikeFood = wordSet('game games chess falls spring jam date dates stock');
/** What is seen is a room. */
export const insideWords = wordSet('interior inside interiors');
/** Parts of a place, and places that say nothing of how they sound. */
export const noSpots = wordSet(
  'wall window door ceiling roof floor corner room building house water background',
);
/** Hands, and what they are made of. */
export const handWords = wordSet('hand hands finger fingers fingertips palm palms fist fists');
/** Trees that a thing in front of them is made of: "a pine coffin". */
export const woods = wordSet(
  'pine oak beech walnut maple birch ash teak cedar bamboo mahogany ebony elm spruce willow olive cherry',
);
/** What a camera does or does not do, in words that hardly stand for anything else. */
export const cameraDoes = wordSet(
  'camera handheld hand-held drone static locked locked-off gimbal steadicam tripod dolly dollies zoom zooms zooming panning orbit orbits orbiting tracking pov push-in pull-out pull-back whip-pan timelapse time-lapse hyperlapse',
);
/** The same in its own box, where they are about nothing else. */
export const cameraBoxMoves = wordSet(
  'still fixed steady move moves moving move-in follow follows following followed rise rises rising sink sinks lower lowers lowering back backs backing pull pulls pulling push pushes pushing pan pans tilt tilts tilting roll rolls rolling track tracks circle circles circling arc arcs round around forward forwards backward backwards closer inward inwards outward sideways glide glides gliding drift drifts drifting float floats floating hover hovers hovering fly flies flying crane cranes jib swing swings swinging creep creeps creeping stay stays hold holds hang hangs travel travels travelling turn turns spin spins spinning truck trucks pedestal shake shakes shaky along alongside past through away approach approaches descend descends ascend ascends lift lifts slide slides sliding whip rotate rotates rotating unmoving motionless stationary',
);
/** How a voice sounds. */
export const voiceManners = wordSet(
  'voice tone spoken accent aloud quiet calm calmly soft softly flat dry firm warm warmly loud loudly low gentle gently hoarse deadpan matter-of-fact excited excitedly angry angrily tired whisper whispers murmurs mutters shouts yells sings laughing laughs grins smiling smiles crying sobbing sighs',
);
/** How far a picture is sharp. */
export const sharpness = wordSet('sharp sharply focus focused blur blurs blurred blurry bokeh');
/** What stands behind says what a thing is made of, or for whom. */
export const saidOf = wordSet('in from of for like');
/** The picture is called a photograph. */
export const photoWords = wordSet('photo photograph photorealistic photographic photography');
/** "Not cartoon style": right before what it is not. */
export const mediumDenials = wordSet('not no never without');
