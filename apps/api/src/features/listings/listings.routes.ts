import { exportLocations } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { listLabels } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { listPublicHolidays } from '@pinfold/contract/features/listings/holidays/public-holidays.endpoints';
import {
  deleteListings,
  listLocationsForLimits,
} from '@pinfold/contract/features/listings/limits-management.endpoints';
import {
  checkListing,
  deleteListing,
  getListing,
  getListingAsOf,
  listListingUpdates,
  listUpdateStatuses,
  updateListing,
} from '@pinfold/contract/features/listings/listings.endpoints';
import { listCities, listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { removeEach } from '../../limits/remove-each.ts';
import { mount, type Api } from '../../http/mount.ts';
import { mountBulkEdits } from './bulk-edit/bulk-edit.routes.ts';
import { mountCatalog } from './catalog/catalog.routes.ts';
import { mountCreate } from './create/create.routes.ts';
import { exportLocationsOf } from './export/export.service.ts';
import { mountGroups } from './groups/groups.routes.ts';
import { findPublicHolidays } from './holidays/find-public-holidays.ts';
import { listingAsOf } from './history/listing-as-of.queries.ts';
import { requireListing } from './listing.queries.ts';
import { listCitiesOf, listLabelsOf, listLocationsOf, listSummariesOf } from './listings.queries.ts';
import { deleteListingOf, type DeleteLocationData } from './remove/delete-listing.service.ts';
import { listUpdatesOf, updateStatusesOf } from './updates/listing-updates.queries.ts';
import { checkListingOf, updateListingOf } from './updates/update-listing.service.ts';
import { mountWatchedLocations } from './watched/watched.routes.ts';

export function mountListings(api: Api, deleteData: DeleteLocationData): void {
  const { queries } = api.services.database;
  mount(api, listLocations, ({ member, query }) => listLocationsOf(queries, member, query));
  mount(api, listLocationsForLimits, ({ member, query }) => listSummariesOf(queries, member, query));
  mount(api, listCities, ({ member }) => listCitiesOf(queries, member));
  mount(api, listLabels, ({ member }) => listLabelsOf(queries, member));
  mount(api, listPublicHolidays, async ({ query, language }) => ({
    results: await findPublicHolidays(query, language),
  }));
  mountGroups(api);
  mount(api, exportLocations, ({ services, member, query, body, language }) =>
    exportLocationsOf(services, member, { ids: body.facilities_ids, fileType: query.file_type, language }),
  );
  mountCatalog(api);
  mountCreate(api);
  mountBulkEdits(api);
  mountWatchedLocations(api, deleteData);
  mountListing(api, deleteData);
}

/** After all whose paths have a word where these have an id. */
function mountListing(api: Api, deleteData: DeleteLocationData): void {
  const { queries } = api.services.database;
  mount(api, deleteListing, ({ services, member, params, query }) =>
    deleteListingOf(services, member, { id: params.id, from: query.from }, deleteData),
  );
  mount(api, deleteListings, async ({ services, member, body }) =>
    removeEach(body.ids, (id) => deleteListingOf(services, member, { id, from: 'pinfold' }, deleteData)),
  );
  mount(api, getListingAsOf, ({ member, params, query, language }) =>
    listingAsOf(queries, member, { id: params.id, at: new Date(query.at) }, language),
  );
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
