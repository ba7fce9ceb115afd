const REVERSE = /\breverse (?:angle|shot|view)\b/iu;

/** Seen from where the shot before looked at. */
export function isReverseAngle(text: string): boolean {
  return REVERSE.test(text);
}
