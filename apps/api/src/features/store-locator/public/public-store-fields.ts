import {
  attributeValueTypes,
  isUrlAttribute,
} from '@pinfold/contract/features/listings/attributes/attribute';
import { formatPhone } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type {
  LocatorContact,
  LocatorLink,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { CatalogNames } from '../build/catalog-names.ts';

/**
 * Returns the attributes that a location has, by groups, with labels. Leaves out those that it lacks or that have no
 * name.
 */
export function attributeGroups(
  attributes: ListingFields['attributes'],
  names: CatalogNames,
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
  names: CatalogNames,
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
  names: CatalogNames,
  language: Language,
): PublicStore['services'] {
  return items
    .map((item) => ({
      name: item.name || standardName(item, names),
      text: [item.description, priceText(item.price, language)].filter((part) => part !== '').join(' · '),
    }))
    .filter(({ name }) => name !== '');
}

function standardName({ service_type_id, category }: ServiceItem, names: CatalogNames): string {
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

/** Undefined for an invalid currency: a price without one is useless. */
function currencyFormat(language: Language, currency: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency });
  } catch {
    return undefined;
  }
}

/** A link that leads nowhere safe is not shown, however it came here. */
export function publicLink(link: LocatorLink | null): LocatorLink | null {
  return link && link.text !== '' && isSafeLink(link.url) ? { text: link.text, url: link.url } : null;
}

/** The address where it is safe, else an empty text. */
export function publicUrl(url: string): string {
  return isSafeLink(url) ? url : '';
}

/** Null where nothing of it can be shown. A number written as bare E.164 is grouped; any other stays as its owner wrote it. */
export function publicContact({ email, phone, url }: LocatorContact): LocatorContact | null {
  const contact = {
    email: isSafeLink(`mailto:${email}`) ? email : '',
    phone: /^\+\d+$/.test(phone.trim()) ? formatPhone(phone.trim()) : phone,
    url: publicUrl(url),
  };
  return Object.values(contact).some((part) => part !== '') ? contact : null;
}

/** What is left of sections when pictures that are gone, and links that lead nowhere safe, are taken away. */
export function publicSections(sections: readonly LocatorSection[]): LocatorSection[] {
  return sections
    .map((section) => ({
      ...section,
      items: section.items
        .map(({ text, url, image }) => ({ text, url: publicUrl(url), image }))
        .filter(({ text, url, image }) =>
          section.kind === 'images' ? image !== null : text !== '' && url !== '',
        ),
    }))
    .filter(({ items }) => items.length > 0);
}
