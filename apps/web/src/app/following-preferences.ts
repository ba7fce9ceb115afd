import { useEffect, useEffectEvent } from 'react';
import { type Profile, profileQuery } from '../features/profile/profile-queries.ts';
import { call } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
import {
  choosePreferences,
  currentPreferences,
  onPreferencesChange,
  type Preferences,
} from '../lib/preferences.ts';
import { queryClient } from '../lib/query-client.ts';

/** The person's preferences on this device: what they chose elsewhere is applied, what they choose here is kept with their account. */
export function useFollowingPreferences(userId: string, profile: Profile | undefined): void {
  const isKnown = profile !== undefined;
  const takeOver = useEffectEvent(() => profile && choosePreferences(fromAccount(profile)));
  useEffect(() => {
    if (!isKnown) return;
    takeOver();
    let kept = currentPreferences();
    const keeper = keeperOf(userId);
    const stopListening = onPreferencesChange(() => {
      const now = currentPreferences();
      const change = changed(kept, now);
      kept = now;
      if (Object.keys(change).length > 0) keeper.keep(change);
    });
    return () => {
      stopListening();
      keeper.leave();
    };
  }, [userId, isKnown]);
}

type Kept = Profile['preferences'];

/** Only what was ever chosen: the rest stays as this device has it. */
function fromAccount({ preferences: { font_size, image_scale, theme } }: Profile): Partial<Preferences> {
  return {
    ...(font_size !== null && { fontSize: font_size }),
    ...(image_scale !== null && { imageScale: image_scale }),
    ...(theme !== null && { theme }),
  };
}

function changed(before: Preferences, now: Preferences): Partial<Kept> {
  return {
    ...(before.fontSize !== now.fontSize && { font_size: now.fontSize }),
    ...(before.imageScale !== now.imageScale && { image_scale: now.imageScale }),
    ...(before.theme !== now.theme && { theme: now.theme ?? null }),
  };
}

/** One call at a time, the last choice in the last of them; once that person has left, nothing more is sent or taken over. */
function keeperOf(userId: string) {
  let waiting: Partial<Kept> = {};
  let isSending = false;
  let hasLeft = false;

  async function send(): Promise<void> {
    isSending = true;
    while (!hasLeft && Object.keys(waiting).length > 0) {
      const preferences = waiting;
      waiting = {};
      await call('PATCH /api/user-profile', { body: { preferences }, keepalive: true }).then(
        (profile) => {
          if (!hasLeft) queryClient.setQueryData(profileQuery(userId).queryKey, profile);
        },
        (error: unknown) => logError('Failed to keep preferences:', error),
      );
    }
    isSending = false;
  }

  return {
    keep: (change: Partial<Kept>) => {
      waiting = { ...waiting, ...change };
      if (!isSending) void send();
    },
    leave: () => {
      hasLeft = true;
    },
  };
}
