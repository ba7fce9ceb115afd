import { parseAsString, useQueryState } from 'nuqs';
import { useEffect, useRef } from 'react';
import { useAddress } from './address.ts';

/**
 * A model that was chosen elsewhere, in the command field say: the address names it as `model`, the builder that
 * comes takes it, and the address forgets it.
 */
export function useWantedModel(take: (model: string) => void): void {
  const [model] = useQueryState('model', parseAsString);
  const [address, go] = useAddress();
  const latest = useRef({ take, address });
  useEffect(() => {
    latest.current = { take, address };
  });
  useEffect(() => {
    if (model === null) return;
    const { take, address } = latest.current;
    take(model);
    if (address.step) go({ ...address, step: address.step }, { replace: true });
  }, [model, go]);
}
