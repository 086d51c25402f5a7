import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type {
  PublicLocator,
  PublicStore,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { businessType } from './business-type.ts';
import { openingHoursData } from './opening-hours-data.ts';

interface Described {
  locator: PublicLocator;
  store: PublicStore;
  /** Its primary category at the provider, such as `gcid:cafe`. */
  categoryId: string;
  /** The address of this page. */
  url: string;
  /** The address of the page with all shops. */
  listUrl: string;
  now: Date;
}

/**
 * What a search engine is told of one shop, in the words of schema.org. Ratings are left out: those that a business
 * collects about itself must not be marked up.
 */
export function storeData({ locator, store, categoryId, url, listUrl, now }: Described): object {
  const today = localTime(now, store.zone).date;
  const images = store.photos.map((photo) => photo.url);
  const business = {
    '@type': businessType(categoryId),
    '@id': `${url}#shop`,
    name: store.name,
    url,
    ...said('description', store.description),
    ...said('telephone', store.phones[0] ?? ''),
    ...(images.length > 0 && { image: images }),
    address: {
      '@type': 'PostalAddress',
      ...said('streetAddress', store.street),
      ...said('postalCode', store.postal_code),
      ...said('addressLocality', store.city),
      addressCountry: store.country,
    },
    ...(store.latitude !== null &&
      store.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
      }),
    ...(store.hours &&
      !store.is_closed_for_now && { openingHoursSpecification: openingHoursData(store.hours, today) }),
    ...said('hasMap', store.maps_url),
    ...(store.website !== '' && { sameAs: [store.website] }),
    parentOrganization: organization(locator, listUrl),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [business, trailTo(locator, store, url, listUrl), ...questionsOf(store, url)],
  };
}

/** What a search engine is told of the business whose shops are listed. */
export function listData(locator: PublicLocator, listUrl: string): object {
  return { '@context': 'https://schema.org', ...organization(locator, listUrl) };
}

function organization({ options }: PublicLocator, listUrl: string): object {
  return {
    '@type': 'Organization',
    '@id': `${listUrl}#organization`,
    name: options.header_name,
    url: listUrl,
    ...said('logo', options.logo?.url ?? ''),
  };
}

function trailTo({ options }: PublicLocator, store: PublicStore, url: string, listUrl: string): object {
  const steps = [
    { name: options.header_name, item: listUrl },
    { name: [store.name, store.street].filter((part) => part !== '').join(', '), item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function questionsOf({ questions }: PublicStore, url: string): object[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': `${url}#questions`, mainEntity }];
}

function said<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const part: Partial<Record<Name, string>> = {};
  if (text !== '') part[name] = text;
  return part;
}
