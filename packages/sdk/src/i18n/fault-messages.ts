import type { FaultCode } from '@pinfold/contract/features/listings/fault';

/** The contract has the sentences about faults, since the API writes them too; in the SDK they are part of the editor's. */
export function faultMessages(texts: Readonly<Record<FaultCode, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [`faults.${code}`, text]));
}
