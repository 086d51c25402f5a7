import * as z from 'zod';
import { addDays, weekdayAfter } from '@pinfold/contract/features/listings/hours/calendar';
import { type HoursPeriod, normalizeHours } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import type { AppleDetails } from '../../../../providers/apple-business/organization-calls.ts';
import {
  type AppleField,
  appleFieldNames,
  type AppleListing,
  differingFields,
  fieldOfApple,
  applePosition,
} from './apple-listing.ts';

/** Reads what Apple has, of whatever shape it is. */
export function readAppleDetails(details: AppleDetails): AppleListing {
  const read = Details.parse(details);
  const { structuredAddress: address } = read.mainAddress;
  const at = read.displayPoint?.coordinates;
  const part = (name: string) => text.parse(address[name]);
  return {
    name: primaryOf(read.displayNames)?.name ?? '',
    address: {
      street: part('fullThoroughfare'),
      postal_code: part('postCode'),
      city: part('locality'),
      region: part('administrativeArea'),
      country: part('countryCode'),
    },
    position: at ? applePosition(at.latitude, at.longitude) : '',
    phone: primaryOf(read.phoneNumbers)?.phoneNumber ?? '',
    website: read.urls.find(({ type }) => type === homepage)?.url ?? '',
    store_code: read.storeCode,
    open_status: statuses.find(([, theirs]) => theirs === read.locationStatus.status)?.[0] ?? 'OPEN',
    opening_hours: normalizeHours(read.openingHoursByDay.flatMap(({ day, times }) => periodsOf(day, times))),
    special_hours: read.specialHours.flatMap(({ startDate, endDate, closed, times }) =>
      (closed ? [undefined] : times).map((time) => ({
        start_date: startDate,
        end_date: endDate,
        closed,
        open_time: time?.startTime ?? null,
        close_time: time?.endTime ?? null,
      })),
    ),
  };
}

/** Returns what Apple has with what is to be said there: fields that say it already stay as they are. */
export function writeAppleDetails(details: AppleDetails, listing: AppleListing, today: string): AppleDetails {
  const read = Details.parse(details);
  const { status, reopenDate } = read.locationStatus;
  const differing = new Set(differingFields(readAppleDetails(details), listing));
  // Apple takes no date of the past, and does not move it on by itself.
  if (status === temporarilyClosed && reopenDate !== '' && reopenDate <= today) differing.add('open_status');
  const { address, name, phone, website } = listing;
  const [latitude, longitude] = listing.position.split(',');
  const fields: Record<AppleField, unknown> = {
    name: withName(details['displayNames'], name, address.country),
    address: {
      ...read.mainAddress,
      structuredAddress: {
        ...read.mainAddress.structuredAddress,
        fullThoroughfare: address.street,
        postCode: address.postal_code,
        locality: address.city,
        administrativeArea: address.region,
        countryCode: address.country,
      },
    },
    position:
      listing.position === ''
        ? undefined
        : { coordinates: { latitude, longitude }, source: 'MANUALLY_PLACED' },
    phone: phone === '' ? [] : withPrimary(read.phoneNumbers, { phoneNumber: phone }),
    website: [
      ...read.urls.filter(({ type }) => type !== homepage),
      ...(website === '' ? [] : [{ url: website, type: homepage }]),
    ],
    store_code: listing.store_code,
    open_status: statusOf(listing.open_status, today),
    opening_hours: hoursByDay(listing.opening_hours),
    special_hours: listing.special_hours.map(({ start_date, end_date, closed, open_time, close_time }) => ({
      startDate: start_date,
      endDate: end_date,
      closed,
      times: closed ? [] : [{ startTime: open_time, endTime: close_time }],
    })),
  };
  return {
    ...details,
    ...Object.fromEntries([...differing].map((field) => [wireNames[field], fields[field]])),
  };
}

/** Returns names of a brand or a location with another primary one, in its language or else that of the country. */
export function withName(displayNames: unknown, name: string, country: string): object[] {
  const names = Names.parse(displayNames);
  const locale = { PL: 'pl', ES: 'es' }[country] ?? 'en';
  return withPrimary(names, { name, locale: primaryOf(names)?.locale ?? locale });
}

/** Apple's own names of them, as its reports have them. */
const wireNames: Record<AppleField, string> = {
  name: 'displayNames',
  address: 'mainAddress',
  position: 'displayPoint',
  phone: 'phoneNumbers',
  website: 'urls',
  store_code: 'storeCode',
  open_status: 'locationStatus',
  opening_hours: 'openingHoursByDay',
  special_hours: 'specialHours',
};

/** Returns the field of a listing that a path of Apple's is about, such as `locationDetails.phoneNumbers[0]`. */
export function fieldOfPath(path: string): ListingField | undefined {
  const found = appleFieldNames.find((field) => path.includes(wireNames[field]));
  return found && fieldOfApple[found];
}

const text = z.string().catch('');
const Names = z
  .array(z.looseObject({ name: text, locale: text, primary: z.boolean().catch(false) }))
  .catch([]);
const Phones = z.array(z.looseObject({ phoneNumber: text, primary: z.boolean().catch(false) })).catch([]);
const Urls = z.array(z.looseObject({ url: text, type: text })).catch([]);
const Times = z.array(z.object({ startTime: z.string(), endTime: z.string() })).catch([]);
const Address = z
  .looseObject({ structuredAddress: z.looseObject({}).catch({}) })
  .catch({ structuredAddress: {} });
const Details = z.object({
  displayNames: Names,
  mainAddress: Address,
  displayPoint: z
    .object({ coordinates: z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() }) })
    .optional()
    .catch(undefined),
  phoneNumbers: Phones,
  urls: Urls,
  storeCode: text,
  locationStatus: z.looseObject({ status: text, reopenDate: text }).catch({ status: 'OPEN', reopenDate: '' }),
  openingHoursByDay: z.array(z.object({ day: z.string(), times: Times })).catch([]),
  specialHours: z
    .array(
      z.object({
        startDate: z.string(),
        endDate: z.string(),
        closed: z.boolean().catch(false),
        times: Times,
      }),
    )
    .catch([]),
});

const homepage = 'HOMEPAGE';

const temporarilyClosed = 'TEMPORARILY_CLOSED';

const statuses: [OpenStatus, string][] = [
  ['OPEN', 'OPEN'],
  ['CLOSED_PERMANENTLY', 'CLOSED'],
  ['CLOSED_TEMPORARILY', temporarilyClosed],
];

/** Days after which one is expected to open that is closed for a time, where nobody knows. */
const reopenDays = 182;

/** Apple wants a date with what is closed: a past one, or one on which it opens. */
function statusOf(status: OpenStatus, today: string): object {
  if (status === 'CLOSED_PERMANENTLY') return { status: 'CLOSED', closedDate: addDays(today, -1) };
  if (status === 'CLOSED_TEMPORARILY')
    return { status: temporarilyClosed, reopenDate: addDays(today, reopenDays) };
  return { status: 'OPEN' };
}

function primaryOf<Entry extends { primary: boolean }>(entries: readonly Entry[]): Entry | undefined {
  return entries.find(({ primary }) => primary) ?? entries[0];
}

/** The others, such as names in other languages, stay. */
function withPrimary<Entry extends { primary: boolean }>(entries: readonly Entry[], value: object): object[] {
  const first = primaryOf(entries);
  return [{ ...first, ...value, primary: true }, ...entries.filter((entry) => entry !== first)];
}

/** Monday is 0, as in a period. */
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** By the day on which each begins; a night ends on the next. */
function hoursByDay(periods: readonly HoursPeriod[]): object[] {
  return days.flatMap((day, index) => {
    const times = periods
      .filter(({ open_day }) => open_day === index)
      .map(({ open_time: startTime, close_time: endTime }) => ({ startTime, endTime }));
    return times.length > 0 ? [{ day, times }] : [];
  });
}

function periodsOf(day: string, times: z.infer<typeof Times>): HoursPeriod[] {
  const open = [0, 1, 2, 3, 4, 5, 6].find((index) => days[index] === day);
  if (open === undefined) return [];
  return times.map(({ startTime, endTime }) => ({
    open_day: weekdayAfter(0, open),
    open_time: startTime,
    close_day: weekdayAfter(0, open + (endTime <= startTime ? 1 : 0)),
    close_time: endTime,
  }));
}
