import { isBlankText } from '@cuewright/engine/text';
import { profileLimits, profileMessages } from './limits/profile.ts';

/** The profile form's fields, in their order on the screen. */
export const profileFields = ['full_name', 'phone', 'email', 'job', 'intro'] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileForm = Record<ProfileField, string>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What about a field needs a look, in the specified words; nothing when it is fine. */
export function profileProblem(field: ProfileField, value: string): string | undefined {
  const text = value.trim();
  if (isBlankText(text)) return profileMessages[field];
  const { phonePattern, phoneIgnored } = profileLimits;
  if (field === 'phone' && !phonePattern.test(text.replace(phoneIgnored, ''))) {
    return profileMessages.phoneInvalid;
  }
  if (field === 'email' && !EMAIL.test(text)) return profileMessages.emailInvalid;
  const max = profileLimits[field];
  return text.length > max ? `At most ${max} characters` : undefined;
}
