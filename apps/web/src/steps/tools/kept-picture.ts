import { useSyncExternalStore } from 'react';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { sharedValue } from '../../lib/shared-value.ts';

export interface KeptPicture {
  file: File;
  /** Of this picture: asked again, it costs nothing more. */
  generationId: string;
}

type Tool = 'image' | 'camera';

const kept = sharedValue<Partial<Record<Tool, KeptPicture>>>({});

/** The picture a tool holds. A file outlives no reload; it outlives another tool, and going to the result and back. */
export function useKeptPicture(tool: Tool) {
  const picture = useSyncExternalStore(kept.listen, () => kept.get()[tool]);
  const keep = (file: File | undefined) =>
    kept.set({ ...kept.get(), [tool]: file && { file, generationId: newGenerationId() } });
  return [picture, keep] as const;
}

// What one person was looking at is not there for the next.
onPersonChanged(() => kept.set({}));
