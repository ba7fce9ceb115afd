import { z } from 'zod';

const text = z.string().optional();

/** What was read from the file itself, as the file holds it. */
export const recoveredFacts = z.object({
  /** Which program made the picture. */
  generator: text,
  version: text,
  prompt: text,
  negative: text,
  model: text,
  seed: text,
  steps: text,
  sampler: text,
  scheduler: text,
  cfg: text,
  width: text,
  height: text,
  loras: z.array(z.string()).optional(),
  /** Whatever else it names, in its own words and order. */
  settings: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** What `prompt` is of the whole, where there is more than one: "Base", "First pass". */
  part_name: text,
  /** The other prompts it was made by: of each character, of each other pass over the picture. */
  further: z
    .array(
      z.object({
        kind: z.enum(['character', 'pass']),
        name: z.string(),
        prompt: text,
        negative: text,
        model: text,
        seed: text,
        settings: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    )
    .optional(),
  /** The texts as they stand in the file. */
  raw: text,
  /** Who made it, in a sentence; where the file holds no prompt, it says so. */
  provenance: text,
  camera: z
    .object({
      body: text,
      lens: text,
      focal_length: text,
      aperture: text,
      shutter: text,
      iso: text,
      /** Time of day by the camera's clock. */
      taken_at: text,
      flash: text,
    })
    .optional(),
});
