import { cleanText } from '../text/clean-text.ts';
import type { Written } from '../writing/written.ts';
import type { ExportFile } from './export-prompt.ts';

/** A copy as A1111 and its kin paste it in: the prompt, what must not be seen, and the figures that were set. */
export function infotextOf({
  text,
  negative,
  parameters = {},
}: Pick<Written, 'text' | 'negative' | 'parameters'>): string {
  const lines = [cleanText(text).trim()];
  if (negative) lines.push(`Negative prompt: ${oneLine(negative)}`);
  const figures = figuresOf(parameters);
  if (figures !== '') lines.push(figures);
  return lines.join('\n');
}

export function exportInfotext(
  written: Pick<Written, 'text' | 'negative' | 'parameters'>,
  milliseconds: number,
): ExportFile {
  return { name: `prompt-${milliseconds}-a1111.txt`, type: 'text/plain', text: `${infotextOf(written)}\n` };
}

type Value = string | number | boolean;

const names: Readonly<Record<string, string>> = {
  steps: 'Steps',
  sampler: 'Sampler',
  cfg_scale: 'CFG scale',
  guidance_scale: 'CFG scale',
  seed: 'Seed',
};
/** Where nobody set them: A1111 knows a line of figures by its steps, and begins with these. */
const USUAL_STEPS = 20;
const SIZES: Readonly<Record<string, string>> = {
  '1:1': '1024x1024',
  '5:4': '1152x896',
  '4:5': '896x1152',
  '3:2': '1216x832',
  '2:3': '832x1216',
  '16:9': '1344x768',
  '9:16': '768x1344',
  '21:9': '1536x640',
  '9:21': '640x1536',
};

function figuresOf(parameters: Readonly<Record<string, Value>>): string {
  const set = Object.entries(parameters).flatMap(([name, value]): [string, Value][] => {
    if (name === 'aspect_ratio') return [['Size', SIZES[String(value)] ?? '']];
    return [[names[name] ?? name, value]];
  });
  const told = set.filter(([, value]) => value !== '');
  if (told.length === 0) return '';
  const steps = told.find(([name]) => name === 'Steps')?.[1] ?? USUAL_STEPS;
  return [['Steps', steps] as const, ...told.filter(([name]) => name !== 'Steps')]
    .map(([name, value]) => `${name}: ${quoted(value)}`)
    .join(', ');
}

function quoted(value: Value): string {
  const text = oneLine(String(value));
  return /[,:\n]/.test(text) ? JSON.stringify(text) : text;
}

function oneLine(text: string): string {
  return cleanText(text).trim().split('\n').join(' ');
}
