import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { LocationSummary, MapsConnectionSchema } from '../listings/locations.endpoints.ts';
import {
  directories,
  directoryListingStates,
  directoryProblemCodes,
  directoryReviewDays,
} from './directory.ts';

const reads = { permission: 'manage_company_data', module: 'company', demo: 'allowed' } as const;
const writes = {
  ...reads,
  demo: 'blocked',
  embed: 'never',
  concernsAllLocations: true,
} as const;

const count = z.int();

export const DirectoryProblem = z
  .object({
    code: z.enum(directoryProblemCodes),
    field: z.string().nullable().describe('The field of the listing that it is about.'),
    message: z.string().describe('In the words of the directory; empty where it has none.'),
  })
  .meta({ id: 'DirectoryProblem' });

export const DirectorySettings = z
  .object({
    directory: z.enum(directories),
    is_configured: z.boolean().describe('Whether this installation can reach the directory.'),
    is_enabled: z.boolean(),
    published: count.describe('Locations that the directory shows.'),
    waiting: count.describe(
      'Locations that are on their way to it, in its review, or waiting for their brand.',
    ),
    refused: count.describe(
      'Locations that it does not take, that did not reach it, or that were changed there as well.',
    ),
  })
  .meta({ id: 'DirectorySettings' });
export type DirectorySettings = z.infer<typeof DirectorySettings>;

export const getMapSettings = defineEndpoint({
  id: 'getMapSettings',
  method: 'get',
  path: '/map-settings/',
  summary: 'The maps beyond Google that can list the locations, and how many each of them shows',
  access: reads,
  response: z.object({ results: z.array(DirectorySettings) }).meta({ id: 'MapSettings' }),
  problems: ['feature_disabled'],
});

export const setBingMaps = defineEndpoint({
  id: 'setBingMaps',
  method: 'put',
  path: '/map-settings/bing/',
  summary: 'List all locations at Bing, or stop: what Bing has stays there, or is removed',
  // Whoever lost Bing with their plan, or the plan itself, can still stop.
  access: writes,
  body: z
    .object({
      is_enabled: z.boolean(),
      remove: z
        .boolean()
        .optional()
        .describe('When it is switched off: take the locations out of Bing as well. Default false.'),
    })
    .meta({ id: 'BingMapsChange' }),
  response: DirectorySettings,
  problems: [
    'feature_disabled',
    'plan_does_not_allow',
    'subscription_expired',
    'unpaid_subscription',
    'provider_not_configured',
  ],
});

export const DirectoryListing = z
  .object({
    location: LocationSummary,
    state: z.enum(directoryListingStates),
    maps_integration_status: MapsConnectionSchema,
    problems: z.array(DirectoryProblem),
    created_at: Timestamp.nullable().describe('When the directory first took it.'),
    published_at: Timestamp.nullable().describe('When the directory first showed it.'),
    is_late: z
      .boolean()
      .describe(`It is not shown although it was sent more than ${directoryReviewDays} days ago: no error.`),
    link: z.string().describe('Where the directory shows it; empty while it does not.'),
  })
  .meta({ id: 'DirectoryListing' });
export type DirectoryListing = z.infer<typeof DirectoryListing>;

export const listBingListings = defineEndpoint({
  id: 'listBingListings',
  method: 'get',
  path: '/map-settings/bing/listings/',
  summary: 'How far each location is with Bing; those with problems first',
  access: reads,
  query: pageQuery(20).extend({
    q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
    maps_integration_status: MapsConnectionSchema.optional(),
  }),
  response: page(DirectoryListing).meta({ id: 'DirectoryListingPage' }),
  problems: ['feature_disabled'],
});

export const retryBingListings = defineEndpoint({
  id: 'retryBingListings',
  method: 'post',
  path: '/map-settings/bing/listings/retry/',
  summary: 'Send again what Bing refused or did not receive',
  access: { ...writes, plan: 'bing_maps' },
  body: z
    .object({
      facility_ids: z
        .array(Id)
        .min(1)
        .max(1000)
        .optional()
        .describe('Default all locations that were refused.'),
    })
    .meta({ id: 'BingListingsRetry' }),
  response: z
    .object({ accepted: z.array(Id).describe('Those that are sent again; the others were not refused.') })
    .meta({ id: 'RetriedListings' }),
  status: 202,
  problems: ['feature_disabled', 'not_found', 'provider_not_configured'],
});
