import { faultCodes, type Fault } from '@pinfold/contract/features/listings/fault';
import { faultValues, type FaultNames } from '@pinfold/contract/features/listings/fault-texts/fault-values';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingFault } from '@pinfold/contract/features/listings/listing-faults';
import type { ListingProblem } from '@pinfold/contract/features/listings/listings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { labels, translate } from '../../../i18n/i18n.ts';
import type reasons from '../../../i18n/locales/pl/provider-reasons.json';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import { Problem } from '../../../problem.ts';
import type { GoogleError } from '../../../providers/google-business-profile/google-request.ts';
import type { StoredProblem } from './listing-updates.table.ts';

/** A fault as it is stored. */
export function problemOfFault({ field, fault }: ListingFault): StoredProblem {
  return { field, code: fault.code, values: fault.values };
}

/** A problem of the listing as a whole. */
export function problemOf(code: ProviderReason): StoredProblem {
  return { field: null, code, values: {} };
}

/** What a refusal of Google says that trying again cannot change; undefined when trying again may help. */
export function problemsOfRefusal(
  error: ProviderError & Partial<Pick<GoogleError, 'violations'>>,
): StoredProblem[] | undefined {
  if (error.kind === 'not_found') return [problemOf('profile_gone')];
  if (error.kind === 'denied') return [problemOf('access_lost')];
  if (error.kind === 'unverified') return [problemOf('profile_not_verified')];
  if (error.kind !== 'invalid') return undefined;
  if (!error.violations?.length)
    return [{ ...problemOf('invalid_argument'), ...(error.message && { message: error.message }) }];
  return error.violations.map(({ path, reason, message, value }) => ({
    field: fieldOfGooglePath(path) ?? null,
    code: reason.toLowerCase(),
    values: value === undefined ? {} : { value },
    ...(message && { message }),
  }));
}

/** Returns our field for a path of Google's field masks; undefined for one that we do not show. */
function fieldOfGooglePath(path: string): ListingField | undefined {
  const snake = path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return ourFields.find(([start]) => snake.startsWith(start))?.[1];
}

/** The first that a path starts with wins. */
const ourFields: readonly (readonly [string, ListingField])[] = [
  ['title', 'name'],
  ['store_code', 'store_code'],
  ['storefront_address.postal_code', 'postal_code'],
  ['storefront_address.locality', 'city'],
  ['storefront_address.administrative_area', 'region'],
  ['storefront_address.region_code', 'country'],
  ['storefront_address', 'street'],
  ['latlng.longitude', 'longitude'],
  ['latlng', 'latitude'],
  ['phone_numbers.additional_phones', 'phone_number_2'],
  ['phone_numbers', 'phone_number'],
  ['website_uri', 'website'],
  ['categories.additional_categories', 'additional_categories'],
  ['categories', 'primary_category'],
  ['regular_hours', 'opening_hours'],
  ['special_hours', 'special_hours'],
  ['more_hours', 'more_hours'],
  ['open_info.opening_date', 'opening_date'],
  ['open_info', 'open_status'],
  ['profile', 'description'],
  ['service_items', 'service_items'],
  ['labels', 'labels'],
  ['attribute', 'attributes'],
];

/** Why the provider did not take an edit: our own codes first, then its reasons in lower case. */
type ProviderReason = keyof typeof reasons;

/** A stored problem in words: ours for a fault or a known reason of the provider, else what the provider said. */
export function translateProblem(
  { field, code, values, message }: StoredProblem,
  language: Language,
): ListingProblem {
  const fault = faultCodes.find((one) => one === code);
  return {
    field,
    code,
    message: fault
      ? faultText(language, { code: fault, values })
      : (providerReasonText(code, language) ?? message ?? code),
  };
}

/** Why a value is refused, as a sentence. */
export function faultText(language: Language, fault: Fault, names?: FaultNames): string {
  return translate(language, `faults.${fault.code}`, faultValues(language, fault, names));
}

/** The problem `listing_invalid`, which names each field below `path` with the reason. */
export function invalidListing(faults: readonly ListingFault[], path: string, language: Language): Problem {
  return new Problem('listing_invalid', {
    errors: faults.map((found) => ({
      path: `${path}.${found.field}`,
      message: translateProblem(problemOfFault(found), language).message,
    })),
  });
}

/** The text of a reason; undefined for one that we have no text for. */
function providerReasonText(code: string, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = labels(language, 'provider_reasons');
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}
