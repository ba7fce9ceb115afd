const OVER = /\b(?:after|before|past|since|following)\s+(?:\p{L}+\s+){0,2}$/iu;
/** As far back as one of these is looked for. */
const NEAR = 60;

/** "After the rain": what is past, or still to come, does not fall. */
export function isOver(text: string, start: number): boolean {
  return OVER.test(text.slice(Math.max(0, start - NEAR), start));
}

const LED_IN = /\b(?:an?|the|his|her|their)\s+$/i;

/** "A night tram": the tram is called so, whatever the hour. */
export function namesAThing(text: string, start: number, end: number): boolean {
  return (
    LED_IN.test(text.slice(Math.max(0, start - NEAR), start)) && /^[ -]\p{Ll}/u.test(text.slice(end, end + 4))
  );
}
