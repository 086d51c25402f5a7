import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { emailLine } from '../../line.ts';
import { BoosterInvitation } from './booster-invitations.endpoints.ts';
import { BoosterReview } from './booster-reviews.endpoints.ts';

/** What a customer may ask for under Articles 15, 17 and 21 of the GDPR: whoever answers sees all locations. */
const reads = {
  permission: 'view_rb_reviews',
  module: 'review_booster',
  demo: 'allowed',
  fullAccess: true,
} as const satisfies MemberAccess;

const writes = { ...reads, demo: 'blocked' } as const satisfies MemberAccess;

const problems = ['booster_disabled', 'too_many_attempts'] as const;

export const BoosterContactRequest = z
  .object({ contact: emailLine().describe('The e-mail address of the customer; its case does not matter.') })
  .meta({ id: 'BoosterContactRequest' });
export type BoosterContactRequest = z.infer<typeof BoosterContactRequest>;

export const BoosterContact = z
  .object({
    answers: z.array(BoosterReview).describe('Answers that were left with this address, the newest first.'),
    invitations: z
      .array(BoosterInvitation.extend({ form: z.object({ id: Id, name: z.string() }).nullable() }))
      .describe('Invitations to this address, the newest first. `form` is null once it is deleted.'),
    unsubscribed_at: Timestamp.nullable().describe('Since when nobody is invited under this address.'),
  })
  .meta({ id: 'BoosterContact' });
export type BoosterContact = z.infer<typeof BoosterContact>;

export const BoosterContactExport = z
  .object({
    filename: z.string(),
    content: z
      .string()
      .describe(
        'A JSON document with all that is stored, for the customer; notes of the team and who wrote them are left out.',
      ),
  })
  .meta({ id: 'BoosterContactExport' });
export type BoosterContactExport = z.infer<typeof BoosterContactExport>;

export const searchBoosterContact = defineEndpoint({
  id: 'searchBoosterContact',
  method: 'post',
  path: '/review-booster/contacts/search/',
  summary: 'What the company has stored under an e-mail address, in every form',
  access: reads,
  body: BoosterContactRequest,
  response: BoosterContact,
  problems,
});

export const exportBoosterContact = defineEndpoint({
  id: 'exportBoosterContact',
  method: 'post',
  path: '/review-booster/contacts/export/',
  summary: 'The same as a file without the notes of the team, as a customer may ask for it',
  access: writes,
  body: BoosterContactRequest,
  response: BoosterContactExport,
  problems,
});

export const eraseBoosterContact = defineEndpoint({
  id: 'eraseBoosterContact',
  method: 'post',
  path: '/review-booster/contacts/erase/',
  summary:
    'Erase all that is stored under an address; scores and days stay, and nobody is invited under it again',
  access: writes,
  body: BoosterContactRequest,
  response: z
    .object({ answers: z.int().describe('That were erased.'), invitations: z.int() })
    .meta({ id: 'ErasedBoosterContact' }),
  problems,
});
