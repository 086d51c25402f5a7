import type { Fault } from '@pinfold/contract/features/listings/fault';
import { faultValues, type FaultNames } from '@pinfold/contract/features/listings/fault-texts/fault-values';
import type { Language } from '@pinfold/contract/languages';
import type { Translate } from '../../../i18n/i18n.ts';

/** A fault in words: days, dates and countries by their names, ids of the provider by those in `names`. */
export function faultMessage(t: Translate, language: Language, fault: Fault, names?: FaultNames): string {
  return t(`listing_editor.faults.${fault.code}`, faultValues(language, fault, names));
}
