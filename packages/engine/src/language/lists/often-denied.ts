import { wordSet } from '../words/word-set.ts';

/** What is often ruled out and is no plural. */
export const oftenDenied = wordSet(
  'text lettering typography blur noise grain glare clutter distortion bokeh vignette smoke fog rain snow dust dirt mess makeup jewellery jewelry gore blood nudity violence plastic music people hdr bloom oversaturation symmetry',
);

/** What nobody asks for: in a list behind a denial it is denied as well. */
export const unwanted = wordSet(
  'text lettering typography blur clutter distortion watermark watermarks logo logos caption captions subtitle subtitles signature artifacts artefacts gore nudity violence deformed deformities blurry lowres ugly jpeg branding trademarks overlays ui hud',
);
