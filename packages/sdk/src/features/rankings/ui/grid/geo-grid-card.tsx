'use client';
import type { JSX } from 'react';
import { rankingsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { rankGridAccess } from '../../grid/rank-grid-access.ts';
import { useGeoGrid, type GeoGridOptions } from '../../grid/use-geo-grid.ts';
import { GeoGridCardView, type GeoGridCardLooks } from './geo-grid-card-view.tsx';

export interface GeoGridCardProps extends GeoGridOptions, GeoGridCardLooks {
  /** Looks of this card alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Positions at many points around a location: a number and a colour at each, from green at 1 to red at 20 and grey
 * beyond; the three measures with what they mean, who wins around there, a time-lapse over all scans, and the
 * difference of two of them with the swing that is usual. A table says the same in words.
 *
 * Grids are laid, scanned and removed here by those who manage keywords; others read, with the reason at each button.
 * Failures are shown in place.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-GeoGridCard
 * @example
 * ```tsx
 * <GeoGridCard facilityId={7} />
 * ```
 */
export function GeoGridCard({ appearance, ...props }: GeoGridCardProps): JSX.Element {
  const t = useTranslate();
  const permission = usePermission(rankGridAccess);
  useFeatureMessages(rankingsMessages);
  return (
    <Surface component="GeoGridCard" appearance={appearance}>
      {permission.reason ? (
        <EmptyState icon={<LockIcon size={24} />} title={t('rankings.grid.forbidden')}>
          {permission.reason.text}
        </EmptyState>
      ) : (
        <AllowedCard {...props} />
      )}
    </Surface>
  );
}

function AllowedCard({ headingLevel, ...options }: Omit<GeoGridCardProps, 'appearance'>) {
  return <GeoGridCardView state={useGeoGrid(options)} headingLevel={headingLevel} />;
}
