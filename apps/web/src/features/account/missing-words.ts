import type { ProfileField, ProfileForm } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';

const names: Record<ProfileField, string> = {
  full_name: 'your name',
  phone: 'a phone number',
  email: 'an email address',
  job: 'your profession',
  intro: 'a short introduction',
};

/** "A phone number and a short introduction are still missing." Nothing where all of it is there. */
export function missingWords(profile: ProfileForm): string {
  const missing = (Object.keys(names) as ProfileField[]).filter((field) => isBlankText(profile[field]));
  const [first, ...rest] = missing.map((field) => names[field]);
  if (!first) return '';
  const last = rest.pop();
  const words = last ? `${[first, ...rest].join(', ')} and ${last} are` : `${first} is`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} still missing.`;
}
