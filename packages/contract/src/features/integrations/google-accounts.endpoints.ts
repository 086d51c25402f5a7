import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { returnPlaces } from './google.ts';

const reads = { permission: 'manage_gmb_account', module: 'company', demo: 'allowed' } as const;

/** A grant outlives any token that is made to be embedded. */
const writes = { ...reads, demo: 'blocked', embed: 'never', concernsAllLocations: true } as const;

export const GoogleAccount = z
  .object({
    id: Id,
    title: z.string().describe('What Google calls it: a person, or a group of locations.'),
    name: z.string().describe('Its name at Google, such as accounts/123.'),
    login: z.string().describe('The Google login that gave the grant; empty when it is not known.'),
    facilities_count: z.number().int().describe('Locations that came from it.'),
    is_disconnected: z.boolean().describe('The grant has ended: connect it again.'),
    connected_at: Timestamp.nullable(),
  })
  .meta({ id: 'GoogleAccount' });
export type GoogleAccount = z.infer<typeof GoogleAccount>;

const GoogleAccounts = z.array(GoogleAccount).describe('By title.');

export const listGoogleAccounts = defineEndpoint({
  id: 'listGoogleAccounts',
  method: 'get',
  path: '/gmb-accounts/',
  summary: 'The Google accounts that the company is connected to',
  access: reads,
  response: z.object({ results: GoogleAccounts }),
});

export const authorizeGoogle = defineEndpoint({
  id: 'authorizeGoogle',
  method: 'get',
  path: '/gmb-accounts/authorization/',
  summary: "The address of Google's consent page, to which the browser goes to connect an account",
  access: writes,
  query: z.object({ return_to: z.enum(returnPlaces).default('accounts') }),
  response: z.object({ url: z.url() }).meta({ id: 'GoogleAuthorization' }),
});

export const connectGoogle = defineEndpoint({
  id: 'connectGoogle',
  method: 'post',
  path: '/gmb-accounts/',
  summary: 'Connect what a Google login gave its consent for: the accounts of one person',
  access: writes,
  body: z
    .object({
      code: z.string().min(1).max(2000).describe('As Google sent it back.'),
      state: z.string().min(1).max(2000).describe('As Google sent it back; good once, for ten minutes.'),
    })
    .meta({ id: 'GoogleConsent' }),
  response: z
    .object({ results: GoogleAccounts, return_to: z.enum(returnPlaces) })
    .meta({ id: 'ConnectedGoogleAccounts' }),
  status: 201,
  problems: [
    'google_authorization_invalid',
    'google_permission_missing',
    'google_access_not_lasting',
    'google_no_accounts',
    'provider_unavailable',
  ],
});

export const disconnectGoogle = defineEndpoint({
  id: 'disconnectGoogle',
  method: 'delete',
  path: '/gmb-accounts/{id}/',
  summary: 'Disconnect a Google account; its locations stay, and are updated no more',
  access: writes,
  params: IdParam,
  problems: ['not_found', 'import_in_progress'],
});
