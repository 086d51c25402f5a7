import { getListingAsOf } from '@pinfold/contract/features/listings/listings.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listingAsOf } from './listing-as-of.queries.ts';

export function mountListingHistory(api: Api): void {
  mount(api, getListingAsOf, ({ services, member, params, query, language }) =>
    listingAsOf(services.database.queries, member, { id: params.id, at: new Date(query.at) }, language),
  );
}
