import { faultCodes, type Fault } from '@pinfold/contract/features/listings/fault';
import { faultValues, type FaultNames } from '@pinfold/contract/features/listings/fault-texts/fault-values';
import type { ListingProblem } from '@pinfold/contract/features/listings/listings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { labels, translate } from '../../../i18n/i18n.ts';
import type reasons from '../../../i18n/locales/pl/provider-reasons.json';
import type { StoredProblem } from './listing-updates.table.ts';

/** Why the provider did not take an edit: our own codes first, then its reasons in lower case. */
export type ProviderReason = keyof typeof reasons;

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

/** Why a value is refused, as a sentence. */
export function faultText(language: Language, fault: Fault, names?: FaultNames): string {
  return translate(language, `faults.${fault.code}`, faultValues(language, fault, names));
}

/** What people read of a reason; undefined for one that we have no text for. */
function providerReasonText(code: string, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = labels(language, 'provider_reasons');
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}
