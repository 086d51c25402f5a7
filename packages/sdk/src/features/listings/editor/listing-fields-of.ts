import { copyField, type ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Listing } from './listing.ts';

/** What a listing says, without what surrounds it. Of an edit that is on its way the new values. */
export function listingFieldsOf(listing: Listing): ListingFields {
  const { last_update: update, processing_in_progress: isSending } = listing;
  const after: Partial<ListingFields> = isSending && update ? update.after : {};
  const source: ListingFields = { ...listing, ...after };
  const fields = { ...emptyListing };
  for (const field of fieldNames) copyField(field, source, fields);
  return fields;
}

/** A listing that says nothing. */
export const emptyListing: ListingFields = {
  name: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  region: '',
  country: '',
  latitude: null,
  longitude: null,
  store_code: '',
  primary_category: '',
  additional_categories: [],
  website: '',
  phone_number: '',
  phone_number_2: '',
  description: '',
  opening_date: '',
  open_status: 'OPEN',
  opening_hours: [],
  special_hours: [],
  more_hours: [],
  service_items: [],
  attributes: [],
  labels: [],
};

const fieldNames = Object.keys(emptyListing) as (keyof ListingFields)[];
