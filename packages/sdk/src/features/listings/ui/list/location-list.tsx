'use client';
import type { JSX } from 'react';
import { listingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useLocationList, type LocationListStart } from '../../list/use-location-list.ts';
import type { LocationListAppearance } from './location-list-context.ts';
import { LocationListView } from './location-list-view.tsx';

export interface LocationListProps extends LocationListStart, LocationListAppearance {
  /** Appearance of this list alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Every location of the company: search, filters, order, columns to choose, statuses as they change, and a selection of
 * any size to edit, to export or to group. Fills its parent, which needs a definite height, and shows cards in narrow
 * layouts. Only rows on screen are rendered.
 *
 * Failures are shown in place and reported to the Provider's `onError`. What the user may not do is disabled with the
 * reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocationList
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <LocationList
 *     filters={parseLocationFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatLocationFilters(filters))}
 *     getHref={({ id }) => `/locations/${id}`}
 *   />
 * );
 * ```
 */
export function LocationList({ appearance, ...props }: LocationListProps): JSX.Element {
  return (
    <FeatureSurface
      component="LocationList"
      appearance={appearance}
      isFullHeight
      messages={[listingsMessages]}
      permission={usePermission('view_facilities_data')}
      forbidden="listings.list.forbidden"
    >
      <AllowedList {...props} />
    </FeatureSurface>
  );
}

function AllowedList({
  filters,
  defaultFilters,
  onFiltersChange,
  order,
  defaultOrder,
  onOrderChange,
  columns,
  defaultColumns,
  onColumnsChange,
  ...viewProps
}: Omit<LocationListProps, 'appearance'>) {
  const list = useLocationList({
    filters,
    defaultFilters,
    onFiltersChange,
    order,
    defaultOrder,
    onOrderChange,
    columns,
    defaultColumns,
    onColumnsChange,
  });
  const t = useTranslate();
  if (!useFeatureMessages(listingsMessages)) return <Skeleton label={t('common.loading')} blocks={8} />;
  return <LocationListView list={list} {...viewProps} />;
}
