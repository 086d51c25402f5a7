import { importGoogleAccount } from '../features/integrations/import-google-account.service.ts';
import { importReviews } from '../features/reviews/sync/store-reviews.ts';
import type { Services } from '../services.ts';

/** Connects a Google account and waits until its locations and their reviews are here. */
export async function importCompany(services: Services, companyId: number, refreshToken: string) {
  const locations = await importGoogleAccount(services, companyId, refreshToken);
  let reviews = 0;
  for (const location of locations)
    reviews += await importReviews(services, companyId, refreshToken, location);
  return { locations: locations.length, reviews };
}
