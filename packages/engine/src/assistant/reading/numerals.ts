const figures: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
};

const NUMERAL = new RegExp(
  `\\b(${Object.keys(figures).join('|')})\\b(?=[\\s-]+(?:seconds?|secs?|minutes?|mins?|frames?|words|characters)\\b)`,
  'g',
);

/** "Ten seconds" as "10 seconds". */
export function inFigures(text: string): string {
  return text.replace(NUMERAL, (word) => String(figures[word] ?? word));
}
