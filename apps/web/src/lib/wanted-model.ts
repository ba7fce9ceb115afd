import { parseAsString, useQueryState } from 'nuqs';
import { useEffect, useEffectEvent } from 'react';
import { useAddress } from './address.ts';

/**
 * A model that was chosen elsewhere, in the command field say: the address names it as `model`, the builder that
 * comes takes it, and the address forgets it.
 */
export function useWantedModel(take: (model: string) => void): void {
  const [model] = useQueryState('model', parseAsString);
  const [address, go] = useAddress();
  const onWanted = useEffectEvent((wanted: string) => {
    take(wanted);
    if (address.step) go({ ...address, step: address.step }, { replace: true });
  });
  useEffect(() => {
    if (model !== null) onWanted(model);
  }, [model]);
}
