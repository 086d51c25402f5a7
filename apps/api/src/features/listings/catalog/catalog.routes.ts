import {
  listAttributes,
  listListingCategories,
  listMoreHoursTypes,
} from '@pinfold/contract/features/listings/catalog/catalog.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { findCatalogCategories, listCatalogAttributes, listCatalogHoursTypes } from './catalog.queries.ts';

/** What the provider offers listings to say. Before the routes of one location: these paths look like its id. */
export function mountCatalog(api: Api): void {
  mount(api, listAttributes, ({ services, member, body, language }) =>
    listCatalogAttributes(services, member, body, language),
  );
  mount(api, listMoreHoursTypes, ({ services, member, body, language }) =>
    listCatalogHoursTypes(services, member, body, language),
  );
  mount(api, listListingCategories, ({ services, member, query, language }) =>
    findCatalogCategories(services, member.companyId, query, language),
  );
}
