import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { IdParam, Timestamp } from '../../../id.ts';
import { line } from '../../../line.ts';
import { page, pageQuery } from '../../../pagination.ts';
import { ListingChanges, ListingFieldSchema } from '../listing-schema.ts';
import { LocationSummary } from '../locations.endpoints.ts';
import { openStatuses } from '../open-status.ts';
import { watchedLimits } from './watched-location.ts';

const reads = {
  permission: 'manage_external_gmb_addresses',
  module: 'company',
  needsPlan: true,
  demo: 'allowed',
} as const;

const writes = { ...reads, demo: 'blocked', concernsAllLocations: true } as const;

/** What the map said of a watched location before, and what it says since. */
export const WatchedChange = z
  .object({
    seen_at: Timestamp.describe('When it was noticed; the map is asked once a day.'),
    fields: z.array(ListingFieldSchema),
    before: ListingChanges,
    after: ListingChanges,
  })
  .meta({ id: 'WatchedChange' });
export type WatchedChange = z.infer<typeof WatchedChange>;

/** A location that somebody else owns, with what the map shows of it. Nothing of it can be changed. */
export const WatchedLocation = LocationSummary.extend({
  place_id: z.string(),
  category: z.string().describe('In the words of the provider; empty where it does not say.'),
  maps_url: z.string(),
  open_status: z.enum(openStatuses),
  is_gone: z.boolean().describe('The map did not have it any more when it was last asked.'),
  rating: z.number().nullable().describe('From 1 to 5; null without reviews.'),
  reviews_count: z.int(),
  compared: z
    .object({
      since: z.iso.date(),
      rating: z.number().nullable().describe('How much it has gained; negative where it has lost.'),
      reviews_count: z.int().describe('How many it has gained.'),
    })
    .nullable()
    .describe(
      `With its figures ${watchedLimits.comparedDays} days ago, or on the first day; null on that day.`,
    ),
  read_at: Timestamp.describe('When the map was last asked.'),
  changes: z
    .array(WatchedChange)
    .describe(
      `What has changed since it is watched, the newest first, ${watchedLimits.shownChanges} at most.`,
    ),
}).meta({ id: 'WatchedLocation' });
export type WatchedLocation = z.infer<typeof WatchedLocation>;

export const listWatchedLocations = defineEndpoint({
  id: 'listWatchedLocations',
  method: 'get',
  path: '/external-gmb-addresses/',
  summary: 'The locations of others that the company watches',
  access: reads,
  query: pageQuery(20).extend({
    q: z.string().max(200).optional().describe('Part of the name, address or city.'),
  }),
  response: page(WatchedLocation).meta({ id: 'WatchedLocationPage' }),
});

/** A business on the map that could be watched. */
export const PlaceToWatch = z
  .object({
    place_id: z.string(),
    name: z.string(),
    description: z.string().describe('Its name and address in one line.'),
    is_own: z.boolean().describe('It is a location of the company: it cannot be watched.'),
    is_watched: z.boolean(),
  })
  .meta({ id: 'PlaceToWatch' });
export type PlaceToWatch = z.infer<typeof PlaceToWatch>;

export const searchPlacesToWatch = defineEndpoint({
  id: 'searchPlacesToWatch',
  method: 'get',
  path: '/external-gmb-addresses/search/',
  summary: 'Businesses on the map by name and address, at most five',
  access: reads,
  query: z.object({ q: line().min(2).max(100) }),
  response: z.object({ results: z.array(PlaceToWatch) }),
  problems: ['provider_unavailable', 'too_many_attempts'],
});

export const createWatchedLocations = defineEndpoint({
  id: 'createWatchedLocations',
  method: 'post',
  path: '/external-gmb-addresses/',
  summary: 'Watch businesses that somebody else owns; one that is watched already stays as it is',
  access: writes,
  body: z
    .object({
      place_ids: z
        .array(z.string().min(1).max(300))
        .min(1)
        .max(watchedLimits.placesAtOnce)
        .describe('As the search returns them.'),
    })
    .meta({ id: 'PlacesToWatch' }),
  response: z.object({ results: z.array(WatchedLocation) }),
  status: 201,
  problems: ['not_found', 'place_is_own', 'plan_limit_reached', 'provider_unavailable', 'too_many_attempts'],
});

export const deleteWatchedLocation = defineEndpoint({
  id: 'deleteWatchedLocation',
  method: 'delete',
  path: '/external-gmb-addresses/{id}/',
  summary: 'Stop watching a location; its ranks, figures and changes go too',
  access: writes,
  params: IdParam,
  problems: ['not_found', 'update_in_progress', 'creation_in_progress', 'location_in_bulk_edit'],
});
