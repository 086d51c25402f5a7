import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { LocatorFaults } from '../../settings/locator-faults.ts';

/** What is wrong with a field, by its path, in the reader's words. */
export function useFaultWords(faults: LocatorFaults): (path: string) => string | undefined {
  const t = useTranslate();
  return (path) => {
    const fault = faults[path];
    return fault && t(`store_locator.settings.fault.${fault}`);
  };
}
