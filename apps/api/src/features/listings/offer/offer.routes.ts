import {
  listAttributes,
  listListingCategories,
  listMoreHoursTypes,
} from '@pinfold/contract/features/listings/offer/offer.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { findCategories } from './find-categories.ts';
import { listOfferedAttributes } from './list-offered-attributes.ts';
import { listOfferedHoursTypes } from './list-offered-hours-types.ts';

/** What the provider offers listings to say. Before the routes of one location: these paths look like its id. */
export function mountOffer(api: Api): void {
  mount(api, listAttributes, ({ services, member, body, language }) =>
    listOfferedAttributes(services, member, body, language),
  );
  mount(api, listMoreHoursTypes, ({ services, member, body, language }) =>
    listOfferedHoursTypes(services, member, body, language),
  );
  mount(api, listListingCategories, ({ services, member, query, language }) =>
    findCategories(services, member.companyId, query, language),
  );
}
