'use client';
import { useId, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { CompetitorListState } from '../../competition/use-competitor-list.ts';
import { PlaceRow } from './place-row.tsx';

interface FoundPlacesProps {
  search: CompetitorListState['search'];
  /** Why none can be added any more. */
  fullReason: string | undefined;
  headingLevel: 3 | 4;
}

/** Listings to choose from: what the search found, or who is ahead of the location. */
export function FoundPlaces({ search, fullReason, headingLevel }: FoundPlacesProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { places, isSearch, error } = search;
  const title = t(isSearch ? 'rankings.competitors.found' : 'rankings.competitors.suggested');
  const nothing = t(isSearch ? 'rankings.competitors.nothing_found' : 'rankings.competitors.nobody_ahead');
  return (
    <Stack as="section" aria-labelledby={id} aria-busy={search.isFetching} gap={2}>
      <Heading level={headingLevel} id={id} size="s" tone="muted" weight="medium">
        {title}
      </Heading>
      {error ? (
        <ErrorState
          title={t('rankings.competitors.search_failed')}
          onRetry={() => void search.refetch()}
          retryLabel={t('common.retry')}
          isRetrying={search.isFetching}
        >
          {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
        </ErrorState>
      ) : search.isPending ? (
        <Skeleton label={t('rankings.competitors.searching')} blocks={2} lines={2} />
      ) : places.length === 0 ? (
        <Text as="p" tone="muted" role="status">
          {nothing}
        </Text>
      ) : (
        <List lines="between" aria-labelledby={id}>
          {places.map((place) => (
            <PlaceRow
              key={place.place_id}
              place={place}
              fullReason={fullReason}
              isAdding={search.addingId === place.place_id}
              onAdd={() => search.add(place)}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
