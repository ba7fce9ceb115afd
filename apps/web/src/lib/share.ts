import { createContext, useContext } from 'react';

/** What the share dialog is opened for; its words begin with it. */
export type ShareOccasion = 'share' | 'limit' | 'thanks' | 'friends';

export type OpenShare = (occasion: ShareOccasion) => void;

/** Nothing where nobody is signed in: a share is rewarded to somebody. */
export const ShareContext = createContext<OpenShare | undefined>(undefined);

export function useShare(): OpenShare | undefined {
  return useContext(ShareContext);
}
