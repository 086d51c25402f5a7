'use client';
import type { JSX } from 'react';
import { listingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { ListingSection } from '../../editor/listing-sections.ts';
import type { LocationItem } from '../../list/location-list.queries.ts';
import {
  type ListingQualityOptions,
  type ListingQualityState,
  useListingQuality,
} from '../../quality/use-listing-quality.ts';
import { BandFilter } from './band-filter.tsx';
import { QualityDetail } from './quality-detail.tsx';
import { QualityTable } from './quality-table.tsx';

export interface ListingQualityProps extends ListingQualityOptions, ListingQualityAppearance {
  /** Appearance of this view alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * How complete the company's listings are: the number in each band, the weakest first, and for each what would raise
 * its score most, with a link to that section of the editor. Fills its parent, which needs a definite height. The
 * installation's flag `listing_quality` switches it on.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are shown in place.
 * @selector .pinfold-ListingQuality
 * @example
 * ```tsx
 * <ListingQuality getHref={({ id }, section) => `/locations/${id}${section ? `#${section}` : ''}`} />
 * ```
 */
export function ListingQuality({ appearance, ...props }: ListingQualityProps): JSX.Element {
  return (
    <FeatureSurface
      component="ListingQuality"
      appearance={appearance}
      isFullHeight
      messages={[listingsMessages]}
      permission={usePermission('view_facilities_data')}
      forbidden="listings.list.forbidden"
    >
      <Allowed {...props} />
    </FeatureSurface>
  );
}

function Allowed({ band, onBandChange, ...viewProps }: Omit<ListingQualityProps, 'appearance'>) {
  const t = useTranslate();
  const state = useListingQuality({ band, onBandChange });
  if (!useFeatureMessages(listingsMessages)) return <Skeleton label={t('common.loading')} blocks={6} />;
  return <ListingQualityView state={state} {...viewProps} />;
}

/** How the quality view fits into the page around it. */
export interface ListingQualityAppearance {
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where a location is edited, at a part of the editor if one is named. Left out, nothing leads there. */
  getHref?: ((location: LocationItem, section?: ListingSection) => string) | undefined;
}

export interface ListingQualityViewProps extends ListingQualityAppearance {
  /** From `useListingQuality`. */
  state: ListingQualityState;
}

/**
 * The viewProps of the quality view: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useListingQuality();
 * return <Surface isFullHeight><ListingQualityView state={state} /></Surface>;
 * ```
 */
export function ListingQualityView({
  state,
  headingLevel = 1,
  getHref,
}: ListingQualityViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  return (
    <Screen part="ListingQuality" layout={layout}>
      {state.isOn ? (
        <>
          <Stack
            part="ListingQuality-header"
            flex="none"
            gap={4}
            padding={[6, 7, 5]}
            narrow={{ padding: [4, 5, 4] }}
          >
            <PageHeader
              title={t('listings.quality.title')}
              headingLevel={headingLevel}
              lead={t('listings.quality.lead')}
            />
            <BandFilter state={state} />
          </Stack>
          <QualityTable state={state} isNarrow={layout.isNarrow} getHref={getHref} />
          {state.open && (
            <QualityDetail location={state.open} getHref={getHref} onClose={() => state.setOpen(undefined)} />
          )}
        </>
      ) : (
        <ForbiddenState title={t('listings.list.forbidden')} reason={t('listings.quality.off')} />
      )}
    </Screen>
  );
}
