import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { provenanceLine } from '@cuewright/engine/recovered';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** A clip without a prompt that could be found: what that means, and what else can be done. */
export function ClipSide({ facts }: { facts: MadeFacts | undefined }) {
  const line = facts
    ? (provenanceLine(facts) ?? 'Its file does not say how it was made.')
    : 'Its file could not be read. It may be damaged, or too large.';
  return (
    <EmptyState level={2} title={facts ? 'No prompt in this clip' : 'This clip cannot be read'}>
      <p>{line}</p>
      <p>
        Clips are looked into here and never sent. To have the light and colour of one measured, save a frame
        of it as a picture and drop that.
      </p>
    </EmptyState>
  );
}
