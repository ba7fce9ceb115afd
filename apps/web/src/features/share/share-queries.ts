import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { logError, logFetch } from '../../lib/log-error.ts';
import { type Platform, referralCode } from './share-links.ts';

export function referralStatsQuery(userId: string) {
  return queryOptions({
    queryKey: ['referral-stats', userId],
    queryFn: ({ signal }) =>
      call('GET /api/referrals/stats', { signal }).catch(logFetch('referral stats', signal)),
    staleTime: 0,
  });
}

/** Says where somebody shares, then asks for the reward: it is given for a share that is known. */
export function useShareAndEarn(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (platform: Platform) => {
      await call('POST /api/track-share', { body: { platform, referralCode: referralCode(userId) } });
      return await call('POST /api/award-share-credits', { body: { action: 'share' } });
    },
    onError: (error) => logError('Failed to count a share:', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: referralStatsQuery(userId).queryKey }),
  });
}
