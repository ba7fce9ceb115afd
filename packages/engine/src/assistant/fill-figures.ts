import { plans } from '../content/plans.ts';
import type { ProductFigures } from './question.ts';
import { catalogue } from './said/find-models.ts';
import { figured, list } from './sheet/sentences.ts';

const per = { month: ' a month', year: ' a year', once: ' once' } as const;

/** What stands in braces in a text. */
export function fillFigures(text: string, figures: ProductFigures): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = { ...figures, ...derived(figures) }[
      name as keyof (ProductFigures & ReturnType<typeof derived>)
    ];
    if (value === undefined) throw new Error(`There is no figure called ${name}.`);
    return typeof value === 'number' ? figured(value) : value;
  });
}

export function money(amount: number, sign: string): string {
  return `${sign}${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

function derived({ currencySign }: ProductFigures) {
  return {
    models: catalogue.length,
    videoModels: catalogue.filter(({ mode }) => mode === 'video').length,
    photoModels: catalogue.filter(({ mode }) => mode === 'photo').length,
    popularNames: list(catalogue.filter(({ popular }) => popular).map(({ name }) => name)),
    planLines: plans
      .map(
        ({ name, price, billing, originalPrice, savings }) =>
          `- **${name}**: ${money(price, currencySign)}${per[billing]} (instead of ${money(originalPrice, currencySign)}, ${savings} % less)`,
      )
      .join('\n'),
  };
}
