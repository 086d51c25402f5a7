'use client';
import type { JSX } from 'react';
import { listingsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useGroups } from '../../groups/use-groups.ts';
import { ForbiddenLocations } from '../list/forbidden-locations.tsx';
import { LocationGroupsView, type LocationGroupsLooks } from './location-groups-view.tsx';

export interface LocationGroupsProps extends LocationGroupsLooks {
  /** Looks of the groups alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's groups of locations: to search, to make of chosen locations, by labels or from a CSV file, to change and
 * to delete. It takes the width that its parent gives it.
 *
 * Failures are shown in place; what concerns more than a form is told to the Provider's `onError`. What the reader may
 * not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocationGroups
 * @example
 * ```tsx
 * <LocationGroups getLocationsHref={({ id }) => `/locations?groups=${id}`} />
 * ```
 */
export function LocationGroups({ appearance, ...looks }: LocationGroupsProps): JSX.Element {
  const permission = usePermission('view_facilities_data');
  useFeatureMessages(listingsMessages);
  return (
    <Surface component="LocationGroups" appearance={appearance}>
      {permission.reason ? <ForbiddenLocations reason={permission.reason.text} /> : <Allowed {...looks} />}
    </Surface>
  );
}

function Allowed(looks: LocationGroupsLooks) {
  const t = useTranslate();
  const state = useGroups();
  if (!useFeatureMessages(listingsMessages)) return <Skeleton label={t('common.loading')} blocks={4} />;
  return <LocationGroupsView state={state} {...looks} />;
}
