import { maxCompetitors } from '@pinfold/contract/features/rankings/rank-depth';
import { useState } from 'react';
import { useFeatureMessages } from '../../../i18n/use-feature-messages.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useRestedText } from '../../../state/use-rested-text.ts';
import { companyMessages } from '../../company/company-messages.ts';
import { isAboutPlan } from '../../company/form-refusal.ts';
import { useFormRefusal } from '../../company/use-form-refusal.ts';
import { useReviewLocations } from '../../listings/use-review-locations.ts';
import type { Competitor, CompetitorPlace } from '../ranking.ts';
import { rankingsMessages } from '../rankings-messages.ts';
import { competitionAccess, competitorsAccess } from './competition-access.ts';
import { useCompetitorPlaces } from './use-competitor-places.ts';
import { useCompetitors } from './use-competitors.ts';

/** Which location to search near at first. */
export interface CompetitorListOptions {
  /** Id of the own location; left out, the first one. */
  defaultFacility?: number | undefined;
}

/**
 * The listings that the company compares itself with, without their looks: the list with its limit, the search for
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
export function useCompetitorList({ defaultFacility }: CompetitorListOptions = {}) {
  const areWords = [useFeatureMessages(rankingsMessages), useFeatureMessages(companyMessages)];
  const areWordsReady = areWords.every(Boolean);
  const { wordsFor } = useFormRefusal();
  const { create, remove, competitors, limit, ...list } = useCompetitors();
  const viewing = usePermission(competitionAccess);
  const permission = usePermission(competitorsAccess);
  const [chosen, setFacility] = useState(defaultFacility);
  const { data: locations } = useReviewLocations();
  const facility = chosen ?? locations?.results[0]?.id;
  const [asked, setAsked] = useState<Competitor>();
  const [q, setQ] = useState('');
  const { text, setText } = useRestedText(q, setQ);
  const found = useCompetitorPlaces({ facility, q });
  const isFull = list.data !== undefined && competitors.length >= limit;

  return {
    competitors,
    /** How many the company can have, and whether none can be added any more. */
    limit: {
      used: competitors.length,
      max: limit,
      left: Math.max(0, limit - competitors.length),
      isReached: isFull,
    },
    /** The plan allows fewer than the product does. */
    isLimitOfPlan: limit < maxCompetitors,
    /** Until the list and the words are here. */
    isPending: list.isPending || !areWordsReady,
    areWordsReady,
    isFetching: list.isFetching,
    /** Why there is nothing to show; what fails later is told to the host alone. */
    error: list.data ? null : list.error,
    refetch: list.refetch,
    /** Whether the reader may see competitors at all. */
    viewing,
    /** Whether the reader may choose them. */
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
      /** Who was added last. */
      added: create.data,
      refusal: wordsFor(create.error),
      isAboutPlan: isAboutPlan(create.error),
    },
    removal: {
      /** The competitor that is about to be removed. */
      asked,
      ask: setAsked,
      cancel: () => setAsked(undefined),
      confirm: () => {
        if (asked && !remove.isPending) remove.mutate(asked.id, { onSettled: () => setAsked(undefined) });
      },
      isPending: remove.isPending,
    },
  };
}

/** What `useCompetitorList` gives. */
export type CompetitorListState = ReturnType<typeof useCompetitorList>;
