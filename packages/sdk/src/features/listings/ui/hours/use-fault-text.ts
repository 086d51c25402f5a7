import type { Fault } from '@pinfold/contract/features/listings/fault';
import type { FaultNames } from '@pinfold/contract/features/listings/fault-texts/fault-values';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { faultMessage } from '../../editor/fault-message.ts';

/** Puts faults into words; undefined where there is none, as fields take it. */
export function useFaultText(names?: FaultNames): (found: Fault | undefined) => string | undefined {
  const t = useTranslate();
  const { language } = usePinfold();
  return (found) => found && faultMessage(t, language, found, names);
}
