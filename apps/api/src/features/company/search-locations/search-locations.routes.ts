import {
  createSearchLocation,
  deleteSearchLocation,
  listSearchLocations,
  listSuggestedLocations,
  rejectSuggestedLocation,
} from '@pinfold/contract/features/company/search-locations.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listSearchLocationsOf, suggestLocations } from './search-locations.queries.ts';
import { addSearchLocation, rejectLocation, removeSearchLocation } from './search-locations.service.ts';

export function mountSearchLocations(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listSearchLocations, ({ member, query }) => listSearchLocationsOf(queries, member, query));
  mount(api, createSearchLocation, ({ services, member, body }) => addSearchLocation(services, member, body));
  mount(api, deleteSearchLocation, ({ services, member, params }) =>
    removeSearchLocation(services, member, params.id),
  );
  mount(api, listSuggestedLocations, ({ member, query }) => suggestLocations(queries, member, query));
  mount(api, rejectSuggestedLocation, ({ services, member, body }) =>
    rejectLocation(services, member, body.suggestion),
  );
}
