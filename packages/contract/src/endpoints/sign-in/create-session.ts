import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { wantedStep } from './redirect-url.ts';

export const createSession = defineEndpoint({
  method: 'POST',
  path: '/api/sessions',
  summary:
    'Ends a sign-in: redeems every parameter that came back for a session, and says where the person was going.',
  public: true,
  body: z.object({ code: z.string().min(1).max(4096) }).catchall(z.string().max(4096)),
  bodyLimit: 32 * 1024,
  rateLimit: { max: 20, perSeconds: 60, by: 'address', counted: 'database' },
  responses: { 201: z.object({ wanted: wantedStep.nullable() }) },
  errors: ['sign-in-refused', 'account-blocked', 'email-taken', 'identity-provider-unavailable'],
});
