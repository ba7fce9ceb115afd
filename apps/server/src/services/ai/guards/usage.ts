import type { Price } from '../settings/ai-settings.ts';

/** What an answer took. */
export interface ModelUsage {
  input: number;
  output: number;
  pictures: number;
}

export const noUsage: ModelUsage = { input: 0, output: 0, pictures: 0 };

/** In millionths of a dollar. */
export function costOf({ input, output, pictures }: ModelUsage, price: Price): number {
  return Math.ceil(input * price.input + output * price.output + pictures * price.picture);
}

/** What a model may think before it answers: many count it as a part of the answer. */
export const THOUGHT_TOKENS = 2_000;

/** Where nobody counts: short of what most tokenizers come to, so that nothing is counted too low. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 2.5);
}

export function added(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    pictures: one.pictures + other.pictures,
  };
}
