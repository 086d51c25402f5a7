import {
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { plainLine } from '../../../plain-line.ts';
import type { PhoneNumbers } from './phone.ts';

/**
 * Reads a number as people in a country write it: with or without calling code, with blanks, dots, dashes, slashes and
 * brackets. Undefined for anything else, extensions included: a listing cannot show them.
 *
 * @param country - ISO 3166-1 alpha-2; empty where it is not known, and the number needs its calling code.
 */
export function parsePhone(text: string, country: string): string | undefined {
  const plain = plainLine(text).trim().replace(/^tel:/i, '');
  const international = plain.replace(/^00/, '+');
  return parseIn(plain, country) ?? (international === plain ? undefined : parseIn(international, country));
}

function parseIn(text: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(isCountry(country) && { defaultCountry: country }),
  });
  return number && number.ext === undefined && number.isValid() ? number.number : undefined;
}

/**
 * Formats an E.164 number: with its calling code, or as people dial it within a country where that is named and the
 * number has its calling code. What is no number stays as it is.
 */
export function formatPhone(number: string, withinCountry = ''): string {
  const parsed = parsePhoneNumberFromString(number, { extract: false });
  if (!parsed) return number;
  const isWithin =
    isCountry(withinCountry) && getCountryCallingCode(withinCountry) === parsed.countryCallingCode;
  return isWithin ? parsed.formatNational() : parsed.formatInternational();
}

function isCountry(country: string): country is CountryCode {
  return isSupportedCountry(country);
}

/** The telephone numbers of every country. */
export const phoneNumbers: PhoneNumbers = { parse: parsePhone, format: formatPhone };
