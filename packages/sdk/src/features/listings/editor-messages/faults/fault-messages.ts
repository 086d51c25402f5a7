import type { FaultCode } from '@pinfold/contract/features/listings/fault';
import type { FaultTexts } from '@pinfold/contract/features/listings/fault-texts/fault-text';

/** Words of the faults, by their keys. */
export type FaultMessages = { readonly [Code in FaultCode as `listing_editor.faults.${Code}`]: string };

/** The sentences that API and SDK share, under the keys that a host overrides. */
export function faultMessages(texts: FaultTexts): FaultMessages {
  const entries = Object.entries(texts).map(([code, text]) => [`listing_editor.faults.${code}`, text]);
  return Object.fromEntries(entries) as FaultMessages;
}
