import {
  createWatchedLocations,
  deleteWatchedLocation,
  listWatchedLocations,
  searchPlacesToWatch,
} from '@pinfold/contract/features/listings/watched/watched-locations.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import type { DeleteLocationData } from '../remove/delete-listing.service.ts';
import { listWatched } from './watched.queries.ts';
import { findPlacesToWatch, stopWatching, watchPlaces } from './watched.service.ts';

/** Locations that others own and the company only watches. */
export function mountWatchedLocations(api: Api, deleteData: DeleteLocationData): void {
  mount(api, listWatchedLocations, ({ services, member, query }) => listWatched(services, member, query));
  mount(api, searchPlacesToWatch, ({ services, member, caller, query, language }) =>
    findPlacesToWatch(services, { member, caller }, query.q, language),
  );
  mount(api, createWatchedLocations, ({ services, member, caller, body }) =>
    watchPlaces(services, { member, caller }, body.place_ids),
  );
  mount(api, deleteWatchedLocation, ({ services, member, params }) =>
    stopWatching(services, member, params.id, deleteData),
  );
}
