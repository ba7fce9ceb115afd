import { cleanText } from '@cuewright/engine/text';
import { z } from 'zod';
import { type ProfileField, profileProblem } from '../../profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

export const profile = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  job: z.string(),
  intro: z.string(),
  interests: z.array(z.string()),
  profile_completed: z.boolean(),
  /** Generations, ever. */
  prompts_used: z.int(),
  total_prompts: z.int(),
  is_premium: z.boolean(),
  created_at: timestamp,
});

/** The page and the server refuse the same, in the same words. */
function field(name: ProfileField) {
  return z
    .string()
    .prefault('')
    .transform((text) => cleanText(text).trim())
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
