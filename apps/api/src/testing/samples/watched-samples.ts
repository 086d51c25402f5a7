import { watchedLocations } from '../../features/listings/watched/watched.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { planted } from './planted.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of a watched location for sample requests. */
export interface WatchedRows {
  watchedId: number;
}

/** A location that somebody else owns. */
export async function makeWatchedRows(
  { make, services }: TestApi,
  { companyId }: SampleMember,
): Promise<WatchedRows> {
  const { queries } = services.database;
  const name = `Kawiarnia Obok ${planted}`;
  const placeId = `ChIJwatched${companyId}`;
  const watchedId = await make.location(companyId, {
    name,
    placeId,
    isOwner: false,
    googleName: null,
    verification: 'is_unverified',
  });
  await queries.insert(watchedLocations).values({
    companyId,
    locationId: watchedId,
    category: 'Kawiarnia',
    rating: 4.4,
    reviewsCount: 212,
    readAt: services.now(),
  });
  return { watchedId };
}

export function watchedSamples({ watchedId }: WatchedRows): Record<string, RawRequest> {
  return {
    listWatchedLocations: {},
    searchPlacesToWatch: { query: { q: 'mruczek' } },
    createWatchedLocations: { body: { place_ids: ['ChIJKotKawiarnia00000007'] } },
    deleteWatchedLocation: { params: { id: watchedId } },
  };
}
