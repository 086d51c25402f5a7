import type { Services } from '../../../services.ts';
import { askForPlaces } from './ask-for-places.ts';
import { searchPlaces, type PlaceSearch } from './google-places.queries.ts';

/** What an account has as far as we know, while Google is asked again where that is old. */
export async function listPlacesOf(
  services: Services,
  account: { companyId: number; accountId: number },
  search: PlaceSearch,
) {
  return services.database.queries.transaction(async (tx) => {
    await askForPlaces(services, tx, account, { isForced: search.refresh ?? false });
    return searchPlaces(tx, account, search);
  });
}
