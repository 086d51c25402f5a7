import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { HoursPeriodSchema } from '../listings/listing-schema.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import {
  directoryAccountProblems,
  directoryAccountStatuses,
  directoryListingStates,
  directoryProblemCodes,
} from './directory.ts';
import { DirectoryProblem } from './map-settings.endpoints.ts';
import { pageSigns } from './facebook/match-pages.ts';

const reads = {
  permission: 'manage_company_data',
  module: 'company',
  needsPlan: true,
  demo: 'allowed',
} as const;

/** A grant outlives any token that is made to be embedded. */
const writes = { ...reads, demo: 'blocked', embed: 'never', concernsAllLocations: true } as const;

const count = z.int();
const PageId = z.string().regex(/^\d{1,30}$/);

export const FacebookAccount = z
  .object({
    id: Id,
    name: z.string().describe('The person at Facebook who connected it.'),
    status: z.enum(directoryAccountStatuses),
    problem: z.enum(directoryAccountProblems).nullable().describe('Why it is to be connected again.'),
    connected_at: Timestamp.nullable(),
    published: count.describe('Linked pages that say what their location does.'),
    waiting: count.describe('Linked pages that are on their way.'),
    refused: count.describe('Linked pages that Facebook did not let us write.'),
  })
  .meta({ id: 'FacebookAccount' });
export type FacebookAccount = z.infer<typeof FacebookAccount>;

export const listFacebookAccounts = defineEndpoint({
  id: 'listFacebookAccounts',
  method: 'get',
  path: '/facebook-accounts/',
  summary: 'The Facebook accounts that the company is connected to',
  access: reads,
  response: z
    .object({
      is_configured: z.boolean().describe('Whether this installation has an app at Facebook.'),
      results: z.array(FacebookAccount).describe('By name.'),
    })
    .meta({ id: 'FacebookAccounts' }),
  problems: ['feature_disabled'],
});

export const authorizeFacebook = defineEndpoint({
  id: 'authorizeFacebook',
  method: 'get',
  path: '/facebook-accounts/authorization/',
  summary: "The address of Facebook's consent page, to which the browser goes to connect an account",
  access: writes,
  response: z.object({ url: z.url() }).meta({ id: 'FacebookAuthorization' }),
  problems: ['feature_disabled', 'provider_not_configured'],
});

export const connectFacebook = defineEndpoint({
  id: 'connectFacebook',
  method: 'post',
  path: '/facebook-accounts/',
  summary: 'Connect the pages that a person ticked at Facebook; links to pages of before are kept',
  access: writes,
  body: z
    .object({
      code: z.string().min(1).max(2000).describe('As Facebook sent it back.'),
      state: z.string().min(1).max(2000).describe('As Facebook sent it back; good once, for ten minutes.'),
    })
    .meta({ id: 'FacebookConsent' }),
  response: FacebookAccount,
  status: 201,
  problems: [
    'feature_disabled',
    'facebook_authorization_invalid',
    'facebook_permission_missing',
    'facebook_no_pages',
    'provider_not_configured',
    'provider_unavailable',
  ],
});

export const disconnectFacebook = defineEndpoint({
  id: 'disconnectFacebook',
  method: 'delete',
  path: '/facebook-accounts/{id}/',
  summary: 'Disconnect a Facebook account; its pages stay as they are',
  access: writes,
  params: IdParam,
  problems: ['feature_disabled', 'not_found'],
});

export const FacebookPage = z
  .object({
    page_id: PageId,
    name: z.string(),
    address: z.string().describe('On one line; empty where the page has none.'),
    phone: z.string(),
    link: z.url(),
    may_manage: z.boolean().describe('Whether the person may change what the page says.'),
    facility: LocationSummary.nullable().describe('The location that is linked with it.'),
    suggestion: z
      .object({
        facility: LocationSummary,
        by: z.enum(['linked_before', ...pageSigns]),
        distance_meters: z
          .number()
          .nullable()
          .describe('Between the two pins, in whole metres, where it goes by that.'),
      })
      .nullable()
      .describe('The location that it probably belongs to; null where one is linked, or none is alike.'),
  })
  .meta({ id: 'FacebookPage' });
export type FacebookPage = z.infer<typeof FacebookPage>;

export const listFacebookPages = defineEndpoint({
  id: 'listFacebookPages',
  method: 'get',
  path: '/facebook-accounts/{id}/pages/',
  summary: 'The pages that were ticked at Facebook, with the locations that they are of',
  access: { ...reads, concernsAllLocations: true },
  params: IdParam,
  response: z
    .object({ results: z.array(FacebookPage).describe('As Facebook orders them.') })
    .meta({ id: 'FacebookPages' }),
  problems: ['feature_disabled', 'not_found', 'facebook_authorization_invalid', 'provider_unavailable'],
});

const texts = { before: z.string(), after: z.string() };
const weeks = { before: z.array(HoursPeriodSchema), after: z.array(HoursPeriodSchema) };

export const FacebookDifferenceSchema = z
  .discriminatedUnion('field', [
    z.object({ field: z.enum(['phone', 'website', 'about']), ...texts }),
    z.object({ field: z.literal('hours'), ...weeks }),
  ])
  .meta({ id: 'FacebookDifference' });

export const FacebookPagePreview = z
  .object({
    page_id: PageId,
    facility_id: Id,
    differences: z.array(FacebookDifferenceSchema).describe('What would be written.'),
    problem: z
      .enum(directoryProblemCodes)
      .nullable()
      .describe('Why the page could not be read; then nothing is known of differences.'),
    gaps: z
      .array(
        z.object({
          field: z.string().describe('Of the location.'),
          reason: z
            .enum(['cut', 'not_taken'])
            .describe('cut: the page holds a part of it; not_taken: nothing.'),
          days: z.array(z.int().min(0).max(6)).optional().describe('Of hours that are cut; 0 is Monday.'),
        }),
      )
      .describe('What the page cannot hold.'),
  })
  .meta({ id: 'FacebookPagePreview' });
export type FacebookPagePreview = z.infer<typeof FacebookPagePreview>;

export const linkFacebookPages = defineEndpoint({
  id: 'linkFacebookPages',
  method: 'put',
  path: '/facebook-accounts/{id}/pages/',
  summary:
    'Say which page is which location’s, and keep those in step; pages that are left out are left alone',
  access: writes,
  params: IdParam,
  body: z
    .object({
      pages: z
        .array(z.object({ page_id: PageId, facility_id: Id }))
        .max(10_000)
        .describe('All links of the account: those of before that are not among them end.'),
      dry_run: z.boolean().optional().describe('Only say what would be written. Default false.'),
    })
    .meta({ id: 'FacebookPageLinks' }),
  response: z
    .object({
      results: z
        .array(FacebookPagePreview)
        .describe('Of a dry run, without the pages that are in step already; empty otherwise.'),
    })
    .meta({ id: 'FacebookPagePreviews' }),
  problems: [
    'feature_disabled',
    'not_found',
    'page_taken',
    'facebook_authorization_invalid',
    'facebook_permission_missing',
    'provider_unavailable',
  ],
});

export const FacebookListing = z
  .object({
    location: LocationSummary,
    page_id: PageId,
    link: z.string().describe('The page.'),
    state: z.enum(directoryListingStates),
    problems: z.array(DirectoryProblem),
    published_at: Timestamp.nullable().describe('When the page first said what the location does.'),
  })
  .meta({ id: 'FacebookListing' });
export type FacebookListing = z.infer<typeof FacebookListing>;

export const listFacebookListings = defineEndpoint({
  id: 'listFacebookListings',
  method: 'get',
  path: '/facebook-accounts/{id}/listings/',
  summary: 'How far each linked page is; those with problems first',
  access: reads,
  params: IdParam,
  query: pageQuery(20).extend({
    q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
  }),
  response: page(FacebookListing).meta({ id: 'FacebookListingPage' }),
  problems: ['feature_disabled', 'not_found'],
});

export const retryFacebookListings = defineEndpoint({
  id: 'retryFacebookListings',
  method: 'post',
  path: '/facebook-accounts/{id}/listings/retry/',
  summary: 'Send again what Facebook refused or did not receive',
  access: writes,
  params: IdParam,
  body: z
    .object({
      facility_ids: z
        .array(Id)
        .min(1)
        .max(1000)
        .optional()
        .describe('Default all locations that were refused.'),
    })
    .meta({ id: 'FacebookListingsRetry' }),
  response: z
    .object({ accepted: z.array(Id).describe('Those that are sent again; the others were not refused.') })
    .meta({ id: 'RetriedFacebookListings' }),
  status: 202,
  problems: ['feature_disabled', 'not_found', 'provider_not_configured'],
});
