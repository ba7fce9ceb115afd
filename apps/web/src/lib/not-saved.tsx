import type { ReactNode } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import { failureText } from './api.ts';

/** Why it was not saved, and that nothing is lost; nothing where nothing failed. */
export function NotSaved({ error, action }: { error: Error | null; action?: ReactNode }) {
  if (!error) return null;
  return (
    <Banner tone="error" isNews head="Not saved." action={action}>
      {failureText(error)} What you wrote is kept.
    </Banner>
  );
}
