import {
  getListingLocator,
  updateListingLocator,
} from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import type { Api } from '../../../http/mount.ts';
import { mountForOwners } from '../mount-for-owners.routes.ts';
import { listingLocatorOf } from './listing-locator.queries.ts';
import { changeListingLocator } from './update-listing-locator.service.ts';

export function mountListingLocator(api: Api): void {
  mountForOwners(api, getListingLocator, ({ services, member, params }) =>
    listingLocatorOf(services, services.database.queries, member, params.id),
  );
  mountForOwners(api, updateListingLocator, ({ services, member, params, body }) =>
    changeListingLocator(services, member, params.id, body),
  );
}
