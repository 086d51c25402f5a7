import { useState } from 'react';
import { useFeatureMessages } from '../../../i18n/use-feature-messages.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { companyMessages } from '../company-messages.ts';
import { usePlaceSuggestions } from '../reference/use-place-suggestions.ts';
import { isAboutPlan } from '../form-refusal.ts';
import { useFormRefusal } from '../use-form-refusal.ts';
import { sharedWatchAccess } from '../shared-watch-access.ts';
import { usePlanLimit } from '../use-plan-limit.ts';
import { useSearchLocations, type NewSearchLocation, type SearchLocation } from './use-search-locations.ts';
import { useTownSuggestions } from './use-town-suggestions.ts';

const noLocations: SearchLocation[] = [];

/**
 * From where the company watches its positions, without its looks: the places, the search that adds one, towns of the own
 * locations as suggestions, and the question before a place is removed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`, an ApiError; why a place was refused is
 * in `search.refusal`.
 * @example
 * ```tsx
 * const { search } = useCompanySearchLocations();
 * search.setText('Krak');
 * search.places.map((place) => place.description);
 * ```
 */
export function useCompanySearchLocations() {
  const areWordsReady = useFeatureMessages(companyMessages);
  const { wordsFor } = useFormRefusal();
  const permission = usePermission(sharedWatchAccess);
  const { create, remove, ...list } = useSearchLocations();
  const suggestions = useTownSuggestions({ create, remove });
  const [text, setText] = useState('');
  const found = usePlaceSuggestions(text);
  const [asked, setAsked] = useState<SearchLocation>();

  return {
    locations: list.data?.results ?? noLocations,
    /** Until the places and the words are here. */
    isPending: list.isPending || !areWordsReady,
    isFetching: list.isFetching,
    /** Why there is nothing to show; what fails later is told to the host alone. */
    error: list.data ? null : list.error,
    refetch: list.refetch,
    permission,
    limit: usePlanLimit('max_search_locations'),
    search: {
      text,
      setText: (next: string) => {
        // The field empties itself after each try, and the refusal has to outlive that.
        if (next !== '' && create.isError) create.reset();
        setText(next);
      },
      places: found.data ?? [],
      isSearching: found.isFetching,
      hasFailed: found.isError,
      add: (placeId: string) => {
        if (create.isPending) return;
        create.mutate({ place_id: placeId });
      },
      /** The place that is being added. */
      addingId: create.isPending ? placeIdOf(create.variables) : undefined,
      refusal: wordsFor(create.error),
      isAboutPlan: isAboutPlan(create.error),
    },
    suggestions,
    removal: {
      /** The place that is about to be removed. */
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

/** What `useCompanySearchLocations` gives. */
export type CompanySearchLocationsState = ReturnType<typeof useCompanySearchLocations>;

function placeIdOf(wanted: NewSearchLocation): string | undefined {
  return 'place_id' in wanted ? wanted.place_id : undefined;
}
