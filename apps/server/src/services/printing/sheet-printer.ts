import type PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';
import { splitFaces } from './split-faces.ts';
import { type Hand, readFace } from './type-case.ts';

/** Points: 72 to the inch. */
export const sheets = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type Sheet = keyof typeof sheets;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Type {
  hand: Hand;
  size: number;
  ink?: string;
}

export const inks = { black: '#1a1613', grey: '#5f5851', rule: '#8a827a', fine: '#d4cdc4' } as const;

/** Ligatures off: what is copied out of the file is what was written. */
const AS_WRITTEN = {
  // The types know only what is turned on. Left on, looking for ligatures takes most of the time a page takes.
  features: { calt: false, clig: false, liga: false } as unknown as [],
  lineBreak: false,
};
const LEADING = 1.35;
/** The size that widths are remembered at. */
const UNIT = 100;

/** Draws on the pages of one PDF. Every face that was needed is embedded, and no other. */
export class SheetPrinter {
  readonly #document: InstanceType<typeof PDFDocument>;
  readonly #known = new Set<string>();
  readonly #widths = new Map<string, number>();

  private constructor(document: InstanceType<typeof PDFDocument>) {
    this.#document = document;
  }

  static async open(given: { title: string; at: Date }): Promise<SheetPrinter> {
    const { default: PDFDocument } = await import('pdfkit');
    return new SheetPrinter(
      new PDFDocument({
        autoFirstPage: false,
        margin: 0,
        pdfVersion: '1.7',
        info: { Title: given.title, Creator: 'Cuewright', CreationDate: given.at, ModDate: given.at },
      }),
    );
  }

  /** Makes the faces of these texts known, which has to wait for the disk; the rest does not. */
  async prepare(hand: Hand, texts: readonly string[]): Promise<void> {
    const characters = new Set(tidied(texts.join('')));
    const names = new Set(splitFaces(hand, [...characters].join('')).map(({ face }) => face));
    for (const name of names) {
      if (this.#known.has(name)) continue;
      this.#known.add(name);
      this.#document.registerFont(name, await readFace(name));
    }
  }

  addPage(sheet: Sheet, isWide: boolean): Box {
    const [narrow, long] = sheets[sheet];
    const [width, height] = isWide ? [long, narrow] : [narrow, long];
    this.#document.addPage({ size: [width, height], margin: 0 });
    return { x: 0, y: 0, width, height };
  }

  lineHeight({ size }: Type): number {
    return size * LEADING;
  }

  measure(text: string, { hand, size }: Type): number {
    let sum = 0;
    for (const character of text) sum += this.#widthOf(hand, character);
    return (sum * size) / UNIT;
  }

  /** Of one character, at the size of the unit: a line is measured again with every word that joins it. */
  #widthOf(hand: Hand, character: string): number {
    const key = `${hand} ${character}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const [run] = splitFaces(hand, character);
    const width = run ? this.#document.font(run.face).fontSize(UNIT).widthOfString(run.text, AS_WRITTEN) : 0;
    this.#widths.set(key, width);
    return width;
  }

  /** As many lines as have place in the box. Gives back where the next thing may begin. */
  write(text: string, type: Type, box: Box): number {
    const step = this.lineHeight(type);
    const lines = breakLines(tidied(text), {
      measure: (piece) => this.measure(piece, type),
      width: box.width,
      lines: Math.floor(box.height / step),
    });
    lines.forEach((line, n) => {
      this.#line(line, type, box.x, box.y + n * step);
    });
    return box.y + lines.length * step;
  }

  /** One line that ends at the right edge of the box. */
  writeRight(text: string, type: Type, box: Box): void {
    this.#line(tidied(text), type, box.x + box.width - this.measure(tidied(text), type), box.y);
  }

  #line(line: string, { hand, size, ink = inks.black }: Type, x: number, y: number): void {
    let left = x;
    for (const { face, text } of splitFaces(hand, line)) {
      this.#document.font(face).fontSize(size).fillColor(ink).text(text, left, y, AS_WRITTEN);
      left += this.#document.widthOfString(text, AS_WRITTEN);
    }
  }

  rule(from: readonly [number, number], to: readonly [number, number], width: number, ink: string): void {
    this.#document
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(width)
      .strokeColor(ink)
      .stroke();
  }

  outline({ x, y, width, height }: Box, ink: string): void {
    this.#document.rect(x, y, width, height).lineWidth(0.5).strokeColor(ink).stroke();
  }

  /** A JPEG, as large as it fits, in the middle. */
  picture(jpeg: Buffer, { x, y, width, height }: Box): void {
    this.#document.image(jpeg, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const whole = new Promise<Buffer>((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#document.on('end', () => resolve(Buffer.concat(chunks)));
      this.#document.on('error', reject);
    });
    this.#document.end();
    return await whole;
  }
}

/** No language stacks more, and a letter under thousands of them keeps everybody waiting. */
const TOO_MANY_MARKS = /(?<=\p{M}{4})\p{M}+/gu;

/** Letters with their accents in one, and no tabs: a face has no width for those. */
function tidied(text: string): string {
  return text.normalize('NFC').replace(TOO_MANY_MARKS, '').replaceAll('\t', '  ').replaceAll('\r', '');
}
