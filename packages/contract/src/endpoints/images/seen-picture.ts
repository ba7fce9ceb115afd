import { z } from 'zod';

/** From 0 to 1. */
const share = z.number();

/** What small models of this server saw in a picture. They say nothing of who anybody is. */
export const seenPicture = z.object({
  sightings: z.array(
    z.object({
      id: z.string(),
      kind: z.enum([
        'person',
        'crowd',
        'thing',
        'pose',
        'facing',
        'eyes',
        'expression',
        'arrangement',
        'lettering',
        'shot-size',
        'camera-height',
        'placement',
        'headroom',
        'lead-room',
        'depth',
        'key-light',
        'backlight',
      ]),
      /** The field of the analysis that it goes into. */
      part: z.enum(['subject', 'environment', 'lighting', 'style']),
      /** As it goes into the prompt. */
      says: z.string(),
      /** More than one of them. */
      many: z.string().optional(),
      /** What it might be instead, where that is nearly as likely. */
      rather: z.string().optional(),
      percent: z.int(),
      /** Said in the analysis. What is not sure is a question, and no word of it. */
      isSure: z.boolean(),
      /** Where it is, in shares of the frame. */
      box: z.object({ x: share, y: share, width: share, height: share }).optional(),
      /** What it was told by. */
      because: z.array(z.string()),
    }),
  ),
  /** The analysis as it is where nothing of that counts. */
  without: z.object({
    subject: z.string(),
    environment: z.string(),
    lighting: z.string(),
    style: z.string(),
  }),
});
