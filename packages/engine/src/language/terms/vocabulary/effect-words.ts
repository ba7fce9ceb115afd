import type { Effect } from '../../../shot/words.ts';

export const effectWords: Readonly<Record<Effect, string>> = {
  'film-grain':
    'film grain, fine grain, grainy ~grainy, heavy grain, 35mm grain, subtle grain, visible grain, grain ~grain, grain ~alone, coarse grain, subtle film grain, fine film grain, heavy film grain, pronounced grain, light grain, gritty grain, soft grain, gentle grain, organic grain, analog grain, analogue grain, film grained',
  'light-leaks':
    'light leak, light leaks, film burn, film burns, artistic light leaks, light leaking into the frame',
  'abstract-elements': 'abstract elements, abstract shapes, abstract element',
  'macro-depth': 'macro depth of field, macro depth',
  bokeh:
    'bokeh, bokeh lights, bokeh balls, out of focus highlights, bokeh circles, out of focus lights, bokeh background, creamy bokeh, soft bokeh, blurred lights, swirly bokeh',
  'lens-flare':
    'lens flare, lens flares, anamorphic flare, anamorphic flares, sun flare, flaring the lens, flare the lens, flares into lens, flaring into lens, flare in the lens, flares the lens, flare across the lens, flares into the lens, flare into the lens, flares across the frame, flare across the frame, horizontal flare, horizontal flares, blue streak flare, anamorphic lens flare, anamorphic lens flares, blue flares, streak flare, streak flares',
  halation: 'halation, red halation, halation around',
  vignette:
    'vignette ~vignette, vignetting, vignetted, soft vignette, dark vignette, light vignette, darkened corners, dark corners ~end',
  'motion-blur':
    'motion blur, motion blurred, blurred by motion, blurred with motion, blurred motion, streaked with motion, motion streaks, streaking past in a blur, panning blur, blurred by movement',
  'long-exposure':
    'long exposure, long exposures, light trails, star trails, silky water, slow shutter, slow shutter speed, dragged shutter, shutter drag, time exposure, bulb exposure',
  'slow-motion':
    'slow motion, slow mo, slowmo, slomo, in slow motion, super slow motion, extreme slow motion, high speed camera, 120 fps, 120fps, 240 fps, 240fps, 96 fps, 96fps, 60 fps slow, overcranked, phantom flex, ultra slow motion, half speed, 1000 fps, 1000fps, 480 fps',
  'time-lapse': 'time lapse, timelapse, time lapses, timelapses, time lapsed',
  hyperlapse: 'hyperlapse, hyper lapse, hyperlapses',
  'speed-ramp':
    'speed ramp, speed ramping, speed ramps, ramped speed, ramps from slow, ramp to slow motion, speed ramped, ramping speed',
  'freeze-frame':
    'freeze frame, freeze frames, frozen frame, freezes on the last frame, frame freezes, ends on a freeze, image freezes',
  'double-exposure': 'double exposure, double exposed, multiple exposure, double exposures, double exposing',
  diffusion:
    'diffusion ~diffusion, diffusion filter, pro mist, promist, black pro mist, glimmerglass, black satin filter, mist filter, hollywood black magic filter, black promist, softening filter, soft filter',
  'black-and-white':
    'black and white ~black and white, b and w, b & w, b / w, bw ~end, black and white film, black and white photograph, black and white photo, black and white portrait, black and white image, in black and white, black and white shot, black and white footage, tri x, hp5, ilford hp5, black and white street photograph, shot in black and white, high contrast black and white',
  sepia: 'sepia, sepia tone, sepia toned, sepia tint, sepia tones',
  monochrome: 'monochrome ~monochrome, monochromatic ~monochrome, monochrome image, in monochrome',
};
