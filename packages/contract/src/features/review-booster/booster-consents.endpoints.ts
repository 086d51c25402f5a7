import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { languages } from '../../languages.ts';

export const BoosterConsent = z
  .object({
    version: z.int().describe('The `consent_version` that answers keep.'),
    language: z.enum(languages),
    notices: z
      .array(z.string())
      .describe('What the page says of a customer’s data, in its order and word for word.'),
    consent: z
      .string()
      .nullable()
      .describe('What a customer agrees to who leaves an address; null where the form asks for none.'),
    shown_from: dayText().describe('The day in UTC on which a customer was first shown it.'),
  })
  .meta({ id: 'BoosterConsent' });
export type BoosterConsent = z.infer<typeof BoosterConsent>;

export const listBoosterConsents = defineEndpoint({
  id: 'listBoosterConsents',
  method: 'get',
  path: '/review-booster/forms/{id}/consents/',
  summary: 'What customers were told of their data in each version of a form, and what they agreed to',
  access: { permission: 'view_rb_forms', module: 'review_booster', demo: 'allowed' },
  params: IdParam,
  response: z.object({ results: z.array(BoosterConsent).describe('The newest version first, by language.') }),
  problems: ['booster_disabled', 'not_found'],
});
