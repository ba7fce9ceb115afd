import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const storageQuery = queryOptions({
  queryKey: ['storage'],
  queryFn: ({ signal }) => call('GET /api/storage', { signal }),
  // Kept from everywhere in the app: what is shown again is asked for again.
  staleTime: 0,
});
