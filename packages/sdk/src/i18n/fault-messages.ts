import type { FaultCode } from '@pinfold/contract/features/listings/fault';

/** Returns the contract's messages of faults, which the API uses too, by their keys in the editor's texts. */
export function faultMessages(texts: Readonly<Record<FaultCode, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [`faults.${code}`, text]));
}
