import { useState } from 'react';
import type { PageOf } from '../../../client/schema.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { companyMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePlaceSuggestions, type PlaceSuggestion } from '../reference/reference.ts';
import { isAboutPlan, useFormRefusal } from '../../../query/form-refusal.ts';
import { type Removal, useRemoval } from '../../../state/use-removal.ts';
import { sharedWatchAccess } from '../shared-watch-access.ts';
import { usePlanLimit, type LimitUse } from '../plan-limit.ts';
import { useSearchLocations, type NewSearchLocation, type SearchLocation } from './search-locations.ts';
import { useTownSuggestions, type TownSuggestions } from './use-town-suggestions.ts';

const noLocations: SearchLocation[] = [];

/**
 * From where the company watches its positions, without its view: the places, the search that adds one, towns of the own
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
export function useCompanySearchLocations(): CompanySearchLocationsState {
  const areWordsReady = useFeatureMessages(companyMessages);
  const { messageFor } = useFormRefusal();
  const permission = usePermission(sharedWatchAccess);
  const { create, remove, ...list } = useSearchLocations();
  const suggestions = useTownSuggestions({ create, remove });
  const [text, setText] = useState('');
  const found = usePlaceSuggestions(text);

  return {
    locations: list.data?.results ?? noLocations,
    isPending: list.isPending || !areWordsReady,
    isFetching: list.isFetching,
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
      refusal: messageFor(create.error),
      isAboutPlan: isAboutPlan(create.error),
    },
    suggestions,
    removal: useRemoval<SearchLocation>({
      remove: ({ id }, options) => remove.mutate(id, options),
      isPending: remove.isPending,
    }),
  };
}

/** What `useCompanySearchLocations` gives. */
export interface CompanySearchLocationsState {
  locations: SearchLocation[];
  /** True until the search locations and the messages are loaded. */
  isPending: boolean;
  isFetching: boolean;
  /** Set while there is nothing to show; later failures are only reported to the host. */
  error: ApiError | null;
  refetch: QueryResult<PageOf<SearchLocation>>['refetch'];
  permission: PermissionDecision;
  limit: LimitUse | undefined;
  search: {
    text: string;
    setText: (next: string) => void;
    places: readonly PlaceSuggestion[];
    isSearching: boolean;
    hasFailed: boolean;
    add: (placeId: string) => void;
    addingId: string | undefined;
    refusal: string | undefined;
    isAboutPlan: boolean;
  };
  suggestions: TownSuggestions;
  removal: Removal<SearchLocation>;
}

function placeIdOf(wanted: NewSearchLocation): string | undefined {
  return 'place_id' in wanted ? wanted.place_id : undefined;
}
