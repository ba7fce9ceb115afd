import { useOffers } from '../../lib/offered-steps.ts';
import { UpgradeLink } from '../../lib/upgrade-link.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { useUsage } from './usage-query.ts';

/** For those who count their prompts, as soon as there is somewhere to stop counting. */
export function UpgradeBanner() {
  const offers = useOffers();
  return offers('payment') ? <ForFreeUsers /> : null;
}

function ForFreeUsers() {
  const { state, isUnknown } = useUsage();
  if (isUnknown || state?.limit === undefined) return null;
  return (
    <Banner tone="info" head="Pro has no daily count." action={<UpgradeLink />}>
      Every prompt you finish, as many as the day takes.
    </Banner>
  );
}
