import type { CallAnswer } from '@cuewright/contract';
import { useEffect, useState } from 'react';
import { ownModelAvailability } from './own-model.ts';
import { useOwnModelChoice } from './own-model-choice.ts';
import { textModel } from './text-model.ts';

/** Why nothing came of asking a model. */
export type FellBack = NonNullable<CallAnswer<'POST /api/readings'>['answered_by']['fell_back']> | 'offline';

export interface GuestModel {
  name: string;
  /** Nothing leaves this browser. */
  isLocal: boolean;
}

interface Guests<Guest extends GuestModel> {
  browser: Guest;
  server: (name: string) => Guest;
}

/** Who can be asked beside the engine: the browser’s own model where the person chose it and it is there, else the server’s. */
export function useGuestModel<Guest extends GuestModel>(guests: Guests<Guest>): Guest | undefined {
  const isOwn = useOwnModelChoice();
  const [guest, setGuest] = useState<Guest>();
  useEffect(() => {
    let isGone = false;
    guestFor(guests, isOwn).then((found) => {
      if (!isGone) setGuest(found);
    });
    return () => {
      isGone = true;
    };
  }, [guests, isOwn]);
  return guest;
}

async function guestFor<Guest extends GuestModel>(
  { browser, server }: Guests<Guest>,
  isOwn: boolean,
): Promise<Guest | undefined> {
  if (isOwn && (await ownModelAvailability()) === 'available') return browser;
  const model = await textModel();
  return model === undefined ? undefined : server(model);
}
