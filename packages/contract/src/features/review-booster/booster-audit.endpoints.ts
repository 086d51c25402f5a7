import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';
import { digits } from '../../number-text.ts';

/** It counts the whole company, so whoever is limited to some locations does not see it. */
const access = {
  permission: 'view_rb_reviews_analytics',
  module: 'review_booster',
  demo: 'allowed',
  concernsAllLocations: true,
} as const;

const BoosterScore = z
  .object({
    score: z.int().min(1).max(5).nullable().describe('Null for answers without stars.'),
    answers: z.int(),
    offered: z.int().describe('Answers whose page had offered the public links before.'),
    offered_after: z.int().describe('Of those, how many were offered them on the page after, too.'),
    clicked: z.int().describe('Of those, how many followed a link.'),
  })
  .meta({ id: 'BoosterScore' });

export const BoosterAudit = z
  .object({
    visits: z.int(),
    offered: z.int().describe('Visits that were offered the public links: all of them.'),
    clicked: z.int().describe('Visits that followed a link, answered or not.'),
    answers: z.int(),
    scores: z.array(BoosterScore).describe('From 5 to 1, then those without stars.'),
    chain: z
      .object({
        sealed: z.int().describe('Records in the chain.'),
        waiting: z.int().describe('Records that the next run takes in.'),
        signed_until: dayText().nullable().describe('The last day whose chain is signed.'),
        is_intact: z.boolean().describe('No record was changed, added or taken away since it was sealed.'),
        broken_at: z
          .int()
          .nullable()
          .describe(
            'The number of the first seal that does not fit, or that is overdue; null while all is well.',
          ),
      })
      .meta({ id: 'BoosterChain' }),
  })
  .meta({ id: 'BoosterAudit' });
export type BoosterAudit = z.infer<typeof BoosterAudit>;

export const BoosterSeal = z
  .object({
    number: z.int(),
    record: z
      .string()
      .describe('What is sealed, as JSON; `visit` is the SHA-256, in hexadecimal, of the id of the visit.'),
    hash: z.string().describe('SHA-256, in hexadecimal, of the hash before and the record after it.'),
    signature: z
      .string()
      .nullable()
      .describe('Ed25519 in base64url over the hash, once for each day that has records.'),
    public_key: z.string().nullable().describe('What verifies it: SPKI in base64url.'),
    sealed_at: Timestamp.describe('The day, as its first moment in UTC.'),
  })
  .meta({ id: 'BoosterSeal' });
export type BoosterSeal = z.infer<typeof BoosterSeal>;

export const getBoosterAudit = defineEndpoint({
  id: 'getBoosterAudit',
  method: 'get',
  path: '/review-booster/audit/',
  summary: 'Whether every visitor was offered the public links, whatever they answered',
  access,
  response: BoosterAudit,
  problems: ['booster_disabled'],
});

export const listBoosterSeals = defineEndpoint({
  id: 'listBoosterSeals',
  method: 'get',
  path: '/review-booster/audit/seals/',
  summary: 'The chain of the audit, to be verified elsewhere',
  access,
  query: z.object({ after: digits(z.int().min(0)).default(0).describe('The number of the last one seen.') }),
  response: z.object({ results: z.array(BoosterSeal).describe('At most 1000, in their order.') }),
  problems: ['booster_disabled'],
});
