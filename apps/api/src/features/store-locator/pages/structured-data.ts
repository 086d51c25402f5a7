import {
  addDays,
  type CalendarDate,
  minutesOfDay,
  weekdays,
} from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { CompiledHours } from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import { hoursOfWeekday } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import { businessType } from './business-type.ts';

interface Described {
  locator: PublicLocator;
  store: PublicStore;
  /** Its primary category at the provider, such as `gcid:cafe`. */
  categoryId: string;
  /** The address of this page. */
  url: string;
  /** The address of the page with all stores. */
  listUrl: string;
  now: Date;
}

/**
 * Returns what a search engine reads of one store, in the vocabulary of schema.org. Ratings are left out: those that a business
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
    ...textProperty('description', store.description),
    ...textProperty('telephone', store.phones[0] ?? ''),
    ...(images.length > 0 && { image: images }),
    address: {
      '@type': 'PostalAddress',
      ...textProperty('streetAddress', store.street),
      ...textProperty('postalCode', store.postal_code),
      ...textProperty('addressLocality', store.city),
      addressCountry: store.country,
    },
    ...(store.latitude !== null &&
      store.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
      }),
    ...(store.hours &&
      !store.is_closed_for_now && { openingHoursSpecification: openingHoursData(store.hours, today) }),
    ...textProperty('hasMap', store.maps_url),
    ...(store.website !== '' && { sameAs: [store.website] }),
    parentOrganization: organization(locator, listUrl),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [business, breadcrumbs(locator, store, url, listUrl), ...questionsOf(store, url)],
  };
}

/** Returns what a search engine reads of the business whose stores are listed. */
export function listData(locator: PublicLocator, listUrl: string): object {
  return { '@context': 'https://schema.org', ...organization(locator, listUrl) };
}

function organization({ options }: PublicLocator, listUrl: string): object {
  return {
    '@type': 'Organization',
    '@id': `${listUrl}#organization`,
    name: options.header_name,
    url: listUrl,
    ...textProperty('logo', options.logo?.url ?? ''),
  };
}

function breadcrumbs({ options }: PublicLocator, store: PublicStore, url: string, listUrl: string): object {
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

function textProperty<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const part: Partial<Record<Name, string>> = {};
  if (text !== '') part[name] = text;
  return part;
}

/** An `OpeningHoursSpecification` of schema.org; a night closes on the day after it opened. */
interface OpeningHoursData {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  validFrom?: CalendarDate;
  validThrough?: CalendarDate;
}

/** The hours of the week, days with the same hours together, and then the dates that differ, from today on. */
export function openingHoursData(hours: CompiledHours, today: CalendarDate): OpeningHoursData[] {
  const byTimes = new Map<string, { times: Times; days: string[] }>();
  for (const day of weekdays)
    for (const times of timesOf(hoursOfWeekday(hours, day))) {
      const key = `${times.opens}-${times.closes}`;
      const known = byTimes.get(key) ?? { times, days: [] };
      known.days.push(dayNames[day]);
      byTimes.set(key, known);
    }
  const week = [...byTimes.values()].map(({ times, days }): OpeningHoursData => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...times,
  }));
  return [...week, ...datedHours(hours, today)];
}

/** Dates in a row with the same hours are one. */
function datedHours({ dates }: CompiledHours, today: CalendarDate): OpeningHoursData[] {
  const spans: { first: CalendarDate; last: CalendarDate; ranges: readonly number[] }[] = [];
  for (const [date, ranges] of dates) {
    if (date < today) continue;
    const before = spans.at(-1);
    if (before && addDays(before.last, 1) === date && String(before.ranges) === String(ranges))
      before.last = date;
    else spans.push({ first: date, last: date, ranges });
  }
  return spans.flatMap(({ first, last, ranges }) =>
    (ranges.length === 0 ? [closedAllDay] : timesOf(ranges)).map((times): OpeningHoursData => ({
      '@type': 'OpeningHoursSpecification',
      ...times,
      validFrom: first,
      validThrough: last,
    })),
  );
}

interface Times {
  opens: string;
  closes: string;
}

/** How a day on which nothing opens is written (Google’s guide to LocalBusiness). */
const closedAllDay: Times = { opens: '00:00', closes: '00:00' };

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function timesOf(ranges: readonly number[]): Times[] {
  const times: Times[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [start = 0, end = 0] = [ranges[at], ranges[at + 1]];
    times.push({ opens: timeOf(start), closes: closingOf(start, end) });
  }
  return times;
}

/** Midnight as a closing time is written as the last minute: 00:00 reads as the day’s beginning. */
function closingOf(start: number, end: number): string {
  return end - start >= minutesOfDay || end % minutesOfDay === 0 ? '23:59' : timeOf(end);
}

function timeOf(minutes: number): string {
  const within = minutes % minutesOfDay;
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
