const PICTURE_OF = /\b(?:shot|portrait|photo|photograph|picture|image|view|footage|video|time-?lapse) of /i;

/** "A portrait of a boxer": the words name themselves a picture. */
export function isPictureOf(text: string): boolean {
  return PICTURE_OF.test(text);
}

const STILL_OF = /\b(?:photo(?:graph)?|snapshot|still image|photoreal(?:istic)? image) of\b/gi;
const ARTICLE = /\b(?:an?|the)\s+$/i;

/** Where words name themselves a photograph, with the article before: "a photo of". */
export function stillsNamed(text: string): { start: number; end: number }[] {
  return [...text.matchAll(STILL_OF)].map(({ index, 0: said }) => {
    const article = ARTICLE.exec(text.slice(Math.max(0, index - 8), index))?.[0].length ?? 0;
    return { start: index - article, end: index + said.length };
  });
}

const KEPT_MEDIUM = /\b(?:photo|photograph|painting|illustration)\b[\s\S]*$/i;

/** What of an order tells how it is made: "a photo of", of "please make me a photo of". */
export function mediumOrdered(order: string): string {
  const [medium] = KEPT_MEDIUM.exec(order) ?? [];
  return medium ? `A ${medium.trim()} ` : '';
}
