import type { ApiError } from '../../client/api-error.ts';
import { type SearchLocation, useSearchLocations } from '../company/search-locations/search-locations.ts';
import { useWebsites, type Website } from '../company/websites/websites.ts';

/** A place from which websites are looked for. */
export type SearchPlace = Pick<SearchLocation, 'id' | 'name' | 'latitude' | 'longitude'>;

/** The company's websites and from where they are looked for, with the one that is meant. */
interface WatchedWebsites {
  websites: Website[];
  /** The one with the id, else the first. */
  website: Website | undefined;
  places: SearchPlace[];
  /** The company has no website. */
  isEmpty: boolean;
  isPending: boolean;
  isFetching: boolean;
  /** Set while the websites are not known. */
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}

const none: never[] = [];

/** Reads what every screen of a website chooses from. */
export function useWatchedWebsites(
  id: number | undefined,
  { enabled }: { enabled: boolean },
): WatchedWebsites {
  const list = useWebsites({ enabled });
  const places = useSearchLocations({ enabled });
  const websites = list.data?.results ?? none;
  return {
    websites,
    website: websites.find((website) => website.id === id) ?? websites[0],
    places: places.data?.results ?? none,
    isEmpty: list.data?.results.length === 0,
    isPending: list.isPending,
    isFetching: list.isFetching,
    error: list.data ? null : list.error,
    refetch: list.refetch,
  };
}
