import { createContext, useContext } from 'react';
import type { Destination } from './address.ts';

type Ask = (wanted?: Destination) => void;

export const AskToSignIn = createContext<Ask>(() => undefined);

/** Opens the sign-in dialog; with somewhere to go, that is where signing in leads. */
export function useAskToSignIn(): Ask {
  return useContext(AskToSignIn);
}
