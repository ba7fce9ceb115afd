/** Every control character (Unicode's Cc) except the tab and the newline. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

/**
 * Text as a person meant it: Unix line ends, no control characters, no lone surrogates.
 * PostgreSQL refuses U+0000 and JSON readers choke on half a pair, so every text that
 * comes in goes through here once.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '').toWellFormed();
}
