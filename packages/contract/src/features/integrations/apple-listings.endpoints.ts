import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, IdText, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { HoursPeriodSchema, SpecialHoursPeriodSchema } from '../listings/listing-schema.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { openStatuses } from '../listings/open-status.ts';
import { directoryListingStates, directoryReviewDays } from './directory.ts';
import { DirectoryProblem } from './map-settings.endpoints.ts';

const reads = {
  permission: 'manage_company_data',
  module: 'company',
  needsPlan: true,
  demo: 'allowed',
} as const;
const writes = { ...reads, demo: 'blocked', embed: 'never', concernsAllLocations: true } as const;

const locationIds = z.array(Id).min(1).max(1000);

const Accepted = z
  .object({ accepted: z.array(Id).describe('The locations for which it was so; the others are left alone.') })
  .meta({ id: 'AcceptedAppleLocations' });

/**
 * Why a location that was asked for is not sent to Apple. `only_watched`: it is not the company's own. `being_created`:
 * Google does not have it yet. `closed_permanently`: Apple would not show it. `being_removed`: it is on its way out of
 * another organisation. `sent_already`: Apple has it by us, in this organisation or another.
 */
export const appleLeftOutReasons = [
  'only_watched',
  'being_created',
  'closed_permanently',
  'being_removed',
  'sent_already',
] as const;

/** Why a location that was asked for is not sent to Apple. */
export type AppleLeftOutReason = (typeof appleLeftOutReasons)[number];

export const enableAppleListings = defineEndpoint({
  id: 'enableAppleListings',
  method: 'post',
  path: '/apple-accounts/{id}/enable/',
  summary: 'Send locations to Apple, and keep them in step; those that Apple has lost are created there',
  access: writes,
  params: IdParam,
  body: z
    .object({
      facility_ids: locationIds
        .optional()
        .describe('Default all locations of the company that are not sent yet.'),
      dry_run: z
        .boolean()
        .optional()
        .describe('Only say what would be sent and what locations lack. Default false.'),
    })
    .meta({ id: 'AppleListingsStart' }),
  response: z
    .object({
      accepted: z.array(Id).describe('Locations that are sent, or would be.'),
      left_out: z
        .array(z.object({ location: LocationSummary, reason: z.enum(appleLeftOutReasons) }))
        .describe(
          'Locations that were asked for and are not sent, and why. Where all are, those that are only watched or sent already are not among them.',
        ),
      waiting_for_brand: z.array(Id).describe('Of those, the ones that wait until Apple shows their brand.'),
      lacking: z
        .array(z.object({ location: LocationSummary, problems: z.array(DirectoryProblem) }))
        .describe('Of those, the ones that Apple would not take, and why; the brand is left out.'),
    })
    .meta({ id: 'StartedAppleListings' }),
  status: 202,
  problems: ['feature_disabled', 'not_found', 'provider_not_configured'],
});

export const disableAppleListings = defineEndpoint({
  id: 'disableAppleListings',
  method: 'post',
  path: '/apple-accounts/{id}/disable/',
  summary: 'Send locations to Apple no more: what Apple has stays there, or is removed',
  access: writes,
  params: IdParam,
  body: z
    .object({
      facility_ids: locationIds.optional().describe('Default all locations that are sent to it.'),
      remove: z.boolean().optional().describe('Take them out of Apple as well. Default false.'),
    })
    .meta({ id: 'AppleListingsStop' }),
  response: z
    .object({
      accepted: z.array(Id).describe('The locations for which it was so; the others are left alone.'),
      never_sent: z
        .array(Id)
        .describe(
          'Of those, the ones that Apple never had, where they are removed: `enable` sends them, since there is nothing to undelete.',
        ),
    })
    .meta({ id: 'StoppedAppleListings' }),
  status: 202,
  problems: ['feature_disabled', 'not_found'],
});

export const undeleteAppleListings = defineEndpoint({
  id: 'undeleteAppleListings',
  method: 'post',
  path: '/apple-accounts/{id}/undelete/',
  summary: 'Bring back locations that were taken out of Apple',
  access: writes,
  params: IdParam,
  body: z
    .object({ facility_ids: locationIds.optional().describe('Default all that were taken out.') })
    .meta({ id: 'AppleListingsUndo' }),
  response: Accepted,
  status: 202,
  problems: ['feature_disabled', 'not_found', 'provider_not_configured'],
});

export const AppleListing = z
  .object({
    location: LocationSummary,
    state: z.enum(directoryListingStates),
    problems: z.array(DirectoryProblem),
    created_at: Timestamp.nullable().describe('When Apple first took it.'),
    published_at: Timestamp.nullable().describe('When Apple first showed it.'),
    is_late: z
      .boolean()
      .describe(`It is not shown although it was sent more than ${directoryReviewDays} days ago: no error.`),
    link: z.string().describe('Where Apple shows it; empty while it does not.'),
  })
  .meta({ id: 'AppleListing' });
export type AppleListing = z.infer<typeof AppleListing>;

export const listAppleListings = defineEndpoint({
  id: 'listAppleListings',
  method: 'get',
  path: '/apple-accounts/{id}/listings/',
  summary: 'How far each location is with Apple; those with problems first',
  access: reads,
  params: IdParam,
  query: pageQuery(20).extend({
    q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
    state: z.enum(directoryListingStates).optional(),
  }),
  response: page(AppleListing).meta({ id: 'AppleListingPage' }),
  problems: ['feature_disabled', 'not_found'],
});

export const retryAppleListings = defineEndpoint({
  id: 'retryAppleListings',
  method: 'post',
  path: '/apple-accounts/{id}/listings/retry/',
  summary: 'Send again what Apple refused or did not receive',
  access: writes,
  params: IdParam,
  body: z
    .object({ facility_ids: locationIds.optional().describe('Default all locations that were refused.') })
    .meta({ id: 'AppleListingsRetry' }),
  response: Accepted,
  status: 202,
  problems: ['feature_disabled', 'not_found', 'provider_not_configured'],
});

const ListingParams = IdParam.extend({ facility_id: IdText });

const three = <Value extends z.ZodType>(value: Value) => ({
  sent: value.describe('What we last sent.'),
  live: value.describe('What Apple has now.'),
  wanted: value.describe('What the location says here.'),
});

export const AppleDifference = z
  .discriminatedUnion('field', [
    z.object({
      field: z.enum(['name', 'address', 'position', 'phone', 'website', 'store_code']),
      ...three(z.string()),
    }),
    z.object({ field: z.literal('open_status'), ...three(z.enum(openStatuses)) }),
    z.object({ field: z.literal('opening_hours'), ...three(z.array(HoursPeriodSchema)) }),
    z.object({ field: z.literal('special_hours'), ...three(z.array(SpecialHoursPeriodSchema)) }),
  ])
  .meta({ id: 'AppleDifference' });
export type AppleDifference = z.infer<typeof AppleDifference>;

export const AppleConflict = z
  .object({
    location: LocationSummary,
    etag: z.string().describe('Of what is shown, to settle it with.'),
    is_gone: z
      .boolean()
      .describe('Apple has the location no longer: `ours` creates it there, `theirs` leaves it out.'),
    differences: z
      .array(AppleDifference)
      .describe('The fields in which Apple and the location differ; empty where they agree by now.'),
  })
  .meta({ id: 'AppleConflict' });
export type AppleConflict = z.infer<typeof AppleConflict>;

export const getAppleConflict = defineEndpoint({
  id: 'getAppleConflict',
  method: 'get',
  path: '/apple-accounts/{id}/listings/{facility_id}/conflict/',
  summary: 'What was changed at Apple by others while it was changed here',
  access: { ...reads, concernsAllLocations: true },
  params: ListingParams,
  response: AppleConflict,
  problems: ['feature_disabled', 'not_found', 'apple_authorization_invalid', 'provider_unavailable'],
});

export const settleAppleConflict = defineEndpoint({
  id: 'settleAppleConflict',
  method: 'post',
  path: '/apple-accounts/{id}/listings/{facility_id}/conflict/',
  summary: 'Settle what was changed on both sides: send what the location says, or leave what Apple has',
  access: writes,
  params: ListingParams,
  body: z
    .object({
      keep: z
        .enum(['ours', 'theirs'])
        .describe('theirs: a field stays as it is at Apple until it is changed here.'),
      etag: z.string().describe('Of the conflict as it was shown.'),
    })
    .meta({ id: 'AppleConflictChoice' }),
  response: AppleListing,
  problems: [
    'feature_disabled',
    'not_found',
    'listing_changed',
    'apple_authorization_invalid',
    'provider_not_configured',
    'provider_unavailable',
  ],
});
