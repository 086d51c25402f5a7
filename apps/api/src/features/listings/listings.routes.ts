import { listCities, listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { listLabels } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { mountCreate } from './create/create.routes.ts';
import { mountBulkEdits } from './bulk-edit/bulk-edit.routes.ts';
import { mountExports } from './export/exports.routes.ts';
import { mountGroups } from './groups/groups.routes.ts';
import { mountListingHistory } from './history/history.routes.ts';
import { listCitiesOf, listLabelsOf, listLocationsOf } from './listings.queries.ts';
import { mountCatalog } from './catalog/catalog.routes.ts';
import type { DeleteLocationData } from './remove/delete-listing.service.ts';
import { mountRemove } from './remove/remove.routes.ts';
import { mountUpdates } from './updates/updates.routes.ts';

export function mountListings(api: Api, forget: DeleteLocationData): void {
  mount(api, listLocations, ({ services, member, query }) =>
    listLocationsOf(services.database.queries, member, query),
  );
  mount(api, listCities, ({ services, member }) => listCitiesOf(services.database.queries, member));
  mount(api, listLabels, ({ services, member }) => listLabelsOf(services.database.queries, member));
  mountGroups(api);
  mountExports(api);
  mountCatalog(api);
  mountCreate(api);
  mountRemove(api, forget);
  mountBulkEdits(api);
  mountListingHistory(api);
  mountUpdates(api);
}
