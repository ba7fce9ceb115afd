import { type Board, type BoardFrame, shortSize } from '@cuewright/engine/storyboard';
import type { BoardContent } from './board-store.ts';

const CELL = 560;
const GAP = 40;
const MARGIN = 64;
const HEAD = 120;
const WORDS = 132;
const LINE = 24;
/** What the strictest browser still draws. */
const MOST_PIXELS = 16_000_000;

/** The sheet's own inks, whatever the theme around it. */
function inkOf(token: Ink): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}

type Ink = '--sheet' | '--sheet-ink' | '--sheet-ink-2' | '--sheet-rule';

interface Sheet {
  context: CanvasRenderingContext2D;
  /** A picture's height over its width. */
  shape: number;
}

/** All frames on one sheet, as a PNG. The browser draws it, so it has every script the browser has. */
export async function drawContactSheet(
  { title, ratio, frames }: Pick<Board, 'title'> & Pick<BoardContent, 'ratio' | 'frames'>,
  facts: string,
): Promise<Blob> {
  const [wide = 16, tall = 9] = ratio.split(':').map(Number);
  const shape = tall / wide;
  const columns = columnsFor(frames.length);
  const rows = Math.max(1, Math.ceil(frames.length / columns));
  const width = 2 * MARGIN + columns * CELL + (columns - 1) * GAP;
  const rowHeight = CELL * shape + WORDS + GAP;
  const height = MARGIN + HEAD + rows * rowHeight + MARGIN - GAP;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));

  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  context.scale(scale, scale);
  context.fillStyle = inkOf('--sheet');
  context.fillRect(0, 0, width, height);

  const sheet = { context, shape };
  context.textBaseline = 'top';
  const inside = width - 2 * MARGIN;
  write(context, title, { font: '700 44px Archivo, sans-serif', x: MARGIN, y: MARGIN, width: inside * 0.7 });
  context.textAlign = 'right';
  write(context, facts, {
    font: '22px Archivo, sans-serif',
    x: width - MARGIN,
    y: MARGIN + 16,
    ink: '--sheet-ink-2',
  });
  context.textAlign = 'left';
  context.fillStyle = inkOf('--sheet-ink');
  context.fillRect(MARGIN, MARGIN + 72, inside, 4);

  for (const [n, frame] of frames.entries()) {
    const x = MARGIN + (n % columns) * (CELL + GAP);
    const y = MARGIN + HEAD + Math.floor(n / columns) * rowHeight;
    await drawFrame(sheet, frame, n + 1, x, y);
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The sheet is too large.'))),
      'image/png',
    );
  });
}

/** Four stand two by two, as on the board and on its printed page. */
function columnsFor(frames: number): number {
  return frames <= 4 ? 2 : 3;
}

async function drawFrame({ context, shape }: Sheet, frame: BoardFrame, n: number, x: number, y: number) {
  const height = CELL * shape;
  const picture = frame.imageUrl && (await loadPicture(frame.imageUrl));
  context.strokeStyle = inkOf(picture ? '--sheet-ink' : '--sheet-rule');
  context.lineWidth = 2;
  if (picture) drawCovering(context, picture, x, y, CELL, height);
  else drawCorners(context, x, y, CELL, height);
  context.strokeRect(x, y, CELL, height);

  const boxes = [
    shortSize(frame.size),
    frame.move,
    frame.lens,
    frame.duration === null ? '' : `${frame.duration} s`,
  ];
  const said = [String(n), ...boxes.filter((box) => box.trim() !== '')].join('  ·  ');
  write(context, said, { font: '700 24px Archivo, sans-serif', x, y: y + height + 12, width: CELL });
  const words = frame.dialogue.trim() || frame.note.trim() || frame.prompt.trim();
  const font = '450 18px "JetBrains Mono", monospace';
  breakText(context, words, font, CELL, 3).forEach((line, at) => {
    write(context, line, { font, x, y: y + height + 48 + at * LINE, width: CELL, ink: '--sheet-ink-2' });
  });
}

async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined; // Not there any more: its place stays ruled.
  }
}

/** As on the screen: all of the place is covered, from the middle. */
function drawCovering(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  const left = (image.naturalWidth - cutWidth) / 2;
  const top = (image.naturalHeight - cutHeight) / 2;
  context.drawImage(image, left, top, cutWidth, cutHeight, x, y, width, height);
}

function drawCorners(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const [inset, mark] = [14, 26];
  for (const [cornerX, inX] of [
    [x + inset, 1],
    [x + width - inset, -1],
  ] as const) {
    for (const [cornerY, inY] of [
      [y + inset, 1],
      [y + height - inset, -1],
    ] as const) {
      context.beginPath();
      context.moveTo(cornerX + inX * mark, cornerY);
      context.lineTo(cornerX, cornerY);
      context.lineTo(cornerX, cornerY + inY * mark);
      context.stroke();
    }
  }
}

interface Writing {
  font: string;
  x: number;
  y: number;
  width?: number;
  ink?: Ink;
}

/** One line; what has no place ends in an ellipsis. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { font, x, y, width = Number.POSITIVE_INFINITY, ink = '--sheet-ink' }: Writing,
): void {
  context.font = font;
  context.fillStyle = inkOf(ink);
  context.fillText(shortened(context, text, width), x, y);
}

function shortened(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const characters = [...text].slice(0, 400);
  while (characters.length > 0 && context.measureText(`${characters.join('')}…`).width > width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function breakText(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  width: number,
  most: number,
): string[] {
  context.font = font;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
      // What is left is only measured to be cut off.
      if (lines.length === most) return [...lines.slice(0, -1), `${lines.at(-1)} ${word}…`];
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
