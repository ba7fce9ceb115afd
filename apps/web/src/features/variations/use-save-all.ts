import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/api.ts';

export type SaveOne = (text: string) => Promise<unknown>;

/** Saves one after another, in their order. What could not be saved is told, and a second try begins there. */
export function useSaveAll(saveOne: SaveOne) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const saving = useMutation({
    mutationFn: async (texts: readonly string[]) => {
      const kept = new Set(done);
      for (const text of texts) {
        if (kept.has(text)) continue;
        await saveOne(text);
        kept.add(text);
        setDone(new Set(kept));
      }
      return texts.length;
    },
    networkMode: 'always',
  });
  const says = saving.isPending
    ? `Saved ${done.size} of ${saving.variables.length}`
    : saving.error
      ? `${done.size} saved, the rest not. ${failureText(saving.error)}`
      : saving.data === undefined
        ? ''
        : `${saving.data} saved to your prompts.`;
  return { save: saving.mutate, isSaving: saving.isPending, says };
}
