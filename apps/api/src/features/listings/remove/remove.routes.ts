import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { deleteListingOf, type DeleteLocationData } from './delete-listing.service.ts';

export function mountRemove(api: Api, forget: DeleteLocationData): void {
  mount(api, deleteListing, ({ services, member, params, query }) =>
    deleteListingOf(services, member, { id: params.id, from: query.from }, forget),
  );
}
