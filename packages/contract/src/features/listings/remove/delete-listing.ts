import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { IdParam } from '../../../id.ts';
import { deletionScopes } from './deletion-scopes.ts';

export const deleteListing = defineEndpoint({
  id: 'deleteListing',
  method: 'delete',
  path: '/facilities/{id}/',
  summary: 'Remove a location, with its reviews and all that is known of it; it cannot be brought back',
  access: {
    module: 'business_addresses',
    permission: 'view_facilities_data',
    fullAccess: true,
    demo: 'blocked',
  },
  params: IdParam,
  query: z.object({
    from: z
      .enum(deletionScopes)
      .default('pinfold')
      .describe('pinfold: only here, the profile stays on the map. google: there too.'),
  }),
  problems: [
    'not_found',
    'update_in_progress',
    'creation_in_progress',
    'location_in_bulk_edit',
    'not_profile_owner',
    'profile_not_deletable',
    'google_account_missing',
    'provider_unavailable',
  ],
});
