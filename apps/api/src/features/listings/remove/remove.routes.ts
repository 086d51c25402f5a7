import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { deleteListingOf } from './delete-listing.service.ts';
import type { ForgetLocation } from './remove-location.ts';

export function mountRemove(api: Api, forget: ForgetLocation): void {
  mount(api, deleteListing, ({ services, member, params, query }) =>
    deleteListingOf(services, member, { id: params.id, from: query.from }, forget),
  );
}
