/** Prose as it is printed: straight quotation marks and apostrophes become the curled ones. */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, '$1\u201C')
    .replaceAll('"', '\u201D')
    .replaceAll("'", '\u2019');
}
