import type { Mode } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { ratioIn } from './nearest-ratio.ts';
import { addNegatives, type ReadBack, settingValue } from './read-back.ts';
import { withoutWeights } from './without-weights.ts';

const NEGATIVE = /^[ \t]*Negative prompt:[ \t]*/im;
const FIGURES = /^[ \t]*Steps:[ \t]*\d+[ \t]*(?:,|$)/im;
const FIGURE = /([\w()/+-][\w ()/+-]{0,60}?):\s*("(?:\\.|[^"\\])*"|[^,]*)(?:,|$)/g;
/** A helper model, called in the text: <lora:film:0.8>. */
const NETWORK = /<(?:lora|lyco|hypernet):[^<>]*>/gi;
/** Words of the interface, not of the picture. */
const TURNS = /\b(?:BREAK|AND)\b/g;

/** What A1111 and its kin write beside a picture: the prompt, the negative prompt, a line of figures. */
export function isInfotext(text: string): boolean {
  // What begins with its negative is somebody's own list.
  return FIGURES.test(text) || (NEGATIVE.exec(text)?.index ?? 0) > 0;
}

export function readInfotext(text: string, mode: Mode): ReadBack {
  const figuresAt = FIGURES.exec(text)?.index ?? text.length;
  const said = text.slice(0, figuresAt);
  const negativeAt = NEGATIVE.exec(said);
  const prompt = said.slice(0, negativeAt?.index ?? said.length).trim();
  const negative = negativeAt ? said.slice(negativeAt.index + negativeAt[0].length).trim() : '';
  const settings = figuresOf(text.slice(figuresAt).trim());
  for (const [n, network] of (prompt.match(NETWORK) ?? []).entries()) settings[`network ${n + 1}`] = network;
  const words = withoutWeights(prompt.replace(NETWORK, '').replace(TURNS, ',')).trim();
  const { shot } = readShot(words, { mode });
  const ratio = ratioIn(String(settings['Size'] ?? ''));
  if (ratio) shot.ratio = ratio;
  addNegatives(shot, withoutWeights(negative));
  return {
    kind: 'infotext',
    words,
    shot,
    settings,
    ...(negative && { negative }),
    model: 'stable-diffusion',
  };
}

function figuresOf(line: string): Record<string, string | number | boolean> {
  const figures: Record<string, string | number | boolean> = {};
  for (const [, name = '', value = ''] of line.matchAll(FIGURE))
    figures[name.trim()] = settingValue(value.trim().replace(/^"|"$/g, ''));
  return figures;
}
