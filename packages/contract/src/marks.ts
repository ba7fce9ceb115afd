/** Of a mark that ends past the end of its text. */
export function outsideText(text: string): string {
  return `The text has ${text.length.toLocaleString('en-US')} characters; a mark ends within it.`;
}
