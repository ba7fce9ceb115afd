import { Banner } from '../../ui/banner/banner.tsx';

/** Why the last picture was not taken; nothing while there is no reason. */
export function PictureRefused({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <Banner tone="error" isNews head="That one was not taken.">
      {problem}
    </Banner>
  );
}
