import type { BusinessCategory } from '../catalogue/categories.ts';
import { serviceKindsOf } from '../catalogue/service-kinds.ts';
import type { ServiceItem } from './listing-fields.ts';

/** A few of the services of its kind, and one of the merchant's own with a price. */
export function seedServices(category: BusinessCategory | undefined, draw: number): ServiceItem[] {
  if (!category) return [];
  const kinds = serviceKindsOf(category.sector);
  const offered = kinds.filter((_, index) => (draw >> index) % 3 !== 0).slice(0, 4);
  const items: ServiceItem[] = offered.map(({ id, pl }) => ({
    structuredServiceItem: { serviceTypeId: id, description: `${pl}: zapytaj obsługę o szczegóły.` },
  }));
  if (category.sector !== 'food') return items;
  const own: ServiceItem = {
    price: { currencyCode: 'PLN', units: String(15 + (draw % 20)) },
    freeFormServiceItem: {
      category: category.name,
      label: { displayName: 'Zestaw śniadaniowy', description: 'Kawa, sok i rogalik.', languageCode: 'pl' },
    },
  };
  return [...items, own];
}
