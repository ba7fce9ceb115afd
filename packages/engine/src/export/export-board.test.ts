import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { runs } from '../../testing/soak.ts';
import { newFrame } from '../storyboard/index.ts';
import { closeDirections } from '../text/index.ts';
import { csvFile, csvLine, exportBoard, exportShotList } from './index.ts';

const drawn = { ...newFrame('a', 'Medium shot: a dog'), imageUrl: '/api/files/00ff' };
const board = { title: 'Quay', originalPrompt: 'a dog', frames: [drawn, newFrame('b', 'A dog leaves')] };
const at = {
  milliseconds: 1763760000123,
  generatedAt: '2025-11-21T21:20:00.123Z',
  origin: 'https://cuewright.example',
};

/** What a spreadsheet reads, by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy;
  for (const [, cell = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

describe('[E3] [EXPORT-3] boards', () => {
  it('[E3.1] the file of a board has the fields of the specification, and whole addresses', () => {
    const file = exportBoard(board, at);
    expect(file).toMatchObject({ name: 'storyboard-1763760000123.json', type: 'application/json' });
    expect(JSON.parse(file.text)).toEqual({
      title: 'Quay',
      originalPrompt: 'a dog',
      frames: [
        { prompt: 'Medium shot: a dog', imageUrl: 'https://cuewright.example/api/files/00ff' },
        { prompt: 'A dog leaves', imageUrl: null },
      ],
      generatedAt: '2025-11-21T21:20:00.123Z',
    });
  });

  it('[E3.2] the shot list has one line a frame', () => {
    const frames = [
      {
        ...drawn,
        size: 'close-up' as const,
        move: 'Push in, 1 m',
        lens: '85mm',
        duration: 2.5,
        dialogue: '“Leave it.”\nShe does not look up.',
        note: '=HYPERLINK("https://elsewhere.example")',
      },
      newFrame('b', ''),
    ];
    const file = exportShotList({ frames }, at.milliseconds);
    expect(file).toMatchObject({ name: 'shot-list-1763760000123.csv', type: 'text/csv' });
    expect(file.text).toBe(
      '\uFEFFFrame,Size,Move,Lens,Seconds,Dialogue,Note,Prompt\r\n' +
        '1,CU,"Push in, 1 m",85mm,2.5,"“Leave it.”\nShe does not look up.","\'=HYPERLINK(""https://elsewhere.example"")",Medium shot: a dog\r\n' +
        '2,,,,,,,\r\n',
    );
  });
});

describe('[E4] [EXPORT-4] CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u200b=1', '\uFF1D1+1'])(
    '[E4.1] %j is no formula any more',
    (text) => {
      expect(readCsv(csvLine([text]))).toEqual([[`'${text}`]]);
    },
  );

  it('[E4.2] figures stay figures, and what is none is left out', () => {
    expect(csvLine([-1.5, 0, Number.NaN, Number.POSITIVE_INFINITY])).toBe('-1.5,0,,\r\n');
  });

  it('[E4.4] [INVIS-4] a cell ends what it turns', () => {
    expect(csvLine(['Kite \u202Eenilno', 'next'])).toBe('Kite \u202Eenilno\u202C,next\r\n');
  });

  it('[E4.3] any text comes back as it was, behind a mark where it could be a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { maxLength: 4 }), (rows) => {
        const [, ...read] = readCsv(csvFile(['One', 'Two'], rows).slice(1));
        expect(
          read.map((cells) =>
            cells.map((cell) => cell.replace(/^'(?=[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u, '')),
          ),
        ).toEqual(
          rows.map((cells) =>
            cells.map((cell) =>
              closeDirections(cell).replace(/^'(?=[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u, ''),
            ),
          ),
        );
      }),
      runs(100, 5_000),
    );
  });
});
