import { readModelId } from '../../catalogue/read-model-id.ts';
import type { Mode, Part, Shot } from '../../shot/shot.ts';
import { type Box, readBoxes } from '../../shot-of/read-boxes.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { setFields } from '../../shot-of/set-fields.ts';
import { ratioIn } from './nearest-ratio.ts';
import { addNegatives, type ReadBack } from './read-back.ts';

type Plain = Record<string, unknown>;

/** What people and generators call the parts of a prompt, letters only. */
const parts: Readonly<Record<Part, RegExp>> = {
  subject: /^(?:subjects?|characters?|action|actions|scene|shot description|motion|content)$/,
  place: /^(?:place|setting|environment|location|background|time(?: of day)?|weather)$/,
  mood: /^(?:mood|tone|emotion|atmosphere|vibe)$/,
  camera:
    /^(?:camera|cameras|composition|shot|shot type|framing|angle|lens|movement|camera (?:movement|motion|angle|type)|cinematography)$/,
  light: /^(?:light|lights|lighting|illumination)$/,
  technical:
    /^(?:style|technical|details|film stock|effects?|colou?rs?|colou?r palette|palette|aesthetic|medium|look)$/,
  audio: /^(?:audio|sound|sounds|sfx|ambience|dialogue|music)$/,
};
const WHOLE =
  /^(?:prompt|text|text prompt|prompt text|caption|high level description|description|positive(?: prompt)?|input)$/;
const NEGATIVE = /^(?:negative|negatives|negative prompt|avoid|exclude|do not include)$/;
const RATIO = /^(?:aspect ratio|ratio|aspect|size|image size|resolution)$/;
const DURATION = /^(?:duration|duration seconds|seconds|length)$/;
const MODEL = /^(?:model|model id|selected model)$/;
/** A request wraps what is asked in one of these. */
const WRAPS =
  /^(?:parameters|instances|request|body|output|image|video|data|text to (?:image|video) params|(?:image|video) generation config)$/;

/** An object with named fields, whoever's: our own file, a request to a generator, a prompt in parts. */
export function readJson(text: string, mode: Mode): ReadBack | undefined {
  const given = parsed(text);
  if (!given) return undefined;
  const found = { boxes: [] as Box[], whole: [] as string[], settings: {} as Plain };
  // Our own file names a camera also where nobody chose one; its prompt says what was chosen.
  const isOwn = 'depthOfField' in given && typeof given['prompt'] === 'string';
  gather(
    isOwn
      ? {
          ...given,
          camera: [],
          lens: [],
          aperture: [],
          lighting: [],
          depthOfField: [],
          resolution: [],
          duration: [],
          format: [],
        }
      : given,
    found,
  );
  if (found.whole.length === 0 && found.boxes.length === 0) return undefined;

  const asked =
    found.settings['mode'] === 'video' || found.settings['mode'] === 'photo'
      ? found.settings['mode']
      : undefined;
  const model = readModelId(String(found.settings['model'] ?? ''));
  const shot = shotOf(found.whole.join('\n'), found.boxes, asked ?? model?.mode ?? mode);
  const { negative, ratio, duration, model: _model, mode: _mode, ...rest } = found.settings;
  const shape = ratioIn(String(ratio ?? ''));
  const seconds = Number.parseFloat(String(duration ?? ''));
  if (shape) shot.ratio = shape;
  if (seconds > 0 && shot.mode === 'video' && !/\d\s*-\s*\d/.test(String(duration))) shot.duration = seconds;
  addNegatives(shot, String(negative ?? ''));
  return {
    kind: 'json',
    words: [...found.whole, ...found.boxes.map(({ text }) => text)].join('. '),
    shot,
    settings: rest as ReadBack['settings'],
    ...(typeof negative === 'string' && negative !== '' && { negative }),
    ...(model && { model: model.id }),
  };
}

function parsed(text: string): Plain | undefined {
  const [, inFence] = /^```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text.trim()) ?? [];
  try {
    const value: unknown = JSON.parse(inFence ?? text);
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === 'object' && one !== null && !Array.isArray(one) ? (one as Plain) : undefined;
  } catch {
    return undefined;
  }
}

function gather(given: Plain, found: { boxes: Box[]; whole: string[]; settings: Plain }, depth = 0): void {
  for (const [key, value] of Object.entries(given)) {
    const name = key
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
    const part = (Object.keys(parts) as Part[]).find((one) => parts[one].test(name));
    const words = wordsIn(value);
    if (NEGATIVE.test(name)) found.settings['negative'] = words.join(', ');
    else if (RATIO.test(name) && ratioIn(words.join(' '))) found.settings['ratio'] = words.join(' ');
    else if (DURATION.test(name)) found.settings['duration'] = words.join(' ');
    else if (MODEL.test(name)) found.settings['model'] = words.join(' ');
    else if (WHOLE.test(name)) found.whole.push(...words);
    else if (part) found.boxes.push(...(words.length > 0 ? [{ part, text: words.join(', ') }] : []));
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      found.settings[key] = value;
    else if (WRAPS.test(name) && depth < 3)
      for (const inner of Array.isArray(value) ? value : [value])
        if (typeof inner === 'object' && inner !== null) gather(inner as Plain, found, depth + 1);
  }
}

/** Every word of a value, however deep: a list of subjects, each an object. */
function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  return Object.values(value).flatMap((inner) => wordsIn(inner, depth + 1));
}

/** The boxes, and behind them what is said of the whole. */
function shotOf(whole: string, boxes: readonly Box[], mode: Mode): Shot {
  if (boxes.length === 0) return readShot(whole, { mode }).shot;
  const shot = readBoxes(merged(boxes), mode);
  if (whole === '') return shot;
  const read = readShot(whole, { mode });
  setFields(shot, read.findings);
  if (shot.subject.text === '')
    return {
      ...shot,
      subject: read.shot.subject,
      place: {
        ...read.shot.place,
        ...shot.place,
        text: [read.shot.place.text, shot.place.text].filter(Boolean).join(', '),
      },
    };
  return { ...shot, details: [shot.details, whole].filter(Boolean).join('. ') };
}

/** One box a part: what is said of it in several places stands together. */
function merged(boxes: readonly Box[]): Box[] {
  const byPart = new Map<Part, string>();
  for (const { part, text } of boxes) byPart.set(part, [byPart.get(part), text].filter(Boolean).join(', '));
  return [...byPart].map(([part, text]) => ({ part, text }));
}
