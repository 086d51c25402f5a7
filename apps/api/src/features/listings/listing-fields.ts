import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import type { locations } from './listings.table.ts';

type LocationRow = typeof locations.$inferSelect;

/** A listing with changes: what is not among them stays. */
export function changedListing(
  listing: ListingFields,
  changes: ListingChanges | Partial<ListingFields>,
): ListingFields {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...listing, ...(Object.fromEntries(given) as Partial<ListingFields>) };
}

/** What a listing says in some fields. */
export function pickFields(listing: ListingFields, fields: readonly ListingField[]): Partial<ListingFields> {
  return Object.fromEntries(fields.map((field) => [field, listing[field]]));
}

/** What a listing says, as the columns that hold it. */
export function listingColumns(fields: ListingFields) {
  return {
    name: fields.name,
    street: fields.street,
    houseNumber: fields.house_number,
    postalCode: fields.postal_code,
    city: fields.city,
    region: fields.region,
    country: fields.country,
    latitude: fields.latitude,
    longitude: fields.longitude,
    storeCode: fields.store_code,
    primaryCategory: fields.primary_category,
    additionalCategories: [...fields.additional_categories],
    website: fields.website,
    phone: fields.phone_number,
    phone2: fields.phone_number_2,
    description: fields.description,
    openingDate: fields.opening_date,
    openStatus: fields.open_status,
    openingHours: fields.opening_hours,
    specialHours: fields.special_hours,
    moreHours: fields.more_hours,
    serviceItems: fields.service_items,
    attributes: fields.attributes,
    labels: [...fields.labels],
  } satisfies Partial<LocationRow>;
}

/** What a listing says, from the columns that hold it. */
export function listingFieldsOf(
  row: Pick<LocationRow, keyof ReturnType<typeof listingColumns>>,
): ListingFields {
  return {
    name: row.name,
    street: row.street,
    house_number: row.houseNumber,
    postal_code: row.postalCode,
    city: row.city,
    region: row.region,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    store_code: row.storeCode,
    primary_category: row.primaryCategory,
    additional_categories: row.additionalCategories,
    website: row.website,
    phone_number: row.phone,
    phone_number_2: row.phone2,
    description: row.description,
    opening_date: row.openingDate,
    open_status: row.openStatus,
    opening_hours: row.openingHours,
    special_hours: row.specialHours,
    more_hours: row.moreHours,
    service_items: row.serviceItems,
    attributes: row.attributes,
    labels: row.labels,
  };
}

/** Some fields of a listing as they are sent or stored: a copy. */
export function wireChanges(changes: Partial<ListingFields>): ListingChanges {
  return structuredClone(changes) as ListingChanges;
}

/** The same for a whole listing. */
export function wireListing(fields: ListingFields) {
  return structuredClone(fields) as Required<{ [Field in keyof ListingChanges]: WireOf<Field> }>;
}

type WireOf<Field extends keyof ListingChanges> = Exclude<ListingChanges[Field], undefined>;
