import { listCities } from '@pinfold/contract/features/listings/list-cities';
import { listLabels } from '@pinfold/contract/features/listings/edit-groups';
import { listLocations } from '@pinfold/contract/features/listings/list-locations';
import { mount, type Api } from '../../http/mount.ts';
import { mountGroups } from './groups/groups.routes.ts';
import { listLabelsOf } from './labels.queries.ts';
import { listCitiesOf, listLocationsOf } from './listings.queries.ts';

export function mountListings(api: Api): void {
  mount(api, listLocations, ({ services, member, query }) =>
    listLocationsOf(services.database.queries, member, query),
  );
  mount(api, listCities, ({ services, member }) => listCitiesOf(services.database.queries, member));
  mount(api, listLabels, ({ services, member }) => listLabelsOf(services.database.queries, member));
  mountGroups(api);
}
