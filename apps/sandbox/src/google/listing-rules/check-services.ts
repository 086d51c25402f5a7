import { findCategory } from '../../world/catalogue/categories.ts';
import { serviceKindsOf } from '../../world/catalogue/sector-kinds.ts';
import type { ListingContent, ServiceItem } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const longest = { structured: 300, name: 140, own: 250 };

export function checkServices({ serviceItems = [], categories }: ListingContent): Violation[] {
  const names = [categories?.primaryCategory, ...(categories?.additionalCategories ?? [])];
  const kinds = new Set(
    names.flatMap((category) => {
      const sector = findCategory(category?.name)?.sector;
      return sector ? serviceKindsOf(sector).map(({ id }) => id) : [];
    }),
  );
  return serviceItems.flatMap((item) => [
    ...checkPrice(item),
    ...(item.structuredServiceItem
      ? checkStructured(item.structuredServiceItem, kinds)
      : item.freeFormServiceItem
        ? checkOwn(item.freeFormServiceItem)
        : [
            violation(
              'service_items',
              'INVALID_SERVICE_ITEM',
              'A service is neither structured nor free-form.',
            ),
          ]),
  ]);
}

/** Leaves out duplicates, as Google does silently. */
export function withoutDuplicates(items: readonly ServiceItem[]): ServiceItem[] {
  const keyOf = ({ structuredServiceItem, freeFormServiceItem }: ServiceItem): string =>
    structuredServiceItem?.serviceTypeId ??
    `${freeFormServiceItem?.category}/${freeFormServiceItem?.label?.displayName?.trim().toLowerCase()}`;
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first]) => (first ? [first] : []));
}

type Structured = NonNullable<ServiceItem['structuredServiceItem']>;
type Own = NonNullable<ServiceItem['freeFormServiceItem']>;

function checkStructured({ serviceTypeId, description = '' }: Structured, kinds: Set<string>): Violation[] {
  const field = 'service_items.structured_service_item';
  if (!serviceTypeId) {
    return [violation(field, 'SERVICE_ITEM_WITH_NO_SERVICE_TYPE_ID', 'The service type is missing.')];
  }
  return [
    ...(kinds.has(serviceTypeId)
      ? []
      : [violation(field, 'INVALID_SERVICE_ITEM', `The categories have no service ${serviceTypeId}.`)]),
    ...tooLong(description, longest.structured, `${field}.description`),
  ];
}

function checkOwn({ category, label }: Own): Violation[] {
  const field = 'service_items.free_form_service_item';
  if (!findCategory(category)) {
    return [violation(field, 'FREE_FORM_SERVICE_ITEM_WITH_NO_CATEGORY_ID', 'The category is missing.')];
  }
  if (!label) return [violation(field, 'FREE_FORM_SERVICE_ITEM_WITH_NO_LABEL', 'The label is missing.')];
  if (!label.displayName?.trim()) {
    return [violation(field, 'SERVICE_ITEM_LABEL_NO_DISPLAY_NAME', 'The name is missing.')];
  }
  return [
    ...tooLong(label.displayName, longest.name, `${field}.label.display_name`),
    ...tooLong(label.description ?? '', longest.own, `${field}.label.description`),
  ];
}

function checkPrice({ price }: ServiceItem): Violation[] {
  if (!price) return [];
  const field = 'service_items.price.currency_code';
  if (!price.currencyCode) return [violation(field, 'PRICE_CURRENCY_MISSING', 'A price needs a currency.')];
  return /^[A-Z]{3}$/.test(price.currencyCode)
    ? []
    : [violation(field, 'PRICE_CURRENCY_INVALID', `There is no currency ${price.currencyCode}.`)];
}

function tooLong(text: string, most: number, field: string): Violation[] {
  return text.length > most ? [violation(field, 'STRING_TOO_LONG', `Longer than ${most} characters.`)] : [];
}
