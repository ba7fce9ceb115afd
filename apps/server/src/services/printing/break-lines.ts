const ELLIPSIS = '…';

interface Room {
  /** How wide a piece of text is: as wide as its characters together. */
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
    for (
      let head = fitting(line, measure, width);
      head.length < line.length;
      head = fitting(line, measure, width)
    ) {
      yield head;
      line = line.slice(head.length);
    }
  }
  yield line;
}

/** As many characters as have place; one at least, or nothing would ever end. */
function fitting(word: string, measure: Room['measure'], width: number): string {
  const [first = ''] = word;
  return beginning(word, measure, width) || first;
}

function shortened(line: string, measure: Room['measure'], width: number): string {
  return beginning(line.trimEnd(), measure, width - measure(ELLIPSIS)).trimEnd() + ELLIPSIS;
}

/** As much of it as has place, character by character: some have no width, and there may be thousands of those. */
function beginning(text: string, measure: Room['measure'], width: number): string {
  let [end, room] = [0, width];
  for (const character of text) {
    room -= measure(character);
    if (room < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
