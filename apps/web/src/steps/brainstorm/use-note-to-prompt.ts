import type { BrainstormNote } from '@cuewright/contract';
import { noteIdea } from '../../features/brainstorm/note-idea.ts';
import { useAddress } from '../../lib/address.ts';
import { useOffers } from '../../lib/offered-steps.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { beginWithIdea } from '../optimizer/begin-with-idea.ts';

/** Takes a note to the optimizer as its idea. What stood there comes back with one click. */
export function useNoteToPrompt(): ((note: BrainstormNote) => void) | undefined {
  const [, go] = useAddress();
  const offers = useOffers();
  if (!offers('optimizer')) return undefined;
  return (note) => {
    const { idea, isCut } = noteIdea(note);
    beginWithIdea(idea);
    go({ step: 'optimizer', mode: 'photo', method: 'optimizer' });
    if (isCut)
      showToast({ title: 'The note was longer than an idea can be', text: 'Its beginning is there.' });
  };
}
