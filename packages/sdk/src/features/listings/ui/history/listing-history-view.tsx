'use client';
import { useRef, type ReactNode, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CalendarIcon } from '../../../../ui/icons/place-icons.tsx';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { HistoryBanners } from './history-banners.tsx';
import { HistoryControls } from './history-controls.tsx';
import { HistoryDifferences } from './history-differences.tsx';
import { HistoryMoments } from './history-moments.tsx';
import { HistoryRest } from './history-rest.tsx';

/** How the history fits into the page around it. */
export interface ListingHistoryLooks {
  /** Above the history. @defaultValue "Wizytówka w czasie" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

interface ListingHistoryViewProps extends ListingHistoryLooks {
  /** From `useListingHistory`. */
  history: ListingHistoryState;
}

/** The looks of a listing over time: everything it shows and does comes in through its props. */
export function ListingHistoryView({
  history,
  title,
  headingLevel = 2,
}: ListingHistoryViewProps): JSX.Element {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  return (
    <Stack
      part="ListingHistory"
      gap={5}
      minInlineSize="0"
      ref={root}
      data-layout={isNarrow ? 'narrow' : 'wide'}
    >
      <Stack part="ListingHistory-header" gap={1}>
        <Heading level={headingLevel}>{title ?? t('listings.history.title')}</Heading>
        <Text as="p" tone="muted">
          {t('listings.history.lead')}
        </Text>
      </Stack>
      <HistoryControls history={history} />
      <HistoryBanners history={history} />
      <Shown history={history} headingLevel={levelBelow[headingLevel]} />
    </Stack>
  );
}

const levelBelow = { 1: 2, 2: 3, 3: 4 } as const;

interface ShownProps {
  history: ListingHistoryState;
  headingLevel: 2 | 3 | 4;
}

function Shown({ history, headingLevel }: ShownProps) {
  const t = useTranslate();
  const format = useFormat();
  const { asOf, isUnknown, error, knownSince } = history;
  if (isUnknown)
    return (
      <EmptyState
        icon={<CalendarIcon size={24} />}
        headingLevel={headingLevel}
        role="status"
        title={t('listings.history.unknown')}
        actions={
          knownSince !== undefined && (
            <Button onPress={history.showOldest}>{t('listings.history.show_oldest')}</Button>
          )
        }
      >
        {knownSince !== undefined && t('listings.history.unknown_text', { date: format.date(knownSince) })}
      </EmptyState>
    );
  if (asOf)
    return (
      <>
        {asOf.differing.length === 0 ? (
          <EmptyState
            icon={<CheckIcon size={24} />}
            headingLevel={headingLevel}
            role="status"
            title={t('listings.history.nothing')}
          >
            {t('listings.history.nothing_text')}
          </EmptyState>
        ) : (
          <HistoryDifferences history={history} asOf={asOf} headingLevel={headingLevel} />
        )}
        <HistoryMoments history={history} moments={asOf.changes} headingLevel={headingLevel} />
        <HistoryRest asOf={asOf} listing={history.listing} />
      </>
    );
  if (!error) return <Skeleton label={t('common.loading')} blocks={2} lines={3} />;
  return (
    <ErrorState
      title={t('listings.history.failed')}
      onRetry={() => void history.refetch()}
      retryLabel={t('common.retry')}
      isRetrying={history.isFetching}
    >
      {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
    </ErrorState>
  );
}
