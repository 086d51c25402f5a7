import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { page, pageQuery, queryFlag } from '../../pagination.ts';
import { googlePlaceStates, importProblems, placesProblems } from './google.ts';

export const ImportProgress = z
  .object({
    id: Id,
    google_account_id: Id,
    account_title: z.string(),
    status: z.enum(['in_progress', 'done']),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
    total: z.number().int(),
    left: z.number().int().describe('Places that still wait for their turn.'),
    imported: z.number().int(),
    errored: z.number().int(),
    already_imported: z.number().int(),
    unverified_ignored: z.number().int(),
    failures: z
      .array(
        z.object({
          google_name: z.string(),
          name: z.string(),
          address: z.string(),
          problem: z.enum(importProblems),
        }),
      )
      .describe('Places that could not be imported, 200 at most.'),
  })
  .meta({ id: 'ImportProgress' });
export type ImportProgress = z.infer<typeof ImportProgress>;

export const getImportStatus = defineEndpoint({
  id: 'getImportStatus',
  method: 'get',
  path: '/gmb-accounts/import-status/',
  summary: 'How far the last import of places is, and what became of each',
  access: {
    permission: 'manage_gmb_account',
    module: 'business_addresses',
    fullAccess: true,
    demo: 'allowed',
  },
  response: z
    .object({ import: ImportProgress.nullable().describe('Null before the first one.') })
    .meta({ id: 'ImportStatus' }),
});

/** An import shows the whole account and all locations, so it needs full access (product spec, section 6). */
const reads = {
  permission: 'manage_gmb_account',
  module: 'business_addresses',
  fullAccess: true,
  demo: 'allowed',
} as const;

export const GooglePlace = z
  .object({
    google_name: z.string().describe('Its name at Google, such as locations/123.'),
    name: z.string(),
    address: z.string(),
    store_code: z.string(),
    state: z.enum(googlePlaceStates).describe('Only `importable` can be imported; the others say why not.'),
  })
  .meta({ id: 'GooglePlace' });
export type GooglePlace = z.infer<typeof GooglePlace>;

const count = z.number().int();

export const listGooglePlaces = defineEndpoint({
  id: 'listGooglePlaces',
  method: 'get',
  path: '/gmb-accounts/{id}/places/',
  summary: 'The places of a Google account as they were last read; reading them again goes on by itself',
  access: reads,
  params: IdParam,
  query: pageQuery(50).extend({
    q: z.string().max(200).optional().describe('Part of the name, address or store code.'),
    state: z.enum(googlePlaceStates).optional(),
    only_names: queryFlag.optional().describe('The names of all that match and can be imported.'),
    refresh: queryFlag.optional().describe('Has Google asked again now.'),
  }),
  response: page(GooglePlace)
    .extend({
      names: z.array(z.string()).optional().describe('With only_names: 10 000 at most.'),
      states: z
        .object({
          importable: count,
          imported: count,
          imported_elsewhere: count,
          duplicate: count,
          unverified: count,
        })
        .describe('How many there are of each, whatever was searched for.'),
      listed_at: Timestamp.nullable().describe('When Google was last asked; null before the first time.'),
      is_listing: z.boolean().describe('Google is being asked.'),
      problem: z.enum(placesProblems).nullable().describe('Why asking Google failed the last time.'),
    })
    .meta({ id: 'GooglePlacePage' }),
  problems: ['not_found'],
});

export const startImport = defineEndpoint({
  id: 'startImport',
  method: 'post',
  path: '/gmb-accounts/{id}/places/',
  summary: 'Import places of a Google account; one import runs at a time',
  access: { ...reads, demo: 'blocked' },
  params: IdParam,
  body: z
    .object({ google_names: z.array(z.string().min(1).max(200)).min(1).max(10_000) })
    .meta({ id: 'ImportRequest' }),
  response: ImportProgress,
  status: 202,
  problems: [
    'not_found',
    'place_unknown',
    'google_account_missing',
    'import_in_progress',
    'import_limit_reached',
  ],
});
