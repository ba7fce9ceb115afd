import type { Input, Model } from '../catalogue/index.ts';
import type { Shot } from '../shot/shot.ts';
import type { Sentence } from './sentence.ts';
import { writePlain } from './write-plain.ts';

/** How the text for one kind of generator is put together. What it may not say has been taken out of the shot before. */
export type Dialect = (shot: Shot, model: Model | undefined) => readonly Sentence[];

/** Who reads best in which dialect; a kind of input that is not listed is given plain prose. */
const dialects: Readonly<Partial<Record<Input, Dialect>>> = {};

export function dialectOf(model: Model | undefined): Dialect {
  return (model && dialects[model.input.value]) ?? writePlain;
}
