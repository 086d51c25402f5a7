import { addressFaults } from './address/address.ts';
import { coordinateFaults } from './address/coordinates.ts';
import { attributeFaults, type AttributeMetadata } from './attributes/attribute.ts';
import { type PhoneNumbers, phonesFault } from './contact/phone.ts';
import { websiteFault } from './contact/links.ts';
import { type Fault, fault } from './fault.ts';
import type { CalendarDate } from './hours/calendar.ts';
import { hoursFaults } from './hours/opening-hours.ts';
import { moreHoursFaults } from './hours/more-hours.ts';
import { specialHoursFaults } from './hours/special-hours.ts';
import { categoriesFault } from './listing-categories.ts';
import { type ListingField, listingFields, type ListingFields } from './listing-fields.ts';
import { descriptionFault, labelFaults, nameFault, storeCodeFault } from './listing-texts.ts';
import { openingDateFault } from './open-status.ts';
import { serviceFaults } from './services/service.ts';

/** A fault of one field, and where in a list it is. */
export interface ListingFault {
  field: ListingField;
  fault: Fault;
  index?: number;
}

/** What is known around a listing; what the provider offers is checked where it is known. */
export interface FaultContext {
  today: CalendarDate;
  /** Undefined where they have not been loaded: what is wrong with a telephone number is then not found. */
  phones: PhoneNumbers | undefined;
  /** What it was, where it is an edit. */
  before?: ListingFields | undefined;
  attributes?: readonly AttributeMetadata[] | undefined;
  moreHoursTypes?: readonly string[] | undefined;
}

/** Everything in a listing that the provider would refuse; or only what has to do with some fields. */
export function listingFaults(
  listing: ListingFields,
  context: FaultContext,
  about: readonly ListingField[] = listingFields,
): ListingFault[] {
  return checks
    .filter(({ fields }) => fields.some((field) => about.includes(field)))
    .flatMap(({ faults }) => faults(listing, context));
}

interface Check {
  /** All on which its faults depend. */
  fields: readonly ListingField[];
  faults(listing: ListingFields, context: FaultContext): ListingFault[];
}

const checks: readonly Check[] = [
  { fields: ['name'], faults: ({ name }) => one('name', nameFault(name)) },
  {
    fields: ['street', 'house_number', 'postal_code', 'city', 'country'],
    faults: (listing, { before }) => addressFaults(listing, before),
  },
  {
    fields: ['latitude', 'longitude'],
    faults(listing) {
      const { latitude, longitude } = coordinateFaults(degrees(listing.latitude), degrees(listing.longitude));
      return [...one('latitude', latitude), ...one('longitude', longitude)];
    },
  },
  { fields: ['store_code'], faults: ({ store_code }) => one('store_code', storeCodeFault(store_code)) },
  {
    fields: ['primary_category', 'additional_categories'],
    faults: (listing) => known(categoriesFault(listing)),
  },
  { fields: ['website'], faults: ({ website }) => one('website', websiteFault(website)) },
  {
    fields: ['phone_number', 'phone_number_2', 'country'],
    faults: (listing, { phones }) => known(phonesFault(listing, listing.country, phones)),
  },
  {
    fields: ['description'],
    faults: ({ description }) => one('description', descriptionFault(description)),
  },
  {
    fields: ['opening_date'],
    faults: ({ opening_date }, { today }) => one('opening_date', openingDateFault(opening_date, today)),
  },
  {
    fields: ['opening_hours'],
    faults: ({ opening_hours }) => many('opening_hours', hoursFaults(opening_hours)),
  },
  {
    fields: ['special_hours', 'opening_hours'],
    faults: ({ special_hours, opening_hours }) =>
      many('special_hours', specialHoursFaults(special_hours, opening_hours)),
  },
  {
    fields: ['more_hours'],
    faults: ({ more_hours }, { moreHoursTypes }) =>
      many('more_hours', moreHoursFaults(more_hours, moreHoursTypes)),
  },
  {
    fields: ['service_items'],
    faults: ({ service_items }) => many('service_items', serviceFaults(service_items)),
  },
  { fields: ['labels'], faults: ({ labels }) => many('labels', labelFaults(labels)) },
  {
    fields: ['attributes'],
    faults: ({ attributes }, context) =>
      attributeFaults(attributes, context.attributes).map((found) => ({
        field: 'attributes' as const,
        fault: found.fault,
        index: attributes.findIndex(({ attribute_id }) => attribute_id === found.attribute_id),
      })),
  },
];

function one(field: ListingField, found: Fault | undefined): ListingFault[] {
  return found ? [{ field, fault: found }] : [];
}

function known(found: ListingFault | undefined): ListingFault[] {
  return found ? [found] : [];
}

function many(field: ListingField, found: readonly { index: number; fault: Fault }[]): ListingFault[] {
  return found.map(({ index, fault: why }) => ({ field, index, fault: why }));
}

function degrees(value: number | null): string {
  return value === null ? '' : String(value);
}

/**
 * What stands in the way of an edit that changes some fields. What was wrong before in fields that stay as they are does
 * not.
 */
export function editFaults(
  before: ListingFields,
  after: ListingFields,
  changed: readonly ListingField[],
  context: FaultContext,
): ListingFault[] {
  const found = listingFaults(after, { ...context, before }, changed);
  if (found.every(({ field }) => changed.includes(field))) return found;
  const old = new Set(listingFaults(before, context, changed).map(keyOf));
  return found.filter((now) => changed.includes(now.field) || !old.has(keyOf(now)));
}

function keyOf({ field, fault: why }: ListingFault): string {
  return JSON.stringify([field, why]);
}

/** What keeps a location from being added to the map: it needs an address, by which the map is searched first. */
export function newListingFaults(fields: ListingFields, context: FaultContext): ListingFault[] {
  const found = listingFaults(fields, context);
  const missing = (['country', 'street', 'city'] as const).filter(
    (field) => fields[field].trim() === '' && !found.some((other) => other.field === field),
  );
  return [...missing.map((field) => ({ field, fault: fault('required') })), ...found];
}
