import type { Saving } from './board-store.ts';

const words: Record<Saving['is'], string> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved',
  stale: 'Not saved',
  gone: 'Not saved',
};

/** How it stands with saving, in two words. What went wrong is told beside it; a save is not worth reading out each time. */
export function SavingState({ saving }: { saving: Saving }) {
  return <span data-saving={saving.is}>{words[saving.is]}</span>;
}
