'use client';
import { useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Heading } from '../../../../ui/layout/text.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import type { ListingSection } from '../../editor/listing-sections.ts';
import type { LocationItem } from '../../list/location-list-queries.ts';
import type { ListingQualityState } from '../../quality/use-listing-quality.ts';
import { ForbiddenLocations } from '../list/forbidden-locations.tsx';
import { BandFilter } from './band-filter.tsx';
import { QualityDetail } from './quality-detail.tsx';
import { QualityTable } from './quality-table.tsx';

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
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  return (
    <Root ref={root} data-layout={isNarrow ? 'narrow' : 'wide'}>
      {state.isOn ? (
        <>
          <Header>
            <div>
              <Heading level={headingLevel} size="xl">
                {t('listings.quality.title')}
              </Heading>
              <Lead>{t('listings.quality.lead')}</Lead>
            </div>
            <BandFilter state={state} />
          </Header>
          <QualityTable state={state} isNarrow={isNarrow} getHref={getHref} />
          {state.open && (
            <QualityDetail location={state.open} getHref={getHref} onClose={() => state.setOpen(undefined)} />
          )}
        </>
      ) : (
        <ForbiddenLocations reason={t('listings.quality.off')} />
      )}
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('ListingQuality'))`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: min(560px, 100dvh);
  overflow: hidden;
  background: var(--pf-background);
  color: var(--pf-ink);
`;

const Header = styled.div.withConfig(partClass('ListingQuality-header'))`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 14px;
  padding: 22px 24px 16px;
  :where([data-layout='narrow']) > & {
    padding: 14px 16px 12px;
  }
`;

const Lead = styled.p.withConfig(innerClass('ListingQuality-lead'))`
  margin: 1px 0 0;
  color: var(--pf-ink-3);
`;
