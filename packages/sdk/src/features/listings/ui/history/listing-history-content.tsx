'use client';
import { type JSX, type ReactNode, useRef } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import { CalendarIcon, PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, levelBelow, Text } from '../../../../ui/layout/text.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import type { Listing } from '../../editor/listing-model.ts';
import { useListing } from '../../editor/use-listing.ts';
import {
  type ListingHistoryOptions,
  type ListingHistoryState,
  useListingHistory,
} from '../../history/use-listing-history.ts';
import { HistoryControls } from './history-controls.tsx';
import { HistoryDifferences } from './history-differences.tsx';
import { HistoryMoments } from './history-moments.tsx';
import { HistoryRest } from './history-rest.tsx';

type Inner = ListingHistoryOptions & ListingHistoryAppearance;

/** Reads the listing, and shows it over time. */
export function ListingHistoryContent({ id, ...props }: Inner & { id: number }): JSX.Element {
  const t = useTranslate();
  const { data: listing, error, isFetching, refetch } = useListing(id);
  if (listing) return <History listing={listing} {...props} />;
  if (!error) return <Skeleton label={t('common.loading')} blocks={3} lines={3} />;
  if (error.code === 'not_found')
    return (
      <EmptyState icon={<PinIcon size={24} />} title={t('listings.history.not_found')}>
        {t('listings.history.not_found_text')}
      </EmptyState>
    );
  return (
    <ErrorState
      title={t('listings.history.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {failureText(error, t)}
    </ErrorState>
  );
}

function History({ listing, at, onAtChange, onRestored, ...viewProps }: Inner & { listing: Listing }) {
  const history = useListingHistory(listing, { at, onAtChange, onRestored });
  return <ListingHistoryView history={history} {...viewProps} />;
}

/** How the history fits into the page around it. */
export interface ListingHistoryAppearance {
  /** Above the history. @defaultValue "Wizytówka w czasie" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

interface ListingHistoryViewProps extends ListingHistoryAppearance {
  /** From `useListingHistory`. */
  history: ListingHistoryState;
}

/** The viewProps of a listing over time: everything it shows and does comes in through its props. */
function ListingHistoryView({ history, title, headingLevel = 2 }: ListingHistoryViewProps): JSX.Element {
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
      {failureText(error, t)}
    </ErrorState>
  );
}

/** Why nothing can be restored, and the outcome of the last try. */
export function HistoryBanners({ history }: { history: ListingHistoryState }): JSX.Element {
  const t = useTranslate();
  const { blocked, hasConflict, isRestored, refusal } = history;
  const isSending = blocked === 'update_in_progress';
  return (
    <>
      {isSending && isRestored && (
        <Banner tone="good" role="status">
          {t('listings.history.restored')}
        </Banner>
      )}
      {blocked && !(isSending && isRestored) && (
        <Banner role="status">{t(`listings.history.blocked.${blocked}`)}</Banner>
      )}
      {hasConflict && (
        <Banner tone="warn" role="alert" title={t('listings.history.conflict_title')}>
          {t('listings.history.conflict')}
        </Banner>
      )}
      {refusal !== undefined && (
        <Banner tone="bad" role="alert" title={t('listings.history.refused')}>
          {refusal}
        </Banner>
      )}
    </>
  );
}
