import { addressFaults } from './address/address-faults.ts';
import { coordinateFaults } from './address/coordinates.ts';
import { attributeFaults } from './attributes/attribute-faults.ts';
import type { AttributeMetadata } from './attributes/attribute-value.ts';
import { phonesFault } from './contact/phone-numbers.ts';
import { websiteFault } from './contact/website.ts';
import type { Fault } from './fault.ts';
import type { CalendarDate } from './hours/calendar-date.ts';
import { hoursFaults } from './hours/hours-faults.ts';
import { moreHoursFaults } from './hours/more-hours.ts';
import { specialHoursFaults } from './hours/special-hours-faults.ts';
import { categoriesFault } from './listing-categories.ts';
import type { ListingField, ListingFields } from './listing-fields.ts';
import { openingDateFault } from './opening-date.ts';
import { serviceFaults } from './services/service-faults.ts';
import { descriptionFault, labelFaults, nameFault, storeCodeFault } from './text-faults.ts';

/** A fault of one field, and where in a list it is. */
export interface ListingFault {
  field: ListingField;
  fault: Fault;
  index?: number;
}

/** What is known around a listing; what the provider offers is checked where it is known. */
export interface FaultContext {
  today: CalendarDate;
  /** What it was, where it is an edit. */
  before?: ListingFields | undefined;
  attributes?: readonly AttributeMetadata[] | undefined;
  moreHoursTypes?: readonly string[] | undefined;
}

/** Everything in a listing that the provider would refuse. */
export function listingFaults(listing: ListingFields, context: FaultContext): ListingFault[] {
  const { country } = listing;
  const coordinates = coordinateFaults(degrees(listing.latitude), degrees(listing.longitude));
  return [
    ...one('name', nameFault(listing.name)),
    ...addressFaults(listing, context.before),
    ...one('latitude', coordinates.latitude),
    ...one('longitude', coordinates.longitude),
    ...one('store_code', storeCodeFault(listing.store_code)),
    ...known(categoriesFault(listing)),
    ...one('website', websiteFault(listing.website)),
    ...known(phonesFault(listing, country)),
    ...one('description', descriptionFault(listing.description)),
    ...one('opening_date', openingDateFault(listing.opening_date, context.today)),
    ...many('opening_hours', hoursFaults(listing.opening_hours)),
    ...many('special_hours', specialHoursFaults(listing.special_hours, listing.opening_hours)),
    ...many('more_hours', moreHoursFaults(listing.more_hours, context.moreHoursTypes)),
    ...many('service_items', serviceFaults(listing.service_items)),
    ...many('labels', labelFaults(listing.labels)),
    ...attributeFaults(listing.attributes, context.attributes).map((found) => ({
      field: 'attributes' as const,
      fault: found.fault,
      index: listing.attributes.findIndex(({ attribute_id }) => attribute_id === found.attribute_id),
    })),
  ];
}

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
