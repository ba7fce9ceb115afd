import { type ReverseModel, reversePrompt } from '@cuewright/engine/methods';
import { describePicture, measurePicture, type RawPicture } from '@cuewright/engine/picture';
import { type Sight, withSight } from '@cuewright/engine/sight';
import type { Answers } from '../answers.ts';
import { nextId } from './ids.ts';

const SIZE = { width: 600, height: 400 };

/** A lit window in a dark wall, drawn finely, with a blurred street beside it. */
function colourAt(x: number, y: number): readonly [red: number, green: number, blue: number] {
  const isWindow = x > 320 && x < 520 && y > 90 && y < 300;
  if (isWindow) {
    const isBar = (x - 320) % 24 < 3 || (y - 90) % 30 < 3;
    return isBar ? [30, 20, 12] : [246, 199, 119];
  }
  const haze = Math.round(26 + 22 * Math.sin(x / 70) * Math.cos(y / 60));
  return [haze, haze + 4, haze + 12];
}

/** That picture as a file, with a text behind its header where one is given, as programs write one into a PNG. */
export async function nightWindow(
  name = 'window-0412.png',
  said?: { key: string; text: string },
): Promise<File> {
  drawn ??= drawWindow();
  const png = await drawn;
  const parts = said ? [png.subarray(0, HEADER), textChunk(said), png.subarray(HEADER)] : [png];
  return new File(parts, name, { type: 'image/png' });
}

let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Once for all, as what is measured of it. */
async function drawWindow(): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SIZE;
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) image.data.set([...colourAt(x, y), 255], 4 * (y * width + x));
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

const HEADER = 8 + 25;

function textChunk({ key, text }: { key: string; text: string }): Uint8Array<ArrayBuffer> {
  const data = new TextEncoder().encode(`tEXt${key}\0${text}`);
  const chunk = new Uint8Array(data.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4);
  chunk.set(data, 4);
  view.setUint32(data.length + 4, checksum(data));
  return chunk;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** A server that measures that picture, whatever it is given, and counts each it has not seen the id of. */
export function pictureReader(sight?: Sight): Answers {
  const counted = new Set<string>();
  return {
    'POST /api/analyze-image': ({ body }) => {
      const model = String(body.get('model')) as ReverseModel;
      const generation_id = String(body.get('generation_id') ?? nextId());
      counted.add(generation_id);
      const described = describePicture(measured(), model);
      const seen = sight && withSight(described, sight, measured());
      const { analysis, originalCaption, reasons } = seen ?? described;
      return {
        success: true,
        generation_id,
        prompt: reversePrompt(analysis, model).text,
        analysis: { ...analysis, model },
        originalCaption,
        confidence: analysis.confidence,
        source: 'measured',
        reasons,
        measured: measured(),
        ...(seen && { seen: seen.seen }),
        answered_by: { kind: 'engine' },
      };
    },
    'GET /api/usage': () => ({
      prompts_used: counted.size,
      is_premium: false,
      allowance: 6,
      credits: 0,
      remaining: 6 - counted.size,
      resets_at: '2026-11-21T00:00:00.000Z',
    }),
  };
}

let known: ReturnType<typeof measurePicture> | undefined;

/** Once for all: it takes its time. */
function measured(): ReturnType<typeof measurePicture> {
  known ??= measurePicture(rawWindow());
  return known;
}

function rawWindow(): RawPicture {
  const { width, height } = SIZE;
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), 3 * (y * width + x));
  return { width, height, pixels };
}

/** A dog surely at the window, what may be a vase or a bottle, and a sign over them. */
export const dogAtWindow: Sight = {
  things: [
    { kind: 'dog', box: { x: 0.55, y: 0.3, width: 0.3, height: 0.5 }, score: 0.82, mirrored: 0.8 },
    {
      kind: 'vase',
      box: { x: 0.1, y: 0.5, width: 0.15, height: 0.3 },
      score: 0.5,
      mirrored: 0.46,
      rival: { kind: 'bottle', score: 0.4 },
    },
  ],
  bodies: [],
  faces: [],
  lines: [{ text: 'OPEN LATE', box: { x: 0.55, y: 0.08, width: 0.3, height: 0.1 }, score: 0.97 }],
  cutout: undefined,
};
