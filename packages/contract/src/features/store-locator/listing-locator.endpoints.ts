import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { lines } from '../../line.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { locatorLimits } from './locator.ts';
import {
  LocatorContact,
  LocatorLink,
  locatorReads,
  LocatorSection,
  locatorWrites,
} from './locator-settings.endpoints.ts';

/** What one location says in the locator instead of what all say; null takes what all say. */
const ListingLocatorOptions = z
  .object({
    is_hidden: z.boolean().describe('Visitors do not find it.'),
    text: lines()
      .max(locatorLimits.listingText)
      .nullable()
      .describe('Instead of the description of the listing.'),
    contact: z.union([LocatorContact, z.null()]),
    offer_link: z.union([LocatorLink, z.null()]),
    sections: z.array(LocatorSection).max(locatorLimits.sections).nullable(),
    shows_reviews: z.boolean().nullable(),
    shows_posts: z.boolean().nullable(),
    shows_photos: z.boolean().nullable(),
  })
  .meta({ id: 'ListingLocatorOptions' });

export const ListingLocator = ListingLocatorOptions.extend({
  version: z.int(),
  facility: LocationSummary,
  is_in_scope: z.boolean().describe('Whether the locator is meant to show it at all.'),
  questions_count: z.int().describe('Of its own.'),
  page: z.string().nullable().describe('Its public page; null where visitors do not find it.'),
}).meta({ id: 'ListingLocator' });
export type ListingLocator = z.infer<typeof ListingLocator>;

export const getListingLocator = defineEndpoint({
  id: 'getListingLocator',
  method: 'get',
  path: '/facilities/{id}/store-locator/',
  summary: 'What one location says in the store locator',
  access: locatorReads,
  params: IdParam,
  response: ListingLocator,
  problems: ['locator_disabled'],
});

export const updateListingLocator = defineEndpoint({
  id: 'updateListingLocator',
  method: 'patch',
  path: '/facilities/{id}/store-locator/',
  summary: 'Change what one location says in the store locator',
  access: locatorWrites,
  params: IdParam,
  body: ListingLocatorOptions.partial().extend({ version: z.int() }),
  response: ListingLocator,
  problems: [
    'not_profile_owner',
    'locator_disabled',
    'locator_changed',
    'locator_link_invalid',
    'image_unknown',
  ],
});
