import type { SettingKey } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { wordSet } from '../words/word-set.ts';

/** A figure or a switch of the generator itself, in a few tokens. */
export interface Tuned {
  readonly from: number;
  readonly to: number;
  readonly key: SettingKey;
  readonly value: string;
  /** The tokens of its value, where that is wanted as it was typed. */
  readonly typed?: { readonly from: number; readonly to: number };
}

/** The words that people have for a figure: by what it is, or by the flag that it is set with. */
const FIGURES: Readonly<Record<string, string>> = {
  seed: 'seed|seed number|random seed',
  fps: 'fps|frame rate|framerate',
  steps: 'steps|num steps|number of steps|sampling steps|inference steps|step count',
  guidance: 'cfg|cfg scale|guidance|guidance scale|prompt guidance',
  strength: 'denoise|denoising|denoising strength|denoise strength|image strength|init strength',
  'flag v': 'version|model version|v',
  'flag niji': 'niji|niji version',
  'flag stylize': 's|stylize|stylise|stylization|stylisation|stylize value|stylise value',
  'flag chaos': 'chaos|chaos value|variety',
  'flag weird': 'weird|weirdness',
  'flag iw': 'image weight',
  'flag sw': 'style weight|style reference weight|sref weight',
  'flag cw': 'character weight|character reference weight',
  'flag ow': 'omni weight|omni reference weight',
  'flag repeat': 'repeat',
};
const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(FIGURES).flatMap(([meant, names]) => names.split('|').map((name) => [name, meant] as const)),
);
const LONGEST_NAME = 3;
/** Between a figure's name and its value. */
const LINKS = wordSet(': = at of to is set value number around about');
/** Said without "denoising", a strength is a share. */
const SHARE = /^0[.,]\d+$|^1(?:[.,]0+)?$/;
const LONGEST_SAMPLER = 9;

/** "Seed: 4711", "stylize at 50", "cfg scale of 7.5", "30 sampling steps", "sampler DPM++ 2M Karras", "raw style". */
export function tunedAt(tokens: readonly Token[], at: number, end: number): Tuned | undefined {
  return (
    figureAt(tokens, at, end) ??
    countOfSteps(tokens, at, end) ??
    samplerAt(tokens, at, end) ??
    dotsAt(tokens, at, end) ??
    switchAt(tokens, at, end)
  );
}

function figureAt(tokens: readonly Token[], at: number, end: number): Tuned | undefined {
  const words: string[] = [];
  for (let to = at; to < Math.min(end, at + LONGEST_NAME); to++) words.push(tokens[to]?.word ?? '');
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const meant = BY_NAME.get(name) ?? (name === 'strength' ? 'strength' : undefined);
    if (!meant) continue;
    let value = at + length;
    while (value < end && LINKS.has(tokens[value]?.word ?? '')) value += 1;
    const figure = tokens[value];
    if (value >= end || figure?.kind !== 'number') return undefined;
    if (name === 'strength' && !SHARE.test(figure.word)) return undefined;
    return keyed(meant, figure.word.replace(',', '.'), at, value + 1);
  }
  return undefined;
}

function keyed(meant: string, figure: string, from: number, to: number): Tuned {
  const [key = 'other', flag] = meant.split(' ');
  return { from, to, key: key as SettingKey, value: flag ? `${flag} ${figure}` : figure };
}

/** "30 steps": beside other figures it is one of them; a flight of stairs has as many. */
function countOfSteps(tokens: readonly Token[], at: number, end: number): Tuned | undefined {
  const [count, kind, steps] = tokens.slice(at, Math.min(end, at + 3));
  if (count?.kind !== 'number') return undefined;
  const isNamed = ['sampling', 'inference', 'denoising', 'diffusion'].includes(kind?.word ?? '');
  const word = isNamed ? steps?.word : kind?.word;
  return word === 'steps'
    ? { from: at, to: at + (isNamed ? 3 : 2), key: 'steps', value: count.word }
    : undefined;
}

/** Its name is as long as the clause. */
function samplerAt(tokens: readonly Token[], at: number, end: number): Tuned | undefined {
  if (tokens[at]?.word !== 'sampler' && tokens[at]?.word !== 'scheduler') return undefined;
  let first = at + 1;
  while (first < end && LINKS.has(tokens[first]?.word ?? '')) first += 1;
  if (first >= end || end - first > LONGEST_SAMPLER) return undefined;
  const words = tokens.slice(first, end).map(({ word }) => word);
  return {
    from: at,
    to: end,
    key: tokens[at]?.word === 'sampler' ? 'sampler' : 'other',
    value: words.join(' '),
    typed: { from: first, to: end },
  };
}

/** "300 dpi": of a print, and of no generator. */
function dotsAt(tokens: readonly Token[], at: number, end: number): Tuned | undefined {
  const [count, unit] = tokens.slice(at, Math.min(end, at + 2));
  const isPrinted = count?.kind === 'number' && (unit?.word === 'dpi' || unit?.word === 'ppi');
  return isPrinted ? { from: at, to: at + 2, key: 'other', value: `${count.word} ${unit.word}` } : undefined;
}

/** What is on or off, or has a word for its value. Those that are a look as well stay where no generator has them. */
function switchAt(tokens: readonly Token[], at: number, end: number): Tuned | undefined {
  const two = `${tokens[at]?.word ?? ''} ${at + 1 < end ? (tokens[at + 1]?.word ?? '') : ''}`;
  const meant = SWITCHES.get(two);
  if (meant) return { from: at, to: at + 2, key: 'flag', value: meant };
  const one = tokens[at]?.word ?? '';
  return one === 'tileable' ? { from: at, to: at + 1, key: 'flag', value: 'tile' } : undefined;
}

const SWITCHES: ReadonlyMap<string, string> = new Map([
  ['raw style', 'raw'],
  ['raw mode', 'raw'],
  ['style raw', 'raw'],
  ['draft mode', 'draft'],
  ['seamless tile', 'tile'],
  ['tiling pattern', 'tile'],
  ['low motion', 'motion low'],
  ['high motion', 'motion high'],
  ['motion low', 'motion low'],
  ['motion high', 'motion high'],
]);

/** Flags that describe a picture as well as they set one. */
export const shownFlags: ReadonlySet<string> = new Set(['raw', 'tile', 'motion low', 'motion high']);
