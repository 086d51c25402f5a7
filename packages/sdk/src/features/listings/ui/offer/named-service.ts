import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import type { ListingCategory } from '../../offer/use-listing-categories.ts';

/** The provider keeps only the id of a standard service: its name and category are those of the offer. */
export function namedService(service: ServiceItem, categories: readonly ListingCategory[]): ServiceItem {
  if (service.service_type_id === null || (service.name && service.category)) return service;
  for (const { category_id, service_types } of categories) {
    const offered = service_types.find((one) => one.service_type_id === service.service_type_id);
    if (offered) return { ...service, name: service.name || offered.name, category: category_id };
  }
  return { ...service, name: service.name || service.service_type_id };
}
