import { modelsFor } from '@cuewright/engine/catalogue';
import type { CommandItem } from '../../features/command-field/command-item.ts';
import type { Go } from '../../lib/address.ts';

const modes = { photo: 'image', video: 'video' } as const;

/** Every model, each leading to where a model is chosen, with itself chosen. */
export function modelCommands(go: Go): CommandItem[] {
  return (['photo', 'video'] as const).flatMap((mode) =>
    modelsFor('advanced', mode).map(({ id, name, provider }) => ({
      id: `model-${id}`,
      label: name,
      meta: `${provider}, ${modes[mode]}`,
      keywords: id,
      onChoose: () => go({ step: 'enhanced-steps', mode, method: 'enhanced', model: id }),
    })),
  );
}
