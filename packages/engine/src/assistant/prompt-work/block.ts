import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Written } from '../../writing/written.ts';
import type { Reply } from '../reply.ts';

export function block(
  written: Written,
  { mode }: Shot,
  model: Model | undefined,
): NonNullable<Reply['block']> {
  return { text: written.text, mode, ...(model ? { model: model.id } : {}) };
}
