import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';

/** Why days after the latest cannot be chosen, in a sentence. */
export function useLatestReason(latest: string): string {
  const t = useTranslate();
  return t('insights.latest', { date: useFormat().day(latest) });
}
