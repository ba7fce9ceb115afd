import { wordSet } from './word-set.ts';

/** "A close-up of a boy": the one who is seen stands behind the "of". */
export const viewWords = wordSet('shot up closeup portrait view photo photograph image picture wide medium');

/** What parts who speaks from what stands around. */
export const partsSpeech = wordSet(', and while as then when where but ; "');

/** What joins another deed to what is said. */
export const joinsSpeech = wordSet('and then ,');

/** Where the voice comes from, and not how it speaks. */
export const voiceSources = /^(?:o\.?s\.?|v\.?o\.?|o\.?c\.?|cont['’]?d\.?|off|off screen|offscreen)$/i;

/** Behind these the place is where it all happens; "against a wall" belongs to the deed. */
export const standsIn = wordSet('in at inside near outside by beside across through along down under over');

/** What is done to what stands behind "at". */
export const looking = wordSet(
  'look looks looking stare stares staring gaze gazes gazing glance glances glancing point points pointing smile smiles smiling wave waves waving',
);

/** They tell nothing once the terms around them are taken out. */
export const glue = wordSet(
  'of shot shots view angle frame framing framed image photo photograph picture portrait video clip footage film filmed captured camera lens using used use exposure aperture shutter speed iso style look composition length hero cinematic move movement motion slow slowly gentle very slight slightly second third prime set setting mm',
);

/** Sizes of a shot that are traits of things too. */
export const sizesToo = wordSet('low wide tight close');

/** Light, or what it leaves. */
export const lightItself = wordSet(
  'light lights lighting lit sunlight moonlight daylight candlelight lamplight firelight shadow shadows glow glows glowing silhouette shade reflections gleam',
);

/** Opens a phrase that tells how it is lit. */
export const litWords = wordSet('lit backlit sidelit underlit illuminated');

/** Where in a picture it is dark. */
export const sidesOfFrame = wordSet('side half background edges corners rest');

/** How dark it is there. */
export const darkWords = wordSet('black dark darkness shadow');

/** What says nothing by itself between two terms. */
export const looseWords = wordSet(
  'with at on in and the a an using shot by from of through lens camera slow , -',
);

/** What stands between the words of a term. */
export const termGlue = wordSet('light lit camera shot from the at in of a k');

/** What lasts as long as is said. */
export const lastingThings = wordSet('clip video take shot loop film sequence long');

/** What a thing that must not be there is named without. */
export const bareAway = wordSet('visible other more');

/** What somebody does next begins with one of these. */
export const nextWords = wordSet('then finally');
