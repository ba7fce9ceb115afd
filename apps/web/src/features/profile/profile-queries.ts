import type { CallAnswer, ProfileForm } from '@cuewright/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Profile = CallAnswer<'GET /api/user-profile'>;

/** One person's profile: another who signs in on the same page asks anew. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call('GET /api/user-profile', { signal }),
  });
}

export function useSaveProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileForm) => call('POST /api/user-profile', { body }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery(userId).queryKey, profile),
  });
}
