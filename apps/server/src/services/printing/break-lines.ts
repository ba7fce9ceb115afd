const ELLIPSIS = '…';

interface Room {
  /** How wide a piece of text is. */
  measure: (text: string) => number;
  width: number;
  /** Lines that have place. */
  lines: number;
}

/** Text in lines that have place; the last one ends in an ellipsis where more would follow. */
export function breakLines(text: string, { measure, width, lines: most }: Room): string[] {
  if (most < 1) return [];
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    for (const line of breakParagraph(paragraph, measure, width)) {
      if (lines.length === most)
        return [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', measure, width)];
      lines.push(line);
    }
  }
  return lines;
}

function* breakParagraph(
  paragraph: string,
  measure: Room['measure'],
  width: number,
): Generator<string, void> {
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') yield line;
    line = word;
    while (measure(line) > width) {
      const head = fitting(line, measure, width);
      yield head;
      line = line.slice(head.length);
    }
  }
  yield line;
}

/** As many characters as have place; one at least, or nothing would ever end. */
function fitting(word: string, measure: Room['measure'], width: number): string {
  let head = '';
  for (const character of word) {
    if (head !== '' && measure(head + character) > width) break;
    head += character;
  }
  return head;
}

function shortened(line: string, measure: Room['measure'], width: number): string {
  const characters = [...line.trimEnd()];
  while (characters.length > 0 && measure(characters.join('') + ELLIPSIS) > width) characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
}
