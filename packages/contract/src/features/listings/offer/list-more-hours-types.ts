import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { askedOffer, asksForOneOffer, oneOfferOnly } from './asked-offer.ts';

/** A kind of hours beside the opening hours, such as deliveries, in the language of the request. */
export const OfferedHoursType = z
  .object({
    hours_type_id: z.string(),
    display_name: z.string(),
    facilities_count: z
      .number()
      .int()
      .describe('How many of the locations can have it; with only_set, how many have it.'),
  })
  .meta({ id: 'OfferedHoursType' });
export type OfferedHoursType = z.infer<typeof OfferedHoursType>;

export const listMoreHoursTypes = defineEndpoint({
  id: 'listMoreHoursTypes',
  method: 'post',
  path: '/facilities/more-hours/',
  summary: 'The kinds of hours that the provider offers for some locations, or for a category in a country',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  body: z.object(askedOffer).refine(asksForOneOffer, oneOfferOnly).meta({ id: 'AskedHoursTypes' }),
  response: z.object({ results: z.array(OfferedHoursType) }),
  problems: ['google_account_missing', 'provider_unavailable'],
});
