/** What a choice of words says, and what a text has to say, or not to say, for it to fit. */
interface Fit {
  readonly says: RegExp;
  readonly needs?: RegExp;
  readonly bars?: RegExp;
}

const fits: readonly Fit[] = [
  // "Somebody we don't see" is not in a frame for two.
  {
    says: /\btwo-shot\b|\bboth\b|\beveryone\b/i,
    bars: /\b(?:we|you|one|i) (?:don['’]?t|do not|never|can['’]?t|cannot|won['’]?t) (?:\w+ )?see\b|\bunseen\b|\boff[- ](?:camera|screen|frame)\b|\bout(?:side)? of (?:the )?(?:frame|shot|view|picture)\b|\bnot (?:seen|visible|in (?:the )?(?:frame|shot|view|picture))\b/i,
  },
  {
    says: /\blarge\b/i,
    bars: /\b(?:small|smaller|tiny|little|discreet|subtle)\b[^.!?]{0,24}\b(?:words?|letters?|lettering|text|captions?|lines?|names?|titles?|writing|print|type|label)\b|\b(?:words?|letters?|lettering|text|captions?|names?|titles?|writing|type)\b[^.!?]{0,16}\b(?:small|smaller|tiny|little|discreet|subtle)\b/i,
  },
  // Nothing is named that is not there.
  {
    says: /\bfolds?\b|\bcloth\b/i,
    needs:
      /\b(?:folds?|folded|cloths?|tablecloth|fabrics?|textiles?|drap\w+|silk|satin|linen|velvet|wool(?:len)?|tweed|denim|lace|chiffon|muslin|scar(?:f|ves)|shawls?|dress(?:es)?|gowns?|skirts?|coats?|cloaks?|capes?|robes?|shirts?|blouses?|jackets?|suits?|trousers|kimonos?|saris?|veils?|curtains?|sheets?|blankets?|quilts?|flags?|banners?|sails?|towels?|ribbons?|jumpers?|sweaters?|cardigans?|garments?|cushions?|rugs?|carpets?|tapestr\w+)\b/i,
    bars: /\bcotton wool\b|\bwire wool\b|\bdiorama\b|\bmodel railway\b/i,
  },
  {
    says: /\bdrink\b/i,
    bars: /\b(?:labels?|stickers?|badges?|beer ?mats?|coasters?|flyers?|posters?|artwork|packaging|menus?|logo)\b/i,
  },
];

/** Whether words that are offered agree with what was said of size, of who is seen and of what is there. */
export function choiceFits(choice: string, text: string): boolean {
  return fits.every(
    ({ says, needs, bars }) =>
      !says.test(choice) || ((needs === undefined || needs.test(text)) && bars?.test(text) !== true),
  );
}

/** "Use the attached photo of the kitchen", "keep the floor exactly as it is": the picture is there, and is only changed. */
export function changesPicture(text: string): boolean {
  return /\b(?:attached|uploaded|this|my|the enclosed) (?:photo|picture|image|photograph|shot|scan)\b[^.]*\.?.*\b(?:keep|leave|change|replace|remove|take away|add|put|swap|erase|make)\b|\b(?:keep|leave)\b[^.!?]*\b(?:exactly )?as (?:they are|it is|is)\b/is.test(
    text,
  );
}
