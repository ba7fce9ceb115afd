const SHOWN = 24;

/** The end of a text in quotation marks, short enough for a line. */
export function quoted(text: string): string {
  const words = text.trim();
  const short = words.length > SHOWN ? `…${words.slice(-SHOWN).replace(/^\S*\s/, '')}` : words;
  return `“${short}”`;
}
