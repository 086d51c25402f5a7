'use client';
import type { JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationItem } from '../../list/location-list.queries.ts';
import type { ListingQualityState } from '../../quality/use-listing-quality.ts';
import { QualityScore } from './quality-score.tsx';
import type { ListingQualityAppearance } from './listing-quality.tsx';
import { Inset, Spread } from '../../../../ui/layout/stack.tsx';
import { ScreenBody, ScreenRows } from '../../../../patterns/screen.tsx';

interface QualityTableProps extends Pick<ListingQualityAppearance, 'getHref'> {
  state: ListingQualityState;
  isNarrow: boolean;
}

/** The locations, the weakest first, each with links to what would improve it. */
export function QualityTable({ state, isNarrow, getHref }: QualityTableProps): JSX.Element {
  const t = useTranslate();
  const { error, count } = state;
  if (error)
    return (
      <ErrorState
        title={t('listings.list.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {failureText(error, t)}
      </ErrorState>
    );
  if (count === undefined) return <Skeleton label={t('common.loading')} blocks={6} lines={2} />;
  if (count === 0)
    return (
      <EmptyState
        role="status"
        title={t(state.band ? 'listings.quality.empty' : 'listings.list.empty')}
        actions={
          state.band && <Button onPress={() => state.setBand(null)}>{t('listings.quality.all')}</Button>
        }
      />
    );
  const name = (location: LocationItem) => (
    <Text as="div" weight="medium" minInlineSize="0" wrap="anywhere">
      {getHref ? (
        <Link
          variant="name"
          href={getHref(location)}
          isInApp
          aria-label={`${location.name}, ${location.formatted_address}`}
        >
          {location.name}
        </Link>
      ) : (
        <span>{location.name}</span>
      )}
      <Text as="div" tone="muted" size="s" weight="regular">
        {location.formatted_address}
      </Text>
    </Text>
  );
  const detail = (location: LocationItem) => (
    <Button
      size="s"
      aria-label={t('listings.quality.show_of', {
        name: `${location.name}, ${location.formatted_address}`,
      })}
      onPress={() => state.setOpen(location)}
    >
      {t('listings.quality.show')}
    </Button>
  );
  return (
    <ScreenBody>
      <ScreenRows align="center">
        <VirtualTable
          label={t('listings.quality.table')}
          columns={[
            {
              id: 'name',
              header: t('listings.list.column.name'),
              width: 'minmax(230px, 2.2fr)',
              isRowHeader: true,
              render: name,
            },
            {
              id: 'code',
              header: t('listings.list.column.store_code'),
              width: 'minmax(110px, 1fr)',
              render: ({ store_code }) => store_code,
            },
            {
              id: 'score',
              header: t('listings.quality.column.score'),
              width: 'minmax(150px, 1fr)',
              render: ({ quality_score }) => <QualityScore score={quality_score} />,
            },
            {
              id: 'detail',
              header: t('listings.quality.column.detail'),
              width: 'minmax(140px, 0.8fr)',
              render: detail,
            },
          ]}
          rowCount={count}
          rowAt={state.at}
          getKey={({ id }) => String(id)}
          waitingLabel={t('listings.list.rows_unknown')}
          onRangeChange={state.showRange}
          onAction={state.setOpen}
          question={state.band ?? 'all'}
          {...(isNarrow && {
            estimatedHeight: 112,
            renderCard: (location: LocationItem) => (
              <Spread part="ListingQuality-card" gap={4} rowGap={3} padding={[4, 5]}>
                <Inset basis="100%">{name(location)}</Inset>
                <QualityScore score={location.quality_score} />
                {detail(location)}
              </Spread>
            ),
          })}
        />
      </ScreenRows>
    </ScreenBody>
  );
}
