/**
 * White space, control and format characters, and whatever else Unicode has that leaves no mark: zero-width spaces and
 * joiners, fillers, variation selectors, the empty braille cell.
 */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a person would see nothing of it: the one meaning of "empty" for page and server. */
export function isBlankText(text: string): boolean {
  return UNSEEN.test(text);
}
