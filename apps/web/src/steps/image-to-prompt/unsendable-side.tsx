import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { provenanceLine } from '@cuewright/engine/recovered';
import { Banner } from '../../ui/banner/banner.tsx';

interface UnsendableSideProps {
  because: string;
  facts: MadeFacts | undefined;
}

/** A picture that is looked into here and cannot be sent, for its size or its kind: what was found, and what can be done. */
export function UnsendableSide({ because, facts }: UnsendableSideProps) {
  const line = facts && (provenanceLine(facts) ?? 'Its file holds no prompt.');
  return (
    <Banner tone="error" isNews head="It cannot be measured.">
      {line} {because}
    </Banner>
  );
}
