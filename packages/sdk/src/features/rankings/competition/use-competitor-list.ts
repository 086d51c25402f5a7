import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import { useState } from 'react';
import type { Schemas, ListOf } from '../../../client/schema.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { companyMessages, rankingsMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import type { QueryResult } from '../../../query/results.ts';
import { type Removal, useRemoval } from '../../../state/use-removal.ts';
import { useRestedText } from '../../../state/use-rested-text.ts';
import { isAboutPlan, useFormRefusal } from '../../../query/form-refusal.ts';
import { useReviewLocations } from '../../listings/use-locations-choice.ts';
import type { Competitor, CompetitorPlace } from '../ranking.ts';
import { competitionAccess, competitorsAccess } from './competition.queries.ts';
import { type FoundPlace, useCompetitorPlaces, useCompetitors } from './competitors.ts';

/** Which location to search near at first. */
export interface CompetitorListOptions {
  /** Id of the own location; left out, the first one. */
  defaultFacility?: number | undefined;
}

/**
 * The listings that the company compares itself with, without their view: the list with its limit, the search for
 * another near one of the own locations, those who are ahead most often, and the question before one is removed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`, an ApiError; why a listing was refused
 * is in `search.refusal`.
 * @example
 * ```tsx
 * const { competitors, limit, search } = useCompetitorList();
 * search.setText('palarnia');
 * search.places.map((place) => place.name);
 * ```
 */
export function useCompetitorList({ defaultFacility }: CompetitorListOptions = {}): CompetitorListState {
  const areWords = [useFeatureMessages(rankingsMessages), useFeatureMessages(companyMessages)];
  const areWordsReady = areWords.every(Boolean);
  const { messageFor } = useFormRefusal();
  const { create, remove, competitors, limit, ...list } = useCompetitors();
  const viewing = usePermission(competitionAccess);
  const permission = usePermission(competitorsAccess);
  const [chosen, setFacility] = useState(defaultFacility);
  const { data: locations } = useReviewLocations();
  const facility = chosen ?? locations?.results[0]?.id;
  const [q, setQ] = useState('');
  const { text, setText } = useRestedText(q, setQ);
  const found = useCompetitorPlaces({ facility, q });
  const isFull = list.data !== undefined && competitors.length >= limit;

  return {
    competitors,
    limit: {
      used: competitors.length,
      max: limit,
      left: Math.max(0, limit - competitors.length),
      isReached: isFull,
    },
    isLimitOfPlan: limit < maxCompetitors,
    isPending: list.isPending || !areWordsReady,
    areWordsReady,
    isFetching: list.isFetching,
    error: list.data ? null : list.error,
    refetch: list.refetch,
    viewing,
    permission,
    search: {
      ...found,
      facility,
      setFacility,
      text,
      setText: (next: string) => {
        if (create.isError) create.reset();
        setText(next);
      },
      add: ({ place_id }: CompetitorPlace) => {
        if (!create.isPending) create.mutate(place_id);
      },
      /** The listing that is being added. */
      addingId: create.isPending ? create.variables : undefined,
      /** The competitor that was added last. */
      added: create.data,
      refusal: messageFor(create.error),
      isAboutPlan: isAboutPlan(create.error),
    },
    removal: useRemoval<Competitor>({
      remove: ({ id }, options) => remove.mutate(id, options),
      isPending: remove.isPending,
    }),
  };
}

/** What `useCompetitorList` gives. */
export interface CompetitorListState {
  competitors: Competitor[];
  /** How many the company can have, and whether none can be added any more. */
  limit: { used: number; max: number; left: number; isReached: boolean };
  /** The plan allows fewer than the product does. */
  isLimitOfPlan: boolean;
  /** True until the list and the messages are loaded. */
  isPending: boolean;
  areWordsReady: boolean;
  isFetching: boolean;
  /** Set while there is nothing to show; later failures are only reported to the host. */
  error: ApiError | null;
  refetch: QueryResult<Schemas['CompetitorList']>['refetch'];
  /** Whether the user may see competitors at all. */
  viewing: PermissionDecision;
  /** Whether the user may choose them. */
  permission: PermissionDecision;
  search: {
    facility: number | undefined;
    setFacility: (value: number | undefined) => void;
    text: string;
    setText: (next: string) => void;
    add: (place: CompetitorPlace) => void;
    addingId: string | undefined;
    added: Competitor | undefined;
    refusal: string | undefined;
    isAboutPlan: boolean;
    places: FoundPlace[];
    isSearch: boolean;
    error: ApiError | null;
    isFetching: boolean;
    isPending: boolean;
    refetch: QueryResult<ListOf<CompetitorPlace>>['refetch'];
  };
  removal: Removal<Competitor>;
}
