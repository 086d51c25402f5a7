'use client';
import { listingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import type { Listing } from '../../editor/listing.ts';
import { useListing } from '../../editor/use-listing.ts';
import type { LocationItem } from '../../list/location-list-queries.ts';
import { sectionOfPart } from '../../quality/section-of-part.ts';
import { QualityScore } from './quality-score.tsx';
import type { ListingQualityLooks } from './listing-quality-view.tsx';

interface QualityDetailProps extends Pick<ListingQualityLooks, 'getHref'> {
  location: LocationItem;
  onClose: () => void;
}

/** What a listing's score is made of, and what would raise it most. */
export function QualityDetail({ location, getHref, onClose }: QualityDetailProps): JSX.Element {
  const t = useTranslate();
  const { data: listing, error, refetch, isFetching } = useListing(location.id);
  return (
    <Drawer
      title={`${location.name}, ${location.formatted_address}`}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={onClose}
    >
      {listing ? (
        <Parts listing={listing} hrefOf={(section) => getHref?.(location, section)} />
      ) : error ? (
        <ErrorState
          title={t('listings.quality.detail_failed')}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          isRetrying={isFetching}
        >
          {error.detail}
        </ErrorState>
      ) : (
        <Skeleton label={t('common.loading')} blocks={4} lines={2} />
      )}
    </Drawer>
  );
}

interface PartsProps {
  listing: Listing;
  hrefOf: (section: (typeof sectionOfPart)[keyof typeof sectionOfPart]) => string | undefined;
}

function Parts({ listing, hrefOf }: PartsProps) {
  const t = useTranslate();
  const format = useFormat();
  const { score, parts, next } = listingQuality(listing, format.today());
  return (
    <Detail>
      <QualityScore score={score} />
      <Heading>{t('listings.quality.next_title')}</Heading>
      {next.length === 0 && <p>{t('listings.quality.complete')}</p>}
      <List>
        {next.slice(0, 5).map(({ part, gain }) => {
          const name = t(`listings.quality.part.${part}`);
          const href = hrefOf(sectionOfPart[part]);
          return (
            <Step key={part}>
              {href ? (
                <Link href={href} isInApp>
                  {t('listings.quality.improve', { part: name })}
                </Link>
              ) : (
                name
              )}
              <Points>{t('listings.quality.gain', { count: Math.max(1, Math.round(gain)) })}</Points>
            </Step>
          );
        })}
      </List>
      <Heading>{t('listings.quality.parts_title')}</Heading>
      <List>
        {parts.map(({ part, points, weight }) => (
          <Step key={part}>
            <span>{t(`listings.quality.part.${part}`)}</span>
            <Points>{t('listings.quality.part_points', { points: Math.round(points), weight })}</Points>
          </Step>
        ))}
      </List>
    </Detail>
  );
}

const Detail = styled.div.withConfig(innerClass('ListingQuality-detail'))`
  display: grid;
  gap: 10px;
`;

const Heading = styled.h3.withConfig(innerClass('ListingQuality-detailTitle'))`
  margin: 8px 0 0;
  font-size: var(--pf-font-size-m);
  font-weight: 600;
`;

const Step = styled.li.withConfig(innerClass('ListingQuality-step'))`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding-block: 7px;
  border-block-end: 1px solid var(--pf-line-2);
`;

const Points = styled.span.withConfig(innerClass('ListingQuality-points'))`
  flex: none;
  color: var(--pf-ink-2);
  font-variant-numeric: tabular-nums;
`;
