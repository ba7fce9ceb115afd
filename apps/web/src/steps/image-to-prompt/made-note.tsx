import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { provenanceLine } from '@cuewright/engine/recovered';
import { Banner } from '../../ui/banner/banner.tsx';

/** Who made it, where the file says so and holds no prompt. */
export function MadeNote({ facts }: { facts: MadeFacts | undefined }) {
  const line = facts && provenanceLine(facts);
  if (!line) return null;
  return (
    <Banner isNews head={line}>
      What it shows can still be measured.
    </Banner>
  );
}
