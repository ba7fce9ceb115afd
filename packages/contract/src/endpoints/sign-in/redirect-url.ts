import { z } from 'zod';
import { referralCode } from '../../referral-code.ts';
import { methodIds, stepIds } from '../../steps.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

/** Where somebody was going. What is none of the page's steps is forgotten, not refused. */
export const wantedStep = z.object({
  step: z.enum(stepIds),
  mode: z.enum(['photo', 'video']).optional().catch(undefined),
  method: z.enum(methodIds).optional().catch(undefined),
  id: id.optional().catch(undefined),
});

export const redirectUrl = defineEndpoint({
  method: 'GET',
  path: '/api/oauth/google/redirect_url',
  summary:
    'Begins a sign-in: where to send the browser. What it has to bring back is kept in a sealed cookie.',
  public: true,
  query: z.object({
    step: wantedStep.shape.step.optional().catch(undefined),
    mode: wantedStep.shape.mode,
    method: wantedStep.shape.method,
    id: wantedStep.shape.id,
    /** The code of whoever sent them, for a first sign-in. */
    ref: z.string().regex(referralCode).optional().catch(undefined),
  }),
  rateLimit: { max: 30, perSeconds: 60, by: 'address', counted: 'database' },
  responses: { 200: z.object({ redirectUrl: z.url() }) },
  errors: ['identity-provider-unavailable'],
});
