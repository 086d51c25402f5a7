import { faultText } from '@pinfold/contract/features/listings/fault-texts/fault-text';
import { faultCodes } from '@pinfold/contract/features/listings/fault';
import type { ListingProblem } from '@pinfold/contract/features/listings/updates/listing-update';
import type { Language } from '@pinfold/contract/languages';
import type { StoredProblem } from './listing-updates.table.ts';
import { providerReasonText } from './provider-reasons/provider-reason-text.ts';

/** A stored problem in words: ours for a fault or a known reason of the provider, else what the provider said. */
export function problemInWords(
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
