/** What only older models, taught by tags, make anything of. */
export const tagsOfPraise =
  /\b(?:masterpiece|best quality|high(?:est)? quality|ultra[- ](?:detailed|realistic|hd)|(?:highly|insanely|hyper)[- ]?(?:detailed|realistic)|(?:4|8|16)k(?: uhd| resolution)?|uhd|hdr|award[- ]winning|trending on artstation|artstation|unreal engine(?: 5)?|octane render|sharp focus everywhere|professional quality)\b/gi;
