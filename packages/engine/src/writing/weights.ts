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
    let isRuledOut = false;
    const said = text.replace(TYPED, (typed: string, ...groups: (string | undefined)[]) => {
      const [open = '', inside, figure, close = '', word, colons] = groups;
      const words = (inside ?? word ?? '').trim();
      const pairs = Math.min(open.length, close.length);
      if (inside !== undefined && figure === undefined && pairs < 2) return typed;
      const weight = weightOf(pairs, figure ?? colons);
      if (weight < 0 && weighing !== 'double-colon') {
        isRuledOut = true;
        ruleOut(fitted, model, words);
        fitted.dropped.push({ field, value: typed, reason: 'no-weights' });
        return '';
      }
      const formed = inForm(words, weight, weighing, colons !== undefined);
      if (formed === undefined) fitted.dropped.push({ field, value: typed, reason: 'no-weights' });
      return formed ?? words;
    });
    return isRuledOut ? said.replace(/\s*,\s*(?=,|$)|^\s*,\s*/g, '').trim() : said;
  });
}

/** A weight below nothing says what must not be seen. */
function ruleOut(fitted: Fitted, model: Model | undefined, words: string): void {
  fitted.shot.negative.push(words);
  if (model?.negative?.value.kind === 'field') fitted.negative = fitted.shot.negative.join(', ');
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
  if (weighing === 'parentheses') return `(${words}:${weight})`;
  return weighing === 'colon' ? `${words}:${weight}` : undefined;
}
