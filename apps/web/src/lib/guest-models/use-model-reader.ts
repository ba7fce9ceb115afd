import { browserReader } from './browser-reader.ts';
import { useGuestModel } from './guest-model.ts';
import type { ModelReader } from './model-reader.ts';
import { serverReader } from './server-reader.ts';

const readers = { browser: browserReader, server: serverReader };

/** Who can read beside the engine. */
export function useModelReader(): ModelReader | undefined {
  return useGuestModel(readers);
}
