import type { CameraFacts, FileWords } from '@cuewright/engine/picture';
import { cleanText } from '@cuewright/engine/text';
import exifr from 'exifr';
import { isOverlong } from './is-overlong.ts';
import { webpExif } from './webp-exif.ts';

/** What a file says about itself. */
export interface FileFacts {
  camera: CameraFacts;
  words: FileWords;
}

const LONGEST = 1_000;
const MOST_KEYWORDS = 50;

/** Only what is asked for is read. Where a picture was taken is not: its block is never parsed. */
const ASKED = {
  tiff: true,
  ifd0: { pick: ['Make', 'Model', 'ImageDescription'] },
  exif: {
    pick: [
      'ExposureTime',
      'FNumber',
      'ISO',
      'PhotographicSensitivity',
      'FocalLength',
      'FocalLengthIn35mmFormat',
      'LensModel',
      'LensMake',
      'DateTimeOriginal',
      'Flash',
    ],
  },
  gps: false,
  ifd1: false,
  interop: false,
  makerNote: false,
  userComment: false,
  icc: false,
  jfif: false,
  ihdr: false,
  xmp: true,
  iptc: { pick: ['Caption', 'Keywords'] },
  mergeOutput: false,
  reviveValues: false,
  translateValues: false,
};

/** Camera, caption and keywords of a file, as far as they can be read. A block that is damaged says nothing. */
export async function readFileFacts(bytes: Uint8Array): Promise<FileFacts> {
  const said = await parse(bytes);
  const { ifd0 = {}, exif = {}, iptc = {}, dc = {} } = said;
  return {
    camera: compact({
      body: bodyOf(text(ifd0['Make']), text(ifd0['Model'])),
      lens: text(exif['LensModel']),
      focal_length: focalLength(exif['FocalLength'], exif['FocalLengthIn35mmFormat']),
      aperture: stop(exif['FNumber']),
      shutter: shutter(exif['ExposureTime']),
      iso: whole(exif['ISO'] ?? exif['PhotographicSensitivity']),
      taken_at: timeOfDay(text(exif['DateTimeOriginal'])),
      flash: hasFired(exif['Flash']) ? 'fired' : undefined,
    }),
    words: {
      caption: text(iptc['Caption']) ?? text(dc['description']) ?? text(ifd0['ImageDescription']) ?? '',
      keywords: keywordsOf(iptc['Keywords'] ?? dc['subject']),
    },
  };
}

type Block = Record<string, unknown>;

async function parse(bytes: Uint8Array): Promise<{ ifd0?: Block; exif?: Block; iptc?: Block; dc?: Block }> {
  if (isOverlong(bytes)) return {};
  try {
    const block = webpExif(bytes);
    // A block of EXIF may hold XMP of any length, which nobody writes there.
    return (await exifr.parse(block ?? bytes, block ? { ...ASKED, xmp: false } : ASKED)) ?? {};
  } catch {
    return {};
  }
}

/** Text as a file holds it: some fields come as a list, some with a language. */
function text(value: unknown): string | undefined {
  const held = Array.isArray(value) ? value[0] : value;
  const plain = typeof held === 'object' && held !== null ? (held as Block)['value'] : held;
  if (typeof plain !== 'string') return undefined;
  const clean = cleanText(plain.slice(0, LONGEST)).trim();
  return clean === '' ? undefined : clean;
}

function keywordsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list
    .slice(0, MOST_KEYWORDS)
    .map(text)
    .filter((word) => word !== undefined);
}

/** Makers repeat their name in the model's: "NIKON CORPORATION", "NIKON Z 9". */
function bodyOf(make: string | undefined, model: string | undefined): string | undefined {
  if (!model) return make;
  const [first = ''] = (make ?? '').split(' ');
  const isNamed = first !== '' && model.toLowerCase().startsWith(first.toLowerCase());
  return first === '' || isNamed ? model : `${first} ${model}`;
}

/** What a lens sees is told by its length on 35 mm film: a phone's 6 mm is a wide 26. */
function focalLength(own: unknown, equivalent: unknown): string | undefined {
  const said = millimetres(equivalent);
  return said === undefined || said === millimetres(own) ? millimetres(own) : `${said} equivalent`;
}

function millimetres(value: unknown): string | undefined {
  return isAmount(value, 2_000) ? `${figure(value)}mm` : undefined;
}

function stop(value: unknown): string | undefined {
  return isAmount(value, 128) ? `f/${figure(value)}` : undefined;
}

function shutter(value: unknown): string | undefined {
  if (!isAmount(value, 86_400)) return undefined;
  return value < 0.3 ? `1/${Math.round(1 / value)}` : figure(value);
}

function whole(value: unknown): string | undefined {
  return isAmount(value, 10_000_000) ? String(Math.round(value)) : undefined;
}

function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function isAmount(value: unknown, most: number): value is number {
  return typeof value === 'number' && value > 0 && value <= most;
}

/** "2026:11:20 21:40:12": the day is nobody's business. */
function timeOfDay(value: string | undefined): string | undefined {
  return /\b([01]\d|2[0-3]):[0-5]\d(?=:[0-5]\d\b)/.exec(value?.split(' ')[1] ?? '')?.[0];
}

function hasFired(value: unknown): boolean {
  return typeof value === 'number' && (value & 1) === 1;
}

function compact(facts: { [F in keyof CameraFacts]: CameraFacts[F] | undefined }): CameraFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
