import { z } from 'zod';

/** From 0 to 1. */
const share = z.number();

/** What the pixels tell by themselves. Places in the frame are shares of its width and height. */
export const measuredPicture = z.object({
  size: z.object({ width: z.int(), height: z.int() }),
  shape: z.object({
    ratio: z.templateLiteral([z.number(), ':', z.number()]),
    orientation: z.enum(['landscape', 'portrait', 'square']),
    isExact: z.boolean(),
  }),
  /** The dominant colour first. */
  palette: z.array(z.object({ hex: z.string(), name: z.string(), share })),
  tone: z.object({
    key: z.enum(['low-key', 'mid-key', 'high-key']),
    contrast: z.enum(['flat', 'soft', 'normal', 'high']),
    /** Eleven zones from black to white in equal steps to the eye, five steps to each. */
    histogram: z.array(share),
    median: z.number(),
    shadows: z.number(),
    highlights: z.number(),
    stops: z.number(),
    clippedWhite: share,
    clippedBlack: share,
  }),
  temperature: z.object({
    kelvin: z.number(),
    word: z.enum(['warm', 'slightly-warm', 'neutral', 'slightly-cool', 'cool']),
    tint: z.enum(['green', 'magenta']).optional(),
    highlights: z.number(),
    shadows: z.number(),
    certainty: share,
    /** Enough looked grey to say it. */
    isTold: z.boolean(),
  }),
  saturation: z.object({
    word: z.enum(['monochrome', 'toned', 'muted', 'natural', 'vivid']),
    mean: z.number(),
    high: z.number(),
  }),
  light: z.object({
    side: z.enum(['left', 'right', 'above', 'below', 'behind', 'even']),
    across: z.number(),
    down: z.number(),
    quality: z.enum(['hard', 'soft', 'mixed']),
    crisp: share,
  }),
  focus: z.object({
    region: z.object({ x: share, y: share, width: share, height: share }).optional(),
    centre: z.object({ x: share, y: share }),
    depth: z.enum(['shallow', 'moderate', 'deep', 'soft', 'unknown']),
    sharpShare: share,
  }),
  framing: z.object({
    symmetry: z.number(),
    emptiness: share,
    emptySide: z.enum(['left', 'right', 'above', 'below']).optional(),
  }),
  horizon: z.object({ y: share, tilt: z.number(), certainty: share }).optional(),
  texture: z.object({
    detail: share,
    grain: z.number(),
    word: z.enum(['smooth', 'detailed', 'intricate']),
    isGrainy: z.boolean(),
  }),
});
