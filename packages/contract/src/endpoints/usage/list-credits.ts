import { z } from 'zod';
import { earnReasons, generationMethods, giveBackReasons, paidBy } from '../../usage.ts';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { byCursor } from '../list-query.ts';

const entry = { id, created_at: timestamp };
const credits = z.int();
const ofGeneration = {
  ...entry,
  generation_id: id,
  method: z.enum(generationMethods).nullable(),
  paid_by: z.enum(paidBy),
  /** What it did to the credits: nothing, unless they paid. */
  credits,
};

export const ledgerEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('earned'), ...entry, credits, reason: z.enum(earnReasons) }),
  z.object({ kind: z.literal('spent'), ...ofGeneration }),
  z.object({ kind: z.literal('given-back'), ...ofGeneration, reason: z.enum(giveBackReasons) }),
]);

export const listCredits = defineEndpoint({
  method: 'GET',
  path: '/api/credits',
  ...costlyRead,
  summary: 'Every generation and credit of the signed-in person: earned, spent, given back; newest first.',
  query: z.object(byCursor),
  responses: {
    200: z.object({ entries: z.array(ledgerEntry), total: z.int(), next_cursor: id.nullable() }),
  },
});
