'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFeatureFlags } from '../../../../permissions/use-permission.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import type { Listing } from '../../editor/listing-model.ts';
import { useListing } from '../../editor/use-listing.ts';
import { useQualityOf } from '../../quality/use-quality-of.ts';
import type { LocationItem } from '../../list/location-list.queries.ts';
import { sectionOfPart, shownSections } from '../../editor/listing-sections.ts';
import { QualityScore } from './quality-score.tsx';
import type { ListingQualityAppearance } from './listing-quality.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

interface QualityDetailProps extends Pick<ListingQualityAppearance, 'getHref'> {
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
        <DetailFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton label={t('common.loading')} blocks={4} lines={2} />
      )}
    </Drawer>
  );
}

interface DetailFailedProps {
  error: ApiError;
  onRetry: () => void;
  isRetrying: boolean;
}

function DetailFailed({ error, onRetry, isRetrying }: DetailFailedProps) {
  const t = useTranslate();
  return (
    <ErrorState
      title={t('listings.quality.detail_failed')}
      onRetry={onRetry}
      retryLabel={t('common.retry')}
      isRetrying={isRetrying}
    >
      {error.detail}
    </ErrorState>
  );
}

interface PartsProps {
  listing: Listing;
  hrefOf: (section: (typeof sectionOfPart)[keyof typeof sectionOfPart]) => string | undefined;
}

function Parts({ listing, hrefOf }: PartsProps) {
  const t = useTranslate();
  const { quality, error, refetch, isFetching } = useQualityOf(listing);
  const flags = useFeatureFlags();
  if (error) return <DetailFailed error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!quality) return <Skeleton label={t('common.loading')} blocks={4} lines={2} />;
  const { score, parts, next } = quality;
  return (
    <Stack gap={3}>
      <QualityScore score={score} />
      <Heading level={3} size="m" padding={[3, 0, 0]}>
        {t('listings.quality.next_title')}
      </Heading>
      {next.length === 0 && <Text as="p">{t('listings.quality.complete')}</Text>}
      <List lines="below">
        {next.slice(0, 5).map(({ part, gain }) => {
          const name = t(`listings.quality.part.${part}`);
          const [section] = shownSections([sectionOfPart[part]], flags);
          const href = section && hrefOf(section);
          return (
            <Row key={part} as="li" justify="between" gap={4} padding={[3, 0]}>
              {href ? (
                <Link href={href} isInApp>
                  {t('listings.quality.improve', { part: name })}
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <Text flex="none" tone="muted">
                {t('listings.quality.gain', { count: Math.max(1, Math.round(gain)) })}
              </Text>
            </Row>
          );
        })}
      </List>
      <Heading level={3} size="m" padding={[3, 0, 0]}>
        {t('listings.quality.parts_title')}
      </Heading>
      <List lines="below">
        {parts.map(({ part, points, weight }) => (
          <Row key={part} as="li" justify="between" gap={4} padding={[3, 0]}>
            <span>{t(`listings.quality.part.${part}`)}</span>
            <Text flex="none" tone="muted">
              {t('listings.quality.part_points', { points: Math.round(points), weight })}
            </Text>
          </Row>
        ))}
      </List>
    </Stack>
  );
}
