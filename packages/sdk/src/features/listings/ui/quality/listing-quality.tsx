'use client';
import type { JSX } from 'react';
import { listingsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useListingQuality, type ListingQualityOptions } from '../../quality/use-listing-quality.ts';
import { ForbiddenLocations } from '../list/forbidden-locations.tsx';
import { ListingQualityView, type ListingQualityLooks } from './listing-quality-view.tsx';

export interface ListingQualityProps extends ListingQualityOptions, ListingQualityLooks {
  /** Looks of this view alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * How complete the company's listings are: how many are in each band, the weakest first, and for each what would raise
 * its score most, with the way to the part of the editor where that is done. It fills its parent, whose height should be
 * known. The installation's flag `listing_quality` switches it on.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are shown in place.
 * @selector .pinfold-ListingQuality
 * @example
 * ```tsx
 * <ListingQuality getHref={({ id }, section) => `/locations/${id}${section ? `#${section}` : ''}`} />
 * ```
 */
export function ListingQuality({ appearance, ...props }: ListingQualityProps): JSX.Element {
  const permission = usePermission('view_facilities_data');
  useFeatureMessages(listingsMessages);
  return (
    <Surface component="ListingQuality" appearance={appearance} isFullHeight>
      {permission.reason ? <ForbiddenLocations reason={permission.reason.text} /> : <Allowed {...props} />}
    </Surface>
  );
}

function Allowed({ band, onBandChange, ...looks }: Omit<ListingQualityProps, 'appearance'>) {
  const t = useTranslate();
  const state = useListingQuality({ band, onBandChange });
  if (!useFeatureMessages(listingsMessages)) return <Skeleton label={t('common.loading')} blocks={6} />;
  return <ListingQualityView state={state} {...looks} />;
}
