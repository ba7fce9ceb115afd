import type { Model, Weights } from '../catalogue/index.ts';
import type { Fitted } from './fit-model.ts';
import { overTexts } from './own-texts.ts';

/** How a family weighs words, or nothing where it does not. */
export type Weighing = Exclude<Weights['kind'], 'none' | 'order'> | undefined;

const TYPED =
  /(\({1,6})([^()\n:]{1,80})(?::\s?(\d{1,2}(?:\.\d{1,4})?))?(\){1,6})|([\p{L}\p{N}'’-]{1,60})::(-?\d{0,2}(?:\.\d{1,4})?)/gu;

/** What a pair of parentheses adds where they weigh. */
const PAIR = 1.1;

/** Weights that were typed become the form of the family, or plain words, and that is told. */
export function fitWeights(fitted: Fitted, model: Model | undefined, weighing = weighingOf(model)): void {
  overTexts(fitted.shot, (text, field) => {
    if (!/\(|::/.test(text)) return text;
    return text.replace(TYPED, (typed: string, ...groups: (string | undefined)[]) => {
      const [open = '', inside, figure, close = '', word, colons] = groups;
      const words = (inside ?? word ?? '').trim();
      if (inside !== undefined && figure === undefined && Math.min(open.length, close.length) < 2)
        return typed;
      const weight = weightOf(Math.min(open.length, close.length), figure ?? colons);
      const said = inForm(words, weight, weighing, colons !== undefined);
      if (said === undefined) fitted.dropped.push({ field, value: typed, reason: 'no-weights' });
      return said ?? words;
    });
  });
}

/** A way that only some versions know is for a dialect to decide. */
function weighingOf(model: Model | undefined): Weighing {
  const way = model?.weights?.value;
  if (way === undefined || way.only !== undefined || way.kind === 'none' || way.kind === 'order')
    return undefined;
  return way.kind;
}

function weightOf(pairs: number, figure: string | undefined): number {
  const weight = figure === undefined || figure === '' ? (pairs > 0 ? PAIR ** pairs : 1) : Number(figure);
  return Number(weight.toFixed(2));
}

/** Clean decimals. Double colons weigh everything before them, so only those that were typed are kept. */
function inForm(words: string, weight: number, weighing: Weighing, isColons: boolean): string | undefined {
  if (!Number.isFinite(weight)) return undefined;
  if (weighing === 'double-colon') return isColons ? `${words}::${weight}` : undefined;
  if (weight < 0) return undefined;
  if (weighing === 'parentheses') return `(${words}:${weight})`;
  return weighing === 'colon' ? `${words}:${weight}` : undefined;
}
