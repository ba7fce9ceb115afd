import { type Actor, addressOf } from '@cuewright/contract';
import type { UserWithProfile } from './commands.ts';
import type { User } from './repository.ts';

export function presentUser(user: User, actor: Actor) {
  return {
    id: user.id,
    email: user.email,
    created_at: user.created_at.toISOString(),
    google_user_data: {
      name: user.name,
      given_name: user.given_name,
      picture: user.picture ? addressOf('GET /api/files/{sha256}', { params: { sha256: user.picture } }) : '',
    },
    is_admin: actor.isAdmin,
  };
}

/** Before it is filled in, the profile says what the provider said. */
export function presentProfile({ user, profile, settings }: UserWithProfile, now: Date) {
  return {
    full_name: profile?.full_name ?? settings?.full_name ?? user.name,
    email: profile?.email ?? user.email,
    phone: profile?.phone ?? '',
    job: profile?.job ?? '',
    intro: profile?.intro ?? '',
    bio: settings?.bio ?? '',
    interests: settings?.interests ?? [],
    preferences: { font_size: null, image_scale: null, theme: null, ...settings?.preferences },
    profile_completed: profile !== undefined,
    prompts_used: user.prompts_used,
    total_prompts: user.kept,
    is_premium: user.premium_until !== null && user.premium_until > now,
    created_at: (profile?.created_at ?? user.created_at).toISOString(),
  };
}
