import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { provenanceLine } from '@cuewright/engine/recovered';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** A clip without a prompt in it: what that means, and what else can be done. */
export function ClipSide({ facts }: { facts: MadeFacts | undefined }) {
  const line = facts && provenanceLine(facts);
  return (
    <EmptyState level={2} title="No prompt in this clip">
      <p>{line ?? 'Its file does not say how it was made.'}</p>
      <p>
        Clips are looked into here and never sent. To have the light and colour of one measured, save a frame
        of it as a picture and drop that.
      </p>
    </EmptyState>
  );
}
