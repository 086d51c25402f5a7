import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { askedOffer, asksForOneOffer, oneOfferOnly } from './asked-offer.ts';
import { AttributeValueTypes, OfferedAttribute } from './offered-attribute.ts';

/** A POST that only reads: ids of ten thousand locations fit no address. */
export const listAttributes = defineEndpoint({
  id: 'listAttributes',
  method: 'post',
  path: '/facilities/attributes/',
  summary: 'The attributes that the provider offers for some locations, or for a category in a country',
  access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  body: z
    .object({ ...askedOffer, value_types: z.array(AttributeValueTypes).max(4).optional() })
    .refine(asksForOneOffer, oneOfferOnly)
    .meta({ id: 'AskedAttributes' }),
  response: z.object({ results: z.array(OfferedAttribute) }),
  problems: ['google_account_missing', 'provider_unavailable'],
});
