import { methodIds } from '@cuewright/contract';
import type { CommandItem } from '../../features/command-field/command-item.ts';
import type { Destination, Go, Mode } from '../../lib/address.ts';
import { stepOfMethod } from '../../lib/methods.ts';
import type { OfferedStep } from '../../lib/offered-steps.ts';

/** Every step of the table, by its name and by what the address calls it. */
export function stepCommands(offered: readonly OfferedStep[], mode: Mode | null, go: Go): CommandItem[] {
  return offered.map(({ id, title }) => ({
    id: `step-${id}`,
    label: title,
    keywords: id.replaceAll('-', ' '),
    onChoose: () => go(placeOf({ id, title }, mode)),
  }));
}

/** A method's step is begun as its card would begin it, in the mode one is in. */
export function placeOf({ id }: OfferedStep, mode: Mode | null): Destination {
  const method = methodIds.find((method) => stepOfMethod[method] === id);
  return method ? { step: id, mode: mode ?? 'photo', method } : { step: id };
}
