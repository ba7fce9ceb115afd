import { z } from 'zod';
import { profileLimits } from '../../limits/index.ts';
import { type ProfileField, profileProblem } from '../../profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText, meantText, timestamp } from '../fields.ts';
import { preferences } from './preferences.ts';

export const profile = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  job: z.string(),
  intro: z.string(),
  /** About themselves, in their own words and for themselves. */
  bio: z.string(),
  interests: z.array(z.string()),
  preferences,
  profile_completed: z.boolean(),
  /** Generations, ever. */
  prompts_used: z.int(),
  /** Prompts they keep. */
  total_prompts: z.int(),
  is_premium: z.boolean(),
  created_at: timestamp,
});

export const changeProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/user-profile',
  summary: 'Changes what is given: the full name, the bio, the interests, or single preferences.',
  body: z
    .object({
      full_name: filledText(profileLimits.full_name).optional(),
      bio: z.string().overwrite(meantText).max(profileLimits.bio).optional(),
      interests: z.array(filledText(profileLimits.interest)).max(profileLimits.interests).optional(),
      preferences: preferences.partial().optional(),
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: 'Give a full name, a bio, interests or preferences.',
    }),
  responses: { 200: profile },
});

/** The page and the server refuse the same, in the same words. */
function field(name: ProfileField) {
  return z
    .string()
    .prefault('')
    .transform(meantText)
    .superRefine((text, context) => {
      const message = profileProblem(name, text);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

export const readProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user-profile',
  summary: 'The profile of the signed-in person; `profile_completed` is false until it is filled in.',
  responses: { 200: profile },
});

export const saveProfile = defineEndpoint({
  method: 'POST',
  path: '/api/user-profile',
  summary: 'Fills in the profile.',
  body: z.object({
    full_name: field('full_name'),
    phone: field('phone'),
    email: field('email'),
    intro: field('intro'),
    job: field('job'),
  }),
  responses: { 200: profile },
});
