import {
  attributeValueTypes,
  isUrlAttribute,
} from '@pinfold/contract/features/listings/attributes/attribute';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { OfferedNames } from '../build/offered-names.ts';
import { publicLink } from './public-links.ts';

/** What a shop has, by groups, in words. What it lacks, and what has no name, is left out. */
export function attributeGroups(
  attributes: ListingFields['attributes'],
  names: OfferedNames,
): PublicStore['attributes'] {
  const groups = new Map<string, string[]>();
  for (const attribute of attributes) {
    const offered = names.attribute(attribute.attribute_id);
    if (!offered || isUrlAttribute(attribute)) continue;
    const { value_type, values } = attribute;
    const items = values.flatMap((value) => {
      if (value_type === attributeValueTypes.bool) return value === true ? [offered.display_name] : [];
      const choice = offered.value_metadata.find((one) => one.value === value)?.display_name ?? '';
      if (choice === '') return [];
      return value_type === attributeValueTypes.enum ? [`${offered.display_name}: ${choice}`] : [choice];
    });
    const known = groups.get(offered.group_name) ?? [];
    groups.set(offered.group_name, [...known, ...items.filter(Boolean)]);
  }
  return [...groups].filter(([, items]) => items.length > 0).map(([group, items]) => ({ group, items }));
}

/** Links to a menu, to reservations and the like. */
export function attributeLinks(
  attributes: ListingFields['attributes'],
  names: OfferedNames,
): PublicStore['links'] {
  return attributes
    .filter(isUrlAttribute)
    .flatMap(({ attribute_id, values }) => {
      const text = names.attribute(attribute_id)?.display_name ?? '';
      return values.flatMap((url) => (typeof url === 'string' ? [publicLink({ text, url })] : []));
    })
    .filter((link) => link !== null);
}

/** Each service with its description and its price. */
export function namedServices(
  items: readonly ServiceItem[],
  names: OfferedNames,
  language: Language,
): PublicStore['services'] {
  return items
    .map((item) => ({
      name: item.name || standardName(item, names),
      text: [item.description, priceText(item.price, language)].filter((part) => part !== '').join(' · '),
    }))
    .filter(({ name }) => name !== '');
}

function standardName({ service_type_id, category }: ServiceItem, names: OfferedNames): string {
  const types = names.category(category)?.service_types;
  return types?.find((type) => type.service_type_id === service_type_id)?.name ?? '';
}

function priceText(price: ServiceItem['price'], language: Language): string {
  if (price.type === 'none') return '';
  const format = currencyFormat(language, price.currency);
  if (!format) return '';
  const major = (minor: number) => minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return price.type === 'fixed'
    ? format.format(major(price.amount))
    : format.formatRange(major(price.from), major(price.to));
}

/** Undefined for a currency that there is not: a price without one says nothing. */
function currencyFormat(language: Language, currency: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency });
  } catch {
    return undefined;
  }
}
