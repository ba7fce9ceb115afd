import type { Model } from '@cuewright/engine/catalogue';
import { useSyncExternalStore } from 'react';
import { Segments } from '../../ui/segments/segments.tsx';
import { keep, recall } from '../memory.ts';
import { sharedValue } from '../shared-value.ts';

/** The prompt as the method puts it together, or as its generator reads it best. */
type ShownCopy = 'prompt' | 'model';

const KEY = 'shown-copy';
const kept = (): ShownCopy => (recall('browser', KEY) === 'model' ? 'model' : 'prompt');
const shown = sharedValue<ShownCopy>(kept());

// Another tab has chosen, or this browser has forgotten everything.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === KEY || key === null) shown.set(kept());
});

/** Which of the two is on the sheet: one choice for the builders and the result, kept by this browser. */
export function useShownCopy(): ShownCopy {
  return useSyncExternalStore(shown.listen, shown.get);
}

export function showCopy(next: ShownCopy): void {
  keep('browser', KEY, next);
  shown.set(next);
}

export function ShownCopyChoice({ model }: { model: Model }) {
  return (
    <Segments
      label="Which copy"
      options={[
        { value: 'prompt', label: 'Prompt' },
        { value: 'model', label: `For ${model.name}` },
      ]}
      value={useShownCopy()}
      onChange={showCopy}
    />
  );
}
