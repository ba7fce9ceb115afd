import type { Shot } from '../../shot/shot.ts';

const NAMED =
  /\b(?:painted in|illustration|illustrated|drawn in|watercolou?r|gouache|oil on canvas|woodcut|lino-?cut|lithograph|cartoon|comic|anime|manga|vector|clip ?art|pixel art|3d render|low[- ]poly|isometric|infographic|diagram|blueprint|claymation|origami)\b/i;
/** A thing in the picture as well, so only where it stands first. */
const FIRST =
  /^(?:an? |the )?(?:[\p{L}\d-]+ ){0,2}(?:painting|drawing|sketch|poster|logo|icon|photo|photograph|polaroid|daguerreotype|portrait|render|engraving|collage|fresco|mosaic|sticker|emoji|wallpaper|pattern|still)(?=[\s,.:]|$)/iu;

/** Its own words say what kind of picture it is. */
export function namesMedium({ subject, place, details, mood, camera }: Shot): boolean {
  const words = [subject.text, subject.action, place.text, details, mood, camera.text];
  return FIRST.test(subject.text) || words.some((text) => NAMED.test(text));
}

/** The word that says it, where it says what it is made by: "linocut". */
export function mediumIn({ subject, place, details, mood, camera }: Shot): string {
  const words = [subject.text, subject.action, place.text, details, mood, camera.text];
  return words.map((text) => NAMED.exec(text)?.[0] ?? '').find((found) => found !== '') ?? '';
}

/** "Product shot of …", "A portrait of …", "An oil painting of …": nothing can stand before it. */
export function isPictureOf(text: string): boolean {
  return /^(?:an? |the )?(?:[\p{L}\d-]+ ){0,3}(?:shot|portrait|photo|photograph|picture|image|view|still|painting|illustration|drawing|sketch|poster|logo|icon|render|watercolou?r|engraving|close-up|macro|polaroid|footage|video|time-?lapse) (?:of|showing|with|for|from) /iu.test(
    text,
  );
}
