import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';

/** What the map is searched by. */
export interface SoughtPlace {
  name: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  google_account_id?: number | undefined;
}

/** The name, the address and the pin of a location, as they are looked for on the map. */
export function soughtPlace(fields: ListingFields, accountId: number | null): SoughtPlace {
  const { name, street, house_number, postal_code, city, country, latitude, longitude } = fields;
  return {
    name: name.trim(),
    street: street.trim(),
    house_number: house_number.trim(),
    postal_code: postal_code.trim(),
    city: city.trim(),
    country,
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    ...(accountId !== null && { google_account_id: accountId }),
  };
}

/** The same text for the same question: whoever has seen the answer need not see it again. */
export function soughtKey(sought: SoughtPlace): string {
  return JSON.stringify(Object.entries(sought).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
