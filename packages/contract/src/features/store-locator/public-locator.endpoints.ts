import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { GeoPoint } from '../../geo-point.ts';
import { Id } from '../../id.ts';
import { languages } from '../../languages.ts';
import { line } from '../../line.ts';
import { digits } from '../../number-text.ts';

import { distanceUnits, launcherPositions } from './locator.ts';
import {
  LocatorContact,
  LocatorImage,
  LocatorLink,
  locatorReads,
  LocatorSection,
} from './locator-settings.endpoints.ts';

/** `CompiledHours` as it travels. */
export const CompiledHours = z
  .object({
    week: z
      .array(z.int())
      .describe(
        'Start and end by turns, in minutes since Monday 00:00 of the shop’s clocks, sorted; a range is of the day on which it starts, and may end in the night after it, so that an end may pass 10,080.',
      ),
    dates: z
      .array(
        z.tuple([
          z.iso.date(),
          z
            .array(z.int())
            .describe('Start and end by turns, in minutes since the date began; empty when closed.'),
        ]),
      )
      .describe('In order, from yesterday on.'),
  })
  .meta({ id: 'CompiledHours' });

/** For every visitor of any website: no token, cacheable, the same for all who ask in one language. */
export const publicAccess = { for: 'anyone' } as const;

export const locatorParams = z.object({ name: z.string().max(60).meta({ parameter: 'LocatorName' }) });

const pageParams = z.object({ page: digits(z.number().int().min(0).max(100_000)) });

export const inLanguage = z.object({
  lang: z
    .enum(languages)
    .optional()
    .describe('Left out: the locator’s own.')
    .meta({ parameter: 'LocatorLanguage' }),
});

const Bounds = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('South, west, north, east; the east is above 180 where the area crosses the 180th meridian.');

/** What a visitor sees of the owner’s choices. */
export const PublicLocatorOptions = z
  .object({
    header_name: z.string(),
    logo: z.union([LocatorImage, z.null()]),
    site_icon: z.union([LocatorImage, z.null()]),
    primary_color: z.string(),
    distance_unit: z.enum(distanceUnits),
    center: GeoPoint.nullable(),
    radius_km: z.int().nullable(),
    map: z.object({
      is_shown: z.boolean(),
      asks_consent: z.boolean(),
      tiles_url: z.string().nullable().describe('With {z}, {x} and {y}; null for the outline of land alone.'),
      attribution: z.string(),
      max_zoom: z.int(),
    }),
    launcher: z.object({ text: z.string(), position: z.enum(launcherPositions) }),
    shows: z.object({ reviews: z.boolean(), posts: z.boolean(), photos: z.boolean(), faq: z.boolean() }),
    contact: z.union([LocatorContact, z.null()]),
    offer_link: z.union([LocatorLink, z.null()]),
    sections: z.array(LocatorSection),
  })
  .meta({ id: 'PublicLocatorOptions' });
export type PublicLocatorOptions = z.infer<typeof PublicLocatorOptions>;

/** A store in the list: enough for its card. */
export const PublicStoreCard = z
  .object({
    id: Id,
    name: z.string(),
    street: z.string().describe('With the number, as the country writes it.'),
    postal_code: z.string(),
    city: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    hours: z.int().describe('Which of `hours` are its own; -1 for none known.'),
    zone: z.int().describe('Which of `zones` its clocks show.'),
    filters: z.int().min(0).describe('Bit n is set where it has filter n.'),
    rating: z.number().nullable().describe('Average of its reviews, to a tenth; null when it shows none.'),
    reviews_count: z.int(),
    phone: z.string().describe('As E.164; empty for none.'),
    is_closed_for_now: z.boolean().describe('Temporarily closed: nobody is told that it opens.'),
  })
  .meta({ id: 'PublicStoreCard' });
export type PublicStoreCard = z.infer<typeof PublicStoreCard>;

/** The first response: appearance, filters, and the first stores. */
export const PublicLocator = z
  .object({
    version: z.string().describe('Changes with everything that a visitor sees; pages are asked for by it.'),
    name: z.string(),
    language: z.enum(languages),
    options: PublicLocatorOptions,
    count: z.int().describe('All shops.'),
    bounds: Bounds.nullable(),
    filters: z.array(z.object({ label: z.string(), count: z.int() })),
    hours: z.array(CompiledHours),
    zones: z.array(z.string()).describe('IANA time zones.'),
    stores: z.array(PublicStoreCard).describe('Those nearest to the centre, at most 50.'),
    pages: z
      .array(z.object({ page: z.int(), count: z.int(), bounds: Bounds.nullable() }))
      .describe('All shops in columns, by area; without coordinates last.'),
    page_url: z.string().describe('The page of the locator for search engines.'),
  })
  .meta({ id: 'PublicLocator' });
export type PublicLocator = z.infer<typeof PublicLocator>;

/** Some thousand stores of one area, as columns; row n is entry n of each. */
export const PublicLocatorPage = z
  .object({
    version: z.string(),
    page: z.int(),
    names: z.array(z.string()).describe('Different names; `name` points into them.'),
    cities: z.array(z.string()),
    hours: z.array(CompiledHours),
    zones: z.array(z.string()),
    id: z.array(z.int()).describe('Each as the difference to the one before.'),
    latitude: z
      .array(z.int().nullable())
      .describe('In 1/100,000 of a degree, as the difference to the last known one before; null for none.'),
    longitude: z.array(z.int().nullable()),
    name: z.array(z.int()),
    street: z.array(z.string()),
    postal_code: z.array(z.string()),
    city: z.array(z.int()),
    hour: z.array(z.int()).describe('-1 for none known.'),
    zone: z.array(z.int()),
    filters: z.array(z.int()),
    rating: z.array(z.int()).describe('In tenths; 0 for none.'),
    reviews_count: z.array(z.int()),
    phone: z.array(z.string()),
    closed_for_now: z.array(z.int()).describe('Rows, not columns: which are temporarily closed.'),
  })
  .meta({ id: 'PublicLocatorPage' });
export type PublicLocatorPage = z.infer<typeof PublicLocatorPage>;

export const getPublicLocator = defineEndpoint({
  id: 'getPublicLocator',
  method: 'get',
  path: '/locators/{name}/',
  summary: 'A store locator with the shops that come first',
  access: publicAccess,
  params: locatorParams,
  query: inLanguage,
  response: PublicLocator,
  isPublic: true,
});

export const getPublicLocatorPage = defineEndpoint({
  id: 'getPublicLocatorPage',
  method: 'get',
  path: '/locators/{name}/pages/{page}/',
  summary: 'The shops of one area, as columns',
  access: publicAccess,
  params: locatorParams.extend(pageParams.shape),
  query: inLanguage.extend({
    version: z.string().max(64).optional().describe('Asked for by it, kept for a year.'),
  }),
  response: PublicLocatorPage,
  isPublic: true,
});

export const findLocatorPlaces = defineEndpoint({
  id: 'findLocatorPlaces',
  method: 'get',
  path: '/locators/{name}/places/',
  summary: 'Towns and streets whose name begins like this, with where they are',
  access: publicAccess,
  params: locatorParams,
  query: inLanguage.extend({ q: line().min(2).max(200) }),
  response: z.object({
    results: z.array(
      z
        .object({ name: z.string(), description: z.string(), latitude: z.number(), longitude: z.number() })
        .meta({ id: 'LocatorPlace' }),
    ),
  }),
  isPublic: true,
  problems: ['provider_unavailable', 'too_many_attempts'],
});

/** What visitors would see if the owner published now; for the preview. */
export const previewLocator = defineEndpoint({
  id: 'previewLocator',
  method: 'get',
  path: '/store-locator/preview/',
  summary: 'The store locator as visitors would find it now, published or not',
  access: locatorReads,
  query: inLanguage,
  response: PublicLocator,
  problems: ['locator_disabled'],
});

export const previewLocatorPage = defineEndpoint({
  id: 'previewLocatorPage',
  method: 'get',
  path: '/store-locator/preview/pages/{page}/',
  summary: 'The shops of one area as visitors would find them now, as columns',
  access: locatorReads,
  params: pageParams,
  response: PublicLocatorPage,
  problems: ['locator_disabled'],
});
