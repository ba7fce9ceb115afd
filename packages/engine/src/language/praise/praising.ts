/** Praise that no generator makes anything of, and that no careful writer puts there. */
export const praising =
  /\b(?:stunning|breathtaking|amazing|awesome|gorgeous|incredible|magnificent|masterful|masterpiece|award[- ]winning|world[- ]class|best[- ]in[- ]class|hyper[- ]?realistic|ultra[- ]?detailed|highly detailed|high[- ]quality|[48]k|uhd)\b/giu;
