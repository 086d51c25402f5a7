import { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../services.ts';
import { storeReviews } from './store-reviews.ts';

export interface ReviewedLocation {
  id: number;
  /** `accounts/{a}/locations/{l}` */
  googleName: string;
}

/** Brings in every review of a location; answers how many there are. An unverified location has none to give. */
export async function importReviews(
  services: Services,
  companyId: number,
  refreshToken: string,
  location: ReviewedLocation,
): Promise<number> {
  const { database, google } = services;
  let count = 0;
  try {
    for await (const page of google.as(refreshToken).listReviews(location.googleName)) {
      await database.queries.transaction((tx) => storeReviews(services, tx, companyId, location.id, page));
      count += page.length;
    }
  } catch (error) {
    if (!(error instanceof GoogleError) || (error.kind !== 'denied' && error.kind !== 'unverified'))
      throw error;
  }
  return count;
}
