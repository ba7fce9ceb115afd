import { QueryClientProvider } from '@tanstack/react-query';
import { enableHistorySync, NuqsAdapter } from 'nuqs/adapters/react';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';

enableHistorySync();

/** For everything below it that asks the server, or has the address keep what it is asked for. It comes with the first screen, not with the page. */
export function Queries({ children }: { children: ReactNode }) {
  return (
    <NuqsAdapter>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </NuqsAdapter>
  );
}
