import {
  createListing,
  retryCreation,
  searchOnMap,
} from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import {
  completeVerification,
  getVerification,
  startVerification,
} from '@pinfold/contract/features/listings/create/verification.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { createListingOf, retryCreationOf } from './create-listing.service.ts';
import { searchMap } from './search-map.service.ts';
import { completeVerificationOf, readVerification, startVerificationOf } from './verify-listing.service.ts';

/** Adding locations to the map. Before the routes of one location: the search looks like its id. */
export function mountCreate(api: Api): void {
  mount(api, searchOnMap, ({ services, member, query }) => searchMap(services, member, query));
  mount(api, createListing, ({ services, member, body, language }) =>
    createListingOf(services, member, body, language),
  );
  mount(api, retryCreation, ({ services, member, params, language }) =>
    retryCreationOf(services, member, params.id, language),
  );
  mount(api, getVerification, ({ services, member, params, language }) =>
    readVerification(services, member, params.id, language),
  );
  mount(api, startVerification, ({ services, member, params, body, language }) =>
    startVerificationOf(services, member, params.id, body, language),
  );
  mount(api, completeVerification, ({ services, member, params, body, language }) =>
    completeVerificationOf(services, member, params.id, body.pin, language),
  );
}
