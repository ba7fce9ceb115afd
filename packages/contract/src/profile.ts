/** The profile form's fields (document 1, section 5), in their order on the screen. */
export const profileFields = ['full_name', 'phone', 'email', 'job', 'intro'] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileForm = Record<ProfileField, string>;

export const profileLimits = { full_name: 100, phone: 20, email: 100, job: 100, intro: 500 } as const;

const required = {
  full_name: 'Full name is required',
  phone: 'Phone number is required',
  email: 'Email is required',
  job: 'Job/Profession is required',
  intro: 'Introduction is required',
} as const satisfies Record<ProfileField, string>;

const PHONE = /^\+?[1-9]\d{0,15}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What about a field needs a look, in the specified words; nothing when it is fine. */
export function profileProblem(field: ProfileField, value: string): string | undefined {
  const text = value.trim();
  if (text === '') return required[field];
  if (field === 'phone' && !PHONE.test(text.replace(/[\s\-()]/g, ''))) {
    return 'Please enter a valid phone number';
  }
  if (field === 'email' && !EMAIL.test(text)) return 'Please enter a valid email address';
  const max = profileLimits[field];
  return text.length > max ? `At most ${max} characters` : undefined;
}
