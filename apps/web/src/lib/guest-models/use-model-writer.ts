import { browserWriter } from './browser-writer.ts';
import { useGuestModel } from './guest-model.ts';
import type { ModelWriter } from './model-writer.ts';
import { serverWriter } from './server-writer.ts';

const writers = { browser: browserWriter, server: serverWriter };

/** Who can word a copy beside the engine. */
export function useModelWriter(): ModelWriter | undefined {
  return useGuestModel(writers);
}
