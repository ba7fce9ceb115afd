const FIGURE = /(?:\bf\/)?\d+(?:[.,:/]\d+)*(?:\s?(?:mm|K|fps|s)\b)?/g;

/** Every figure of a text with the unit it is counted in, as it is written. */
export function figuresWritten(text: string): readonly string[] {
  return text.match(FIGURE) ?? [];
}
