import type { ListingFault } from '@pinfold/contract/features/listings/listing-faults';
import type { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { StoredProblem } from './listing-updates.table.ts';
import type { ProviderReason } from './problem-words.ts';

export function problemOfFault({ field, fault }: ListingFault): StoredProblem {
  return { field, code: fault.code, values: fault.values };
}

/** A problem of the listing as a whole. */
export function problemOf(code: ProviderReason): StoredProblem {
  return { field: null, code, values: {} };
}

/** What a refusal of Google says that trying again cannot change; undefined when trying again may help. */
export function problemsOfRefusal(error: GoogleError): StoredProblem[] | undefined {
  if (error.kind === 'not_found') return [problemOf('profile_gone')];
  if (error.kind === 'denied') return [problemOf('access_lost')];
  if (error.kind === 'unverified') return [problemOf('profile_not_verified')];
  if (error.kind !== 'invalid') return undefined;
  if (error.violations.length === 0)
    return [{ ...problemOf('invalid_argument'), ...(error.message && { message: error.message }) }];
  return error.violations.map(({ field, reason, message, value }) => ({
    field: field ?? null,
    code: reason.toLowerCase(),
    values: value === undefined ? {} : { value },
    ...(message && { message }),
  }));
}
