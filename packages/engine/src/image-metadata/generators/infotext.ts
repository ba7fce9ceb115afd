import { readPairs } from './infotext-pairs.ts';
import type { Setting } from './made.ts';

export interface Infotext {
  prompt: string;
  negative: string;
  settings: Setting[];
}

const NEGATIVE = 'Negative prompt:';
/** What a line has to name three of, one of them steps or seed, to be settings and no sentence with colons. */
const KNOWN = [
  'steps',
  'seed',
  'sampler',
  'cfg scale',
  'size',
  'model',
  'model hash',
  'schedule type',
  'scheduler',
  'guidance scale',
  'distilled cfg scale',
  'denoising strength',
  'clip skip',
  'vae',
  'version',
  'created date',
];
const LONGEST = 1024 * 1024;
/** The settings are the last line, but for a few that extensions add behind. */
const LINES_BEHIND = 6;

/** Prompt, negative prompt, settings, in the layout of A1111; nothing where the text is something else. */
export function readInfotext(text: string): Infotext | undefined {
  if (text.length > LONGEST) return undefined;
  const whole = text.replaceAll('\r\n', '\n').trim();
  if (whole.startsWith('{') && whole.endsWith('}')) return undefined;
  const lines = whole.split('\n');
  for (let n = lines.length - 1; n >= Math.max(0, lines.length - 1 - LINES_BEHIND); n--) {
    const settings = readPairs(lines[n] ?? '');
    if (!areSettings(settings) || !beginsWithName(lines[n] ?? '', settings)) continue;
    return { ...splitPrompts(lines.slice(0, n)), settings };
  }
  return readOneLine(whole) ?? readWithoutSettings(lines);
}

function areSettings(pairs: readonly Setting[]): boolean {
  const [first] = pairs;
  if (first?.name === 'Steps' && /^\d{1,5}$/.test(first.value) && pairs.length >= 3) return true;
  const names = new Set(pairs.map(({ name }) => name.toLowerCase()).filter((name) => KNOWN.includes(name)));
  return names.size >= 3 && (names.has('steps') || names.has('seed'));
}

/** Where a line says its steps only further on, a prompt stands before them. */
function beginsWithName(line: string, pairs: readonly Setting[]): boolean {
  const [first] = pairs;
  if (!first || !line.trimStart().startsWith(`${first.name}:`)) return false;
  if (KNOWN.includes(first.name.toLowerCase())) return true;
  return /^[A-Z][\w /-]{0,40}$/.test(first.name) && !line.includes('Steps:');
}

function splitPrompts(above: readonly string[]): { prompt: string; negative: string } {
  // Dynamic prompts left the text that it drew from.
  const template = above.findIndex((line) => /^(Negative )?Template:/.test(line));
  const lines = template < 0 ? above : above.slice(0, template);
  const turn = lines.findIndex((line) => line.trimStart().startsWith(NEGATIVE));
  if (turn < 0) return { prompt: lines.join('\n').trim(), negative: '' };
  const prompt = lines.slice(0, turn).join('\n').trim();
  return { prompt, negative: lines.slice(turn).join('\n').trim().slice(NEGATIVE.length).trim() };
}

/** Some copies have lost their line ends. */
function readOneLine(text: string): Infotext | undefined {
  let at = text.length;
  for (let n = 0; n < 8; n++) {
    at = text.lastIndexOf('Steps: ', at - 1);
    if (at < 0) return undefined;
    const settings = readPairs(text.slice(at));
    if (!areSettings(settings)) continue;
    const head = text.slice(0, at);
    const turn = head.indexOf(NEGATIVE);
    const prompt = (turn < 0 ? head : head.slice(0, turn)).trim();
    const negative = turn < 0 ? '' : head.slice(turn + NEGATIVE.length).trim();
    return { prompt: withoutComma(prompt), negative: withoutComma(negative), settings };
  }
  return undefined;
}

function withoutComma(text: string): string {
  return text.endsWith(',') ? text.slice(0, -1).trimEnd() : text;
}

/** Only a negative prompt tells that the rest is one. */
function readWithoutSettings(lines: readonly string[]): Infotext | undefined {
  if (!lines.some((line, n) => n > 0 && line.startsWith(NEGATIVE))) return undefined;
  const { prompt, negative } = splitPrompts(lines);
  return prompt ? { prompt, negative, settings: [] } : undefined;
}
