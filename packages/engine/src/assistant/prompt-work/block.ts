import type { Model } from '../../catalogue/index.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Written } from '../../writing/written.ts';
import type { Reply } from '../reply.ts';

/** Flags that are kept beside a text stand behind it: what is copied is the whole command. */
function commandText({ text, parameters = {} }: Written): string {
  const flags = Object.entries(parameters).filter(
    ([name, value]) => name.startsWith('--') && value !== false,
  );
  return [text, ...flags.map(([name, value]) => (value === true ? name : `${name} ${value}`))].join(' ');
}

export function block(
  written: Written,
  { mode }: Shot,
  model: Model | undefined,
): NonNullable<Reply['block']> {
  return { text: commandText(written), mode, ...(model ? { model: model.id } : {}) };
}
