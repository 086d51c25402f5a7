import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdText, Timestamp } from '../../id.ts';
import { digits } from '../../number-text.ts';
import { page, pageQuery } from '../../pagination.ts';
import {
  LocatorContact,
  LocatorImage,
  LocatorLink,
  locatorReads,
  LocatorSection,
} from './locator-settings.endpoints.ts';
import { CompiledHours, inLanguage, locatorParams, publicAccess } from './public-locator.endpoints.ts';

/** A review as it is public at the provider, with the reply of the business. */
export const PublicReview = z
  .object({
    id: Id,
    rating: z.int().min(1).max(5),
    text: z.string(),
    author: z.string().describe('First name and initial; empty when anonymous.'),
    created_on: z.iso.date(),
    reply: z.string().nullable(),
  })
  .meta({ id: 'PublicReview' });
export type PublicReview = z.infer<typeof PublicReview>;

const Named = z.object({ name: z.string(), text: z.string() });

/** A store with all that a visitor can know of it. */
export const PublicStore = z
  .object({
    id: Id,
    name: z.string(),
    formatted_address: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    phones: z.array(z.string()).describe('As E.164.'),
    formatted_phones: z.array(z.string()).describe('The same for reading, as within its country.'),
    website: z.string(),
    maps_url: z.string().describe('At the provider; empty for none.'),
    page_url: z.string().describe('Its own page for search engines.'),
    description: z.string(),
    category: z.string(),
    hours: z.union([CompiledHours, z.null()]),
    zone: z.string(),
    more_hours: z.array(z.object({ label: z.string(), hours: CompiledHours })),
    is_closed_for_now: z.boolean(),
    services: z.array(Named).describe('With their description or price as text.'),
    attributes: z
      .array(z.object({ group: z.string(), items: z.array(z.string()) }))
      .describe('What it has; never what it lacks.'),
    links: z.array(LocatorLink).describe('From its URL attributes, such as a menu or reservations.'),
    contact: z.union([LocatorContact, z.null()]),
    offer_link: z.union([LocatorLink, z.null()]),
    sections: z.array(LocatorSection),
    rating: z.number().nullable(),
    reviews_count: z.int(),
    reviews: z.array(PublicReview).describe('The newest three.'),
    reviews_shown: z
      .object({ min_rating: z.int().min(1).max(5), text_only: z.boolean() })
      .meta({ id: 'ReviewsShown' })
      .describe('Which reviews the owner shows; rating and count are of all.'),
    posts: z.array(
      z
        .object({
          id: Id,
          kind: z.enum(['STANDARD', 'EVENT', 'OFFER', 'ALERT']),
          title: z.string(),
          text: z.string(),
          image: z.union([LocatorImage, z.null()]),
          starts_at: Timestamp.nullable(),
          ends_at: Timestamp.nullable(),
          published_at: Timestamp,
          action: z.union([LocatorLink, z.null()]),
          coupon: z.string(),
        })
        .meta({ id: 'PublicPost' }),
    ),
    photos: z.array(LocatorImage),
    questions: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .describe('Its own first, then those for all.'),
  })
  .meta({ id: 'PublicStore' });
export type PublicStore = z.infer<typeof PublicStore>;

const storeParams = locatorParams.extend({
  id: IdText,
});

export const getPublicStore = defineEndpoint({
  id: 'getPublicStore',
  method: 'get',
  path: '/locators/{name}/stores/{id}/',
  summary: 'All that a visitor can know of one shop',
  access: publicAccess,
  params: storeParams,
  query: inLanguage,
  response: PublicStore,
  isPublic: true,
});

export const listPublicReviews = defineEndpoint({
  id: 'listPublicReviews',
  method: 'get',
  path: '/locators/{name}/stores/{id}/reviews/',
  summary: 'Reviews of one shop that its owner lets visitors see, from the newest',
  access: publicAccess,
  params: storeParams,
  query: pageQuery(10).extend({
    rating: digits(z.number().int().min(1).max(5)).optional(),
    text_only: z.enum(['true', 'false']).default('false'),
  }),
  response: page(PublicReview),
  isPublic: true,
});

export const previewStore = defineEndpoint({
  id: 'previewStore',
  method: 'get',
  path: '/store-locator/preview/stores/{id}/',
  summary: 'One shop as visitors would find it now, published or not',
  access: locatorReads,
  params: z.object({ id: IdText }),
  query: inLanguage,
  response: PublicStore,
  problems: ['locator_disabled'],
});
