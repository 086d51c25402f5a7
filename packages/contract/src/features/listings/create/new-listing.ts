import type { ListingFields } from '../listing-fields.ts';

/** A listing that says nothing yet: what a new one begins with. */
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

/** Whose a place on the map is (product spec, section 3). */
export const ownerships = ['existsInAccount', 'withOwner', 'withoutOwner'] as const;
