/** Colours by their names, in a row. */
export const colours =
  'red blue green yellow orange purple violet pink brown black white grey gray teal cyan magenta gold golden silver amber navy crimson scarlet turquoise beige cream olive burgundy maroon indigo emerald ochre rust copper mustard lavender peach coral ivory tan khaki rose sage cobalt charcoal lilac mauve mint umber sienna aqua jade';
