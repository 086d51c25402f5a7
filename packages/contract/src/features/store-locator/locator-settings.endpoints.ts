import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { line } from '../../line.ts';
import {
  distanceUnits,
  filterKinds,
  launcherPositions,
  locatorImageKinds,
  locatorLimits,
  sectionKinds,
} from './locator.ts';

/** Who configures a locator; the company's flag `enabled_store_locator` is asked for too. */
export const locatorReads = {
  permission: 'manage_store_locator',
  module: 'store_locator',
  demo: 'allowed',
} as const;

export const locatorWrites = { ...locatorReads, demo: 'blocked' } as const;

const settingsWrites = { ...locatorWrites, concernsAllLocations: true } as const;

/** Emptied by hand it is an empty text. Links lead by https, http, mailto or tel; else `locator_link_invalid`. */
const Link = line().max(locatorLimits.url);

export const LocatorImage = z
  .object({ id: Id, url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'LocatorImage' });
export type LocatorImage = z.infer<typeof LocatorImage>;

const LocatorSectionItem = z
  .object({
    text: line().max(locatorLimits.imageText),
    url: Link,
    image: z.union([LocatorImage, z.null()]).describe('Only in a section of images.'),
  })
  .meta({ id: 'LocatorSectionItem' });

/** Something of the owner's own: a list of links, buttons, or pictures. */
export const LocatorSection = z
  .object({
    kind: z.enum(sectionKinds),
    title: line().max(locatorLimits.sectionTitle),
    items: z.array(LocatorSectionItem).max(locatorLimits.sectionItems),
  })
  .meta({ id: 'LocatorSection' });
export type LocatorSection = z.infer<typeof LocatorSection>;

export const LocatorFilter = z
  .object({
    kind: z.enum(filterKinds),
    key: z.string().min(1).max(200).describe('The label, or the provider’s id of the attribute or category.'),
  })
  .meta({ id: 'LocatorFilter' });
export type LocatorFilter = z.infer<typeof LocatorFilter>;

export const LocatorContact = z
  .object({
    email: line().max(locatorLimits.email),
    phone: line().max(locatorLimits.phone),
    url: Link,
  })
  .meta({ id: 'LocatorContact' });
export type LocatorContact = z.infer<typeof LocatorContact>;

export const LocatorLink = z
  .object({ text: line().max(locatorLimits.linkText), url: Link })
  .meta({ id: 'LocatorLink' });
export type LocatorLink = z.infer<typeof LocatorLink>;

const Point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

const LocatorScope = z
  .object({ all: z.boolean(), facilities: z.array(Id).max(10_000), groups: z.array(Id).max(1000) })
  .meta({ id: 'LocatorScope' });

const LocatorSearchArea = z
  .object({
    center: Point.nullable().describe('Where visitors begin; null for the middle of all shops.'),
    radius_km: z
      .int()
      .min(1)
      .max(500)
      .nullable()
      .describe('Shops further from what was searched for are not listed; null for no limit.'),
  })
  .meta({ id: 'LocatorSearchArea' });

const LocatorMap = z
  .object({
    is_shown: z.boolean(),
    asks_consent: z.boolean().describe('Tiles are fetched only after the visitor agrees.'),
  })
  .meta({ id: 'LocatorMap' });

const LocatorPart = z.object({ is_shown: z.boolean() }).meta({ id: 'LocatorPart' });

const LocatorLauncher = z
  .object({
    text: line().max(locatorLimits.launcherText).describe('Empty: the words of the language.'),
    position: z.enum(launcherPositions),
  })
  .meta({ id: 'LocatorLauncher' });

const LocatorReviews = z
  .object({
    is_shown: z.boolean(),
    min_rating: z.int().min(1).max(5).describe('Reviews with fewer stars are not shown.'),
    text_only: z.boolean().describe('Only reviews with text.'),
  })
  .meta({ id: 'LocatorReviews' });

/** What an owner says of the locator (product spec, section 3). */
export const LocatorOptions = z
  .object({
    name: line().max(60).describe('In addresses: a–z, 0–9 and hyphens, unique among all companies.'),
    is_published: z.boolean().describe('Not published, the public address answers as if there were none.'),
    header_name: line().max(locatorLimits.header),
    logo: z.union([LocatorImage, z.null()]),
    site_icon: z.union([LocatorImage, z.null()]),
    primary_color: z.string().regex(/^#[0-9a-f]{6}$/),
    language: z.enum(languages).describe('Where neither the page nor the visitor asks for another one.'),
    distance_unit: z.enum(distanceUnits),
    scope: LocatorScope.describe('All locations, or the named ones and those of the named groups.'),
    search_area: LocatorSearchArea.describe(
      'Where visitors begin, and how far around a place shops are listed.',
    ),
    filters: z.array(LocatorFilter).max(locatorLimits.filters),
    map: LocatorMap,
    launcher: LocatorLauncher,
    reviews: LocatorReviews,
    posts: LocatorPart,
    photos: LocatorPart,
    faq: LocatorPart,
    contact: LocatorContact.extend({ is_shown: z.boolean() }).meta({ id: 'LocatorContactPart' }),
    offer_link: z.union([LocatorLink, z.null()]),
    sections: z.array(LocatorSection).max(locatorLimits.sections),
  })
  .meta({ id: 'LocatorOptions' });
export type LocatorOptions = z.infer<typeof LocatorOptions>;

export const LocatorSettings = LocatorOptions.extend({
  version: z.int().describe('Grows with every change; a change names the one that it was made from.'),
  locations_count: z.int().describe('Locations that visitors find.'),
  published_at: Timestamp.nullable().describe('When what visitors see was last brought up to date.'),
  addresses: z.object({
    page: z.string().describe('The page for search engines and for those without a website.'),
    script: z.string().describe('What the script tag names.'),
    sitemap: z.string(),
  }),
}).meta({ id: 'LocatorSettings' });
export type LocatorSettings = z.infer<typeof LocatorSettings>;

export const getLocator = defineEndpoint({
  id: 'getLocator',
  method: 'get',
  path: '/store-locator/',
  summary: 'How the store locator of the company is set up; sensible values before anybody did',
  access: locatorReads,
  response: LocatorSettings,
  problems: ['locator_disabled'],
});

export const updateLocator = defineEndpoint({
  id: 'updateLocator',
  method: 'patch',
  path: '/store-locator/',
  summary: 'Change some of how the store locator is set up',
  access: settingsWrites,
  body: LocatorOptions.partial().extend({ version: z.int() }),
  response: LocatorSettings,
  problems: [
    'locator_disabled',
    'locator_changed',
    'locator_name_invalid',
    'locator_name_taken',
    'locator_link_invalid',
    'facility_unknown',
    'group_unknown',
    'image_unknown',
  ],
});

export const createLocatorImage = defineEndpoint({
  id: 'createLocatorImage',
  method: 'post',
  path: '/store-locator/images/',
  summary: 'Bring a picture for the store locator: PNG, JPEG, WebP, or SVG, which is drawn as PNG',
  access: locatorWrites,
  body: z.object({
    kind: z.enum(locatorImageKinds),
    content: z
      .base64()
      .max(Math.ceil(locatorLimits.imageBytes / 3) * 4)
      .describe('At most 2 MB.'),
  }),
  response: LocatorImage,
  status: 201,
  problems: ['locator_disabled', 'image_invalid', 'payload_too_large', 'too_busy', 'too_many_attempts'],
});

/** What visitors could filter by, with how many locations have it. */
export const listLocatorFilters = defineEndpoint({
  id: 'listLocatorFilters',
  method: 'get',
  path: '/store-locator/filters/',
  summary:
    'Labels, attributes and categories of the locations that the locator shows, by which visitors could filter',
  access: locatorReads,
  response: z.object({
    results: z.array(
      LocatorFilter.extend({ label: z.string(), count: z.int() }).meta({ id: 'LocatorFilterOffer' }),
    ),
  }),
  problems: ['locator_disabled'],
});
