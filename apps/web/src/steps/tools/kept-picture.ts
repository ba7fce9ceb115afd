import { useSyncExternalStore } from 'react';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { onPersonChanged } from '../../lib/session-news.ts';

export interface KeptPicture {
  file: File;
  /** Of this picture: asked again, it costs nothing more. */
  generationId: string;
}

type Tool = 'image' | 'camera';

let kept: Partial<Record<Tool, KeptPicture>> = {};
const listeners = new Set<() => void>();

/** The picture a tool holds. A file outlives no reload; it outlives another tool, and going to the result and back. */
export function useKeptPicture(tool: Tool) {
  const picture = useSyncExternalStore(listen, () => kept[tool]);
  const keep = (file: File | undefined) =>
    become({ ...kept, [tool]: file && { file, generationId: newGenerationId() } });
  return [picture, keep] as const;
}

// What one person was looking at is not there for the next.
onPersonChanged(() => become({}));

function become(next: typeof kept): void {
  kept = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
