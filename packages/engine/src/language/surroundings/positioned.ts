/** It says itself where it is, or where it cannot be. */
export const positioned =
  /\b(?:behind|beneath|back|far|distance|foreground|near|nearest|directions?|walls?|floor|ground|underfoot|edge|background|beyond|horizon|next|above|below|overhead|everything|either side|out of frame|emptiness|nothing|run|going|corner|side|frame|where|damp|dust|haze|path|track)\b/i;
