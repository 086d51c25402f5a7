import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { LocationPickerTexts } from '../../../listings/ui/picker/location-picker.tsx';

/** What the picker says while the locations of the locator are chosen. */
export function useScopePickerTexts(): LocationPickerTexts {
  const t = useTranslate();
  return {
    search: t('store_locator.settings.scope.search'),
    list: t('store_locator.settings.scope.list'),
    selected: (count) => t('store_locator.settings.scope.selected', { count }),
    onlySelected: t('store_locator.settings.scope.only_selected'),
    clear: t('store_locator.settings.scope.clear'),
    selectAll: (count) => t('store_locator.settings.scope.all_of', { count }),
    selectMatching: (count) => t('store_locator.settings.scope.matching', { count }),
    failed: t('store_locator.settings.scope.failed'),
    noMatch: t('store_locator.settings.scope.no_match'),
    nothing: t('store_locator.settings.scope.nothing'),
  };
}
