import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { FilterField } from '../../../../patterns/filter-field.ts';
import type { FiltersChange } from '../../../../state/define-filters.ts';
import { useGroupField } from '../../../listings/ui/groups/group-filter-field.ts';
import { cityField, useLocationField } from '../../../listings/ui/location-filter-field.ts';
import { useOpinionFilterFields } from '../../../opinions/ui/filters/opinion-filter-fields.ts';
import type { ReviewFilters } from '../../review-filters.ts';
import { reviewFlags, reviewPanelFlags } from './review-flags.ts';

export interface ReviewFilterFieldsOptions {
  filters: ReviewFilters;
  /** Those that have a chip; the others are told by a view or another control. */
  shown: ReviewFilters;
  changeFilters: (change: FiltersChange<ReviewFilters>) => void;
}

/** The filters of reviews in the order of the panel, and all of them in the order of their chips. */
export function useReviewFilterFields(options: ReviewFilterFieldsOptions): {
  fields: FilterField[];
  chips: FilterField[];
} {
  const t = useTranslate();
  const { filters, changeFilters } = options;
  const locations = {
    ...useLocationField({
      id: 'gmb_address_ids',
      label: t('reviews.filter.gmb_address_ids'),
      placeholder: t('reviews.filter.locations_hint'),
      ids: filters.gmb_address_ids,
      onChange: (next) => changeFilters({ gmb_address_ids: next }),
    }),
    isWide: true,
  };
  const towns = cityField({
    label: t('reviews.filter.cities'),
    cities: filters.cities,
    onChange: (next) => changeFilters({ cities: next }),
  });
  const groups = useGroupField({
    label: t('reviews.filter.groups'),
    groups: filters.groups,
    onChange: (next) => changeFilters({ groups: next }),
  });
  return useOpinionFilterFields<'comment' | 'has_media' | 'is_accurate'>({
    ...options,
    flags: reviewFlags,
    panelFlags: reviewPanelFlags,
    places: [locations, towns, groups],
  });
}
