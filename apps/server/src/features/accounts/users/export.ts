import type { ExportPart } from '../../../export/export-part.ts';
import { readProfile } from './commands.ts';
import { presentProfile, presentUser } from './present.ts';
import { listIdentities } from './repository.ts';

/** Who they are to us, in one entry. */
export const accountExport: ExportPart = {
  name: 'account',
  title: 'Account and profile',
  tables: ['identities', 'user_profiles', 'user_settings'],
  read: async function* (db, userId) {
    const actor = { id: userId, isAdmin: false };
    const found = await readProfile({ db }, actor);
    const { user, profile, settings } = found;
    const { is_admin: _, ...account } = presentUser(user, actor);
    const { is_premium: __, ...about } = presentProfile(found, user.created_at);
    yield {
      data: {
        ...account,
        email_verified: user.email_verified,
        premium_until: user.premium_until,
        referral_code: user.referral_code,
        picture_source: user.picture_source,
        last_active_at: user.last_active_at,
        profile: about,
        profile_updated_at: profile?.updated_at ?? null,
        settings_updated_at: settings?.updated_at ?? null,
        identities: await listIdentities(db, userId),
      },
      heading: about.full_name || user.email,
      at: user.created_at,
      text: [user.email, about.phone, about.job, about.intro, about.bio].filter(Boolean).join('\n'),
      pictures: [account.google_user_data.picture].filter(Boolean),
    };
  },
};
