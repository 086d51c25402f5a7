import {
  checkListing,
  getListing,
  listListingUpdates,
  listUpdateStatuses,
  updateListing,
} from '@pinfold/contract/features/listings/listings.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { requireListing } from '../listing.queries.ts';
import { checkListingOf, updateListingOf } from './update-listing.service.ts';
import { listUpdatesOf, updateStatusesOf } from './listing-updates.queries.ts';

/** After all whose paths have a word where these have an id. */
export function mountUpdates(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listUpdateStatuses, ({ member, query, language }) =>
    updateStatusesOf(queries, member, query.facilities_ids, language),
  );
  mount(api, getListing, ({ member, params, language }) =>
    requireListing(queries, member, params.id, language),
  );
  mount(api, listListingUpdates, ({ member, params, query, language }) =>
    listUpdatesOf(queries, member, params.id, query, language),
  );
  mount(api, updateListing, ({ services, member, params, body, language }) =>
    updateListingOf(services, member, params.id, body, language),
  );
  mount(api, checkListing, ({ services, member, params, body, language }) =>
    checkListingOf(services, member, params.id, body, language),
  );
}
