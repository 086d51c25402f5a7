'use client';
import { type JSX, useId } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { DataRow } from '../../../company/ui/shared/data-row.tsx';
import type { FoundPlace } from '../../competition/competitors.ts';
import type { CompetitorListState } from '../../competition/use-competitor-list.ts';
import { RankLocationPicker } from '../pickers/rank-location-picker.tsx';
import { PlaceFacts } from './place-facts.tsx';

interface CompetitorSearchProps {
  state: CompetitorListState;
  headingLevel: 2 | 3;
}

const label = { tone: 'muted', size: 's', weight: 'medium' } as const;

/** Finds a listing on the map near an own location; before a name is typed, shows who is ahead of it. */
export function CompetitorSearch({ state, headingLevel }: CompetitorSearchProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { search, limit } = state;
  const fullReason = limit.isReached ? t('rankings.competitors.limit', { count: limit.max }) : undefined;
  return (
    <Card title={t('rankings.competitors.add_title')} headingLevel={headingLevel}>
      <Stack gap={5}>
        <Grid fit="260px" gap={5} rowGap={4}>
          <Stack role="group" aria-labelledby={id} gap={2} minInlineSize="0">
            <Text id={id} {...label}>
              {t('rankings.competitors.near')}
            </Text>
            <RankLocationPicker value={search.facility} onChange={search.setFacility} />
          </Stack>
          <Stack gap={2} minInlineSize="0">
            <Text aria-hidden {...label}>
              {t('rankings.competitors.search')}
            </Text>
            <SearchField
              label={t('rankings.competitors.search')}
              clearLabel={t('common.clear')}
              value={search.text}
              onChange={search.setText}
            />
          </Stack>
        </Grid>
        <FoundPlaces search={search} fullReason={fullReason} headingLevel={headingLevel === 2 ? 3 : 4} />
      </Stack>
      <VisuallyHidden as="p" role="status">
        {search.added && t('rankings.competitors.added', { name: search.added.name })}
      </VisuallyHidden>
    </Card>
  );
}

interface FoundPlacesProps {
  search: CompetitorListState['search'];
  /** Why none can be added any more. */
  fullReason: string | undefined;
  headingLevel: 3 | 4;
}

/** Listings to choose from: what the search found, or who is ahead of the location. */
function FoundPlaces({ search, fullReason, headingLevel }: FoundPlacesProps): JSX.Element {
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
          {failureText(error, t)}
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

interface PlaceRowProps {
  place: FoundPlace;
  /** Why none can be added any more. */
  fullReason: string | undefined;
  isAdding: boolean;
  onAdd: () => void;
}

/** A listing to choose, or why it cannot be chosen. */
function PlaceRow({ place, fullReason, isAdding, onAdd }: PlaceRowProps): JSX.Element {
  const t = useTranslate();
  const reason = place.is_own
    ? t('rankings.competitors.is_own')
    : place.is_service_area
      ? t('rankings.competitors.is_service_area')
      : place.is_competitor
        ? t('rankings.competitors.is_competitor')
        : undefined;
  return (
    <DataRow
      isBusy={isAdding}
      title={place.name}
      text={
        <>
          <PlaceFacts place={place} distance={place.distance} />
          {place.ahead_count !== null && place.ahead_count > 0 && (
            <div>{t('rankings.competitors.ahead', { count: place.ahead_count })}</div>
          )}
        </>
      }
      actions={
        reason ? (
          <Tag tone={place.is_service_area ? 'warn' : 'mute'}>{reason}</Tag>
        ) : (
          <Button
            size="s"
            icon={<PlusIcon size={14} />}
            aria-label={t('rankings.competitors.add_named', { name: place.name })}
            disabledReason={fullReason}
            isPending={isAdding}
            pendingLabel={t('rankings.competitors.adding')}
            onPress={onAdd}
          >
            {t('rankings.competitors.add')}
          </Button>
        )
      }
    />
  );
}
