import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useKeywordEntries } from '../keywords/keyword-entries.ts';
import { isAboutPlan, useFormRefusal } from '../../../query/form-refusal.ts';
import { useSearchLocations, type SearchLocation } from '../search-locations/search-locations.ts';
import { sharedWatchAccess } from '../shared-watch-access.ts';
import { usePlanLimit, type LimitUse } from '../plan-limit.ts';
import { useWebsiteKeywords, type WebsiteKeyword } from './websites.ts';

/**
 * What one website is searched by, by the place from which that is watched, without its view.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; why keywords were refused is in the
 * form's messages.
 * @example
 * ```tsx
 * const { places } = useWebsiteWatch(website.id);
 * places.map(({ location, keywords }) => `${location.name}: ${keywords.length}`);
 * ```
 */
export function useWebsiteWatch(websiteId: number): WebsiteWatch {
  const { messageFor } = useFormRefusal();
  const permission = usePermission(sharedWatchAccess);
  const locations = useSearchLocations();
  const { keywords, create, remove, ...list } = useWebsiteKeywords(websiteId);
  const [chosen, setChosen] = useState<number>();
  const entries = useKeywordEntries();
  const known = locations.data?.results ?? [];
  const location = known.find(({ id }) => id === chosen) ?? known[0];

  const submit = () => {
    if (create.isPending || !location || !entries.check()) return;
    create.mutate(
      { keywords: [...entries.entries], search_location: location.id },
      { onSuccess: entries.clear },
    );
  };
  const touch = () => {
    if (create.isError) create.reset();
  };

  return {
    isPending: list.isPending || locations.isPending,
    isFetching: list.isFetching || locations.isFetching,
    error: list.data && locations.data ? null : (list.error ?? locations.error),
    refetch: () => {
      void list.refetch();
      void locations.refetch();
    },
    permission,
    limit: usePlanLimit('max_organic_keywords'),
    locations: known,
    places: known
      .map((place) => ({ location: place, keywords: keywords.filter(isWatchedFrom(place.id)) }))
      .filter((place) => place.keywords.length > 0),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    form: {
      entries: {
        ...entries,
        add: (text: string) => {
          touch();
          entries.add(text);
        },
        remove: (entry: string) => {
          touch();
          entries.remove(entry);
        },
      },
      /** Where the new keywords are watched from; the first place unless another is chosen. */
      location,
      setLocation: (id: number) => {
        touch();
        setChosen(id);
      },
      submit,
      isAdding: create.isPending,
      refusal: messageFor(create.error),
      isAboutPlan: isAboutPlan(create.error),
    },
    remove: (keyword: WebsiteKeyword) => remove.mutate(keyword.id),
    removingId: remove.isPending ? remove.variables : undefined,
  };
}

/** What `useWebsiteWatch` gives. */
export interface WebsiteWatch {
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => void;
  permission: PermissionDecision;
  limit: LimitUse | undefined;
  /** Every place from which the company watches. */
  locations: SearchLocation[];
  /** Those with keywords of this website. */
  places: { location: SearchLocation; keywords: WebsiteKeyword[] }[];
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  form: {
    entries: {
      add: (text: string) => void;
      remove: (entry: string) => void;
      entries: readonly string[];
      isWrong: (keyword: string) => boolean;
      message: string | undefined;
      check: () => boolean;
      clear: () => void;
    };
    location: SearchLocation | undefined;
    setLocation: (id: number) => void;
    submit: () => void;
    isAdding: boolean;
    refusal: string | undefined;
    isAboutPlan: boolean;
  };
  remove: (keyword: WebsiteKeyword) => void;
  removingId: number | undefined;
}

function isWatchedFrom(id: number) {
  return (keyword: WebsiteKeyword) => keyword.search_location === id;
}
