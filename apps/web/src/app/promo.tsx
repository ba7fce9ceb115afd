import type { StepId } from '@cuewright/contract';
import { lazy, Suspense } from 'react';
import { usePromo } from '../features/promo/use-promo.ts';
import { type Address, type Destination, useAddress } from '../lib/address.ts';
import { afterMode } from '../lib/methods.ts';
import { useOffers } from '../lib/offered-steps.ts';
import { useSite } from '../lib/site.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const PromoDialog = lazy(() =>
  import('../features/promo/promo-dialog.tsx').then(({ PromoDialog }) => ({ default: PromoDialog })),
);

const MODEL = 'nano-banana';

/** In photo mode, the word of a new image model. */
export function Promo() {
  const [address, go] = useAddress();
  const offers = useOffers();
  const { isOpen, close } = usePromo(address.mode === 'photo' && offers('steps'));
  const site = useSite();
  if (!isOpen || !site?.promo) return null;
  return (
    <ScreenBoundary instead={null}>
      <Suspense>
        <PromoDialog
          isOpen
          onClose={close}
          onTry={() => {
            close();
            go(withModel(address, offers));
          }}
        />
      </Suspense>
    </ScreenBoundary>
  );
}

/** On with the model: in the builder that is open, in the one the mode was chosen for, otherwise in Simple Steps. */
export function withModel(
  { step, mode, method, id }: Address,
  offers: (step: StepId) => boolean,
): Destination {
  if (step === 'steps' || step === 'enhanced-steps') return { step, mode, method, id, model: MODEL };
  const next = afterMode('photo', method);
  if (step === 'mode' && next.step === 'enhanced-steps' && offers(next.step))
    return { ...next, model: MODEL };
  return { step: 'steps', mode: 'photo', method: 'guided', model: MODEL };
}
