'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ListingSection } from '../../editor/listing-sections.ts';
import type { LocationItem } from '../../list/location-list-queries.ts';
import type { ListingQualityState } from '../../quality/use-listing-quality.ts';
import { ForbiddenLocations } from '../list/forbidden-locations.tsx';
import { BandFilter } from './band-filter.tsx';
import { QualityDetail } from './quality-detail.tsx';
import { QualityTable } from './quality-table.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';

/** How the quality view fits into the page around it. */
export interface ListingQualityLooks {
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where a location is edited, at a part of the editor if one is named. Left out, nothing leads there. */
  getHref?: ((location: LocationItem, section?: ListingSection) => string) | undefined;
}

export interface ListingQualityViewProps extends ListingQualityLooks {
  /** From `useListingQuality`. */
  state: ListingQualityState;
}

/**
 * The looks of the quality view: everything it shows and does comes in through its props.
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
        <ForbiddenLocations reason={t('listings.quality.off')} />
      )}
    </Screen>
  );
}
