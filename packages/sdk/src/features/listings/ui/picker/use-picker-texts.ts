import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { LocationPickerTexts } from './location-picker.tsx';

/** Texts of a picker of listings. The feature around brings the texts of `listings`. */
export function usePickerTexts(): LocationPickerTexts {
  const t = useTranslate();
  return {
    search: t('listings.groups.picker.search'),
    list: t('listings.groups.picker.list'),
    selected: (count) => t('listings.groups.picker.selected', { count }),
    onlySelected: t('listings.groups.picker.only_selected'),
    clear: t('listings.groups.picker.clear'),
    selectAll: (count) => t('listings.groups.picker.all', { count }),
    selectMatching: (count) => t('listings.groups.picker.matching', { count }),
    failed: t('listings.list.failed'),
    noMatch: t('listings.groups.picker.nothing'),
    nothing: t('listings.list.empty'),
  };
}
