import { isCountryCode } from '../../company/company-profile.ts';
import { fault, type Fault } from '../fault.ts';
import type { ListingFields } from '../listing-fields.ts';
import { postalCodeFault, writesPostalCodes } from './postal-code.ts';

export type AddressFields = Pick<
  ListingFields,
  'street' | 'house_number' | 'postal_code' | 'city' | 'country'
>;

/**
 * What the provider would refuse in an address. A business that goes to its customers has none; where there is one, it
 * has its street, town and country.
 */
export function addressFaults(
  address: AddressFields,
  before?: AddressFields,
): { field: keyof AddressFields; fault: Fault }[] {
  const { street, house_number, postal_code, city, country } = address;
  const hasAddress = [street, house_number, postal_code, city].some((text) => text.trim() !== '');
  if (!hasAddress) return one('country', countryFault(country, before));
  const needsCode = writesPostalCodes(country) && postal_code.trim() === '';
  return [
    ...one('street', streetFault(street)),
    ...one('city', city.trim() === '' ? fault('required') : undefined),
    ...one('country', country === '' ? fault('required') : countryFault(country, before)),
    ...one('postal_code', needsCode ? fault('required') : postalCodeFault(postal_code, country)),
  ];
}

/** One line at least and five at most, and no post office box. */
export function streetFault(street: string): Fault | undefined {
  const lines = street.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return fault('required');
  if (lines.length > linesLimit) return fault('address_too_many_lines', { max: linesLimit });
  return postBox.test(street) ? fault('address_post_box') : undefined;
}

/** A place does not move to another country: that is another listing. */
function countryFault(country: string, before: AddressFields | undefined): Fault | undefined {
  if (country !== '' && !isCountryCode(country)) return fault('country_unknown', { country });
  const moved = before !== undefined && before.country !== '' && before.country !== country;
  return moved ? fault('country_changed', { country: before.country }) : undefined;
}

function one(field: keyof AddressFields, found: Fault | undefined) {
  return found ? [{ field, fault: found }] : [];
}

const linesLimit = 5;
const postBox = /\bskr(?:ytka|\.)\s*poczt|\bp\.?\s?o\.?\s?box\b|\bpostfach\b|\bapartado de correos\b/i;
