import type { Fault } from '@pinfold/contract/features/listings/fault';
import { type FaultNames, faultValues } from '@pinfold/contract/features/listings/fault-texts/fault-values';
import type { Language } from '@pinfold/contract/languages';
import type { Translate } from '../../i18n/i18n.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';

/** Returns a fault's message: days, dates and countries by name, ids of the provider by those in `names`. */
export function faultMessage(t: Translate, language: Language, fault: Fault, names?: FaultNames): string {
  return t(`listing_editor.faults.${fault.code}`, faultValues(language, fault, names));
}

/** Returns a function that formats faults; undefined for none, as fields expect. */
export function useFaultText(names?: FaultNames): (found: Fault | undefined) => string | undefined {
  const t = useTranslate();
  const { language } = usePinfold();
  return (found) => found && faultMessage(t, language, found, names);
}
