import type { WriteOptions } from '../../writing/write.ts';

const SEED = /\bseed(?: of| to|=|:)?\s*(\d{1,10})\b/i;
const STYLIZE = /(?:\bstyli[sz]e(?: of| to| at|=|:)?|--s(?:tylize)?)\s*(\d{1,4})\b/i;
const RATIO =
  /\b(?:ratio|shape|format|aspect|frame|--ar)(?: of| to|=|:)?\s*(\d{1,2}:\d{1,2})\b|\bin (\d{1,2}:\d{1,2})\b/i;
const FROM_IMAGE =
  /\bimage[- ]to[- ]video\b|\b(?:from|over|with) (?:a|an|my|the|this) (?:start(?:ing)? )?(?:image|still|picture|photo|frame)\b/i;

/** What a message asks of a copy beside the shot: "for Midjourney with seed 7, stylize 250, in 9:16, from a start image". */
export function copyOptions(said: string): WriteOptions {
  const seed = SEED.exec(said)?.[1];
  const stylize = STYLIZE.exec(said)?.[1];
  const [, named, plain] = RATIO.exec(said) ?? [];
  const ratio = (named ?? plain) as WriteOptions['ratio'];
  return {
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(stylize !== undefined && { stylize: Number(stylize) }),
    ...(ratio !== undefined && { ratio }),
    ...(FROM_IMAGE.test(said) && { startImage: 'start-image' }),
  };
}
