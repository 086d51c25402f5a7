import { listCities } from '@pinfold/contract/features/listings/list-cities';
import { listGroups } from '@pinfold/contract/features/listings/list-groups';
import { listLocations } from '@pinfold/contract/features/listings/list-locations';
import { mount, type Api } from '../../http/mount.ts';
import { listCitiesOf, listGroupsOf, listLocationsOf } from './listings.queries.ts';

export function mountListings(api: Api): void {
  mount(api, listLocations, ({ services, member, query }) =>
    listLocationsOf(services.database.queries, member, query),
  );
  mount(api, listCities, ({ services, member }) => listCitiesOf(services.database.queries, member));
  mount(api, listGroups, ({ services, member, query }) =>
    listGroupsOf(services.database.queries, member, query),
  );
}
