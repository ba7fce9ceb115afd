import { setImmediate as giveWay } from 'node:timers/promises';
import { plural } from '@cuewright/engine/plural';
import { type BoardFrame, runningSeconds, runningTime, shortSize } from '@cuewright/engine/storyboard';
import {
  type Box,
  inks,
  type Sheet,
  SheetPrinter,
  type Type,
} from '../../../services/printing/sheet-printer.ts';
import { hasUnprintable } from '../../../services/printing/split-faces.ts';
import { isWide, MARGIN, type PerPage, type Place, planPage } from './page-plan.ts';

export interface PrintWish {
  perPage: PerPage;
  paper: Sheet;
  at: Date;
  /** The picture behind an address as a JPEG, or nothing when there is none. */
  readPicture: (imageUrl: string) => Promise<Buffer | undefined>;
}

interface PrintedBoard {
  title: string;
  ratio: string;
  frames: readonly BoardFrame[];
}

const title: Type = { hand: 'strong', size: 15 };
const facts: Type = { hand: 'print', size: 8.5, ink: inks.grey };
const number: Type = { hand: 'strong', size: 11 };
const box: Type = { hand: 'fill', size: 8 };
const line: Type = { hand: 'fill', size: 8.5 };
const label: Type = { hand: 'print', size: 7, ink: inks.grey };
const prompt: Type = { hand: 'fill', size: 7.5, ink: inks.grey };

const NOT_PRINTABLE =
  'Some characters are in none of the fonts of this file and show as a mark. The contact sheet has them all.';

/** The board as a PDF: a head on every page, and the frames in their places under it. */
export async function printBoard(board: PrintedBoard, wish: PrintWish): Promise<Buffer> {
  const printer = await SheetPrinter.open({ title: board.title, at: wish.at });
  const filled = board.frames.flatMap(({ prompt, move, lens, dialogue, note }) => [
    prompt,
    move,
    lens,
    dialogue,
    note,
  ]);
  await printer.prepare('strong', [board.title, '0123456789']);
  await printer.prepare('print', [NOT_PRINTABLE, '0123456789:']);
  await printer.prepare('fill', [...filled, 'ASCII …·']);
  const isShort = hasUnprintable('strong', board.title) || hasUnprintable('fill', filled.join(''));

  const { perPage, paper } = wish;
  const count = Math.max(1, Math.ceil(board.frames.length / perPage));
  for (let n = 0; n < count; n++) {
    const page = printer.addPage(paper, isWide(perPage));
    printHead(printer, page, board, { page: n + 1, of: count, at: wish.at });
    if (isShort) {
      const y = page.height - MARGIN - printer.lineHeight(label);
      printer.write(NOT_PRINTABLE, label, { x: MARGIN, y, width: page.width - 2 * MARGIN, height: 12 });
    }
    const places = planPage(page, perPage, ratioOf(board.ratio));
    for (const [m, place] of places.entries()) {
      const index = n * perPage + m;
      const frame = board.frames[index];
      // One picture in memory at a time, and others have their turn, however long the board is.
      await giveWay();
      if (frame) await printFrame(printer, frame, index + 1, place, wish);
    }
  }
  return await printer.finish();
}

function ratioOf(ratio: string): number {
  const [width = 16, height = 9] = ratio.split(':').map(Number);
  return width / height;
}

function printHead(
  printer: SheetPrinter,
  page: Box,
  { title: name, frames, ratio }: PrintedBoard,
  { page: n, of, at }: { page: number; of: number; at: Date },
): void {
  const seconds = runningSeconds(frames.map(({ duration }) => ({ duration })));
  const said = [
    `${frames.length} ${plural(frames.length, 'frame')}`,
    ratio,
    ...(seconds > 0 ? [`runs ${runningTime(seconds)}`] : []),
    at.toISOString().slice(0, 10),
    `page ${n} of ${of}`,
  ].join('  ·  ');
  const width = page.width - 2 * MARGIN;
  const factsWidth = printer.measure(said, facts);
  printer.write(name, title, { x: MARGIN, y: MARGIN, width: width - factsWidth - 16, height: 22 });
  printer.writeRight(said, facts, { x: MARGIN, y: MARGIN + 6, width, height: 12 });
  const y = MARGIN + 26;
  printer.rule([MARGIN, y], [page.width - MARGIN, y], 1.5, inks.black);
}

async function printFrame(
  printer: SheetPrinter,
  frame: BoardFrame,
  n: number,
  { picture, words }: Place,
  { readPicture }: PrintWish,
): Promise<void> {
  const jpeg = frame.imageUrl === null ? undefined : await readPicture(frame.imageUrl);
  if (jpeg) printer.picture(jpeg, picture);
  else printCorners(printer, picture);
  printer.outline(picture, jpeg ? inks.black : inks.fine);

  const bottom = words.y + words.height;
  const room = (y: number): Box => ({ ...words, y, height: Math.max(0, bottom - y) });
  const numberWidth = printer.measure(String(n), number) + 8;
  printer.write(String(n), number, { ...words, height: 16 });
  const boxes = [
    shortSize(frame.size),
    frame.move,
    frame.lens,
    frame.duration === null ? '' : `${frame.duration} s`,
  ];
  const said = boxes.filter((one) => one.trim() !== '').join('  ·  ');
  const besideNumber = {
    ...words,
    x: words.x + numberWidth,
    y: words.y + 3,
    width: words.width - numberWidth,
  };
  const next = printer.write(said, box, { ...besideNumber, height: Math.min(26, words.height - 3) });
  let y = Math.max(next, words.y + 16) + 3;
  if (frame.dialogue.trim() !== '') y = printer.write(frame.dialogue.trim(), line, room(y)) + 3;
  if (frame.note.trim() !== '') {
    y = printer.write('Note', label, room(y));
    y = printer.write(frame.note.trim(), line, room(y)) + 3;
  }
  printer.write(frame.prompt.trim(), prompt, room(y));
}

const MARK = 10;
const INSET = 6;

/** The marks of a picture that is still to come. */
function printCorners(printer: SheetPrinter, { x, y, width, height }: Box): void {
  for (const [cornerX, inX] of [
    [x + INSET, 1],
    [x + width - INSET, -1],
  ] as const) {
    for (const [cornerY, inY] of [
      [y + INSET, 1],
      [y + height - INSET, -1],
    ] as const) {
      printer.rule([cornerX, cornerY], [cornerX + inX * MARK, cornerY], 0.75, inks.rule);
      printer.rule([cornerX, cornerY], [cornerX, cornerY + inY * MARK], 0.75, inks.rule);
    }
  }
}
