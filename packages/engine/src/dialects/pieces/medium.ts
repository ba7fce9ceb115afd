import type { Shot } from '../../shot/shot.ts';

const NAMED =
  /\b(?:paint(?:ing|ed in)|illustration|illustrated|drawing|drawn in|sketch|watercolou?r|gouache|oil on canvas|engraving|woodcut|linocut|lithograph|cartoon|comic|anime|manga|vector|icon|logo|clip ?art|pixel art|3d render|render|low[- ]poly|isometric|collage|fresco|mosaic|poster|infographic|diagram|blueprint|pattern|wallpaper|emoji|sticker|origami|claymation|sculpture of|photo|photograph|polaroid|daguerreotype|film still|still from)\b/i;

/** Its own words say what kind of picture it is. */
export function namesMedium({ subject, place, details, mood, camera }: Shot): boolean {
  return [subject.text, subject.action, place.text, details, mood, camera.text].some((text) =>
    NAMED.test(text),
  );
}

/** "Product shot of …", "A portrait of …", "An oil painting of …": nothing can stand before it. */
export function isPictureOf(text: string): boolean {
  return /^(?:an? |the )?(?:[\p{L}\d-]+ ){0,3}(?:shot|portrait|photo|photograph|picture|image|view|still|painting|illustration|drawing|sketch|poster|logo|icon|render|watercolou?r|engraving|close-up|macro|polaroid|footage|video|time-?lapse) (?:of|showing|with|for|from) /iu.test(
    text,
  );
}
