import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { unlessGone } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import { accountOfLocation, hasKeyOfGrant, openAccount } from '../../listings/google-grant.ts';
import { markReviewDeleted, storeAndPublish } from './store-reviews.ts';

interface PushedReview {
  /** `accounts/{a}/locations/{l}/reviews/{r}` */
  googleName: string;
}

interface OwnerRow {
  company_id: number;
  location_id: number;
  sealed_refresh_token: string;
}

/** Fetches one review that was pushed as new, changed or deleted, for each company that has its location. */
export const syncReview = defineProviderJob<PushedReview, OwnerRow[]>({
  name: 'sync-review',
  concurrency: 4,
  claim: ownersOf,
  async work(services, owners, { googleName }) {
    for (const { company_id: companyId, location_id: locationId, sealed_refresh_token: token } of owners) {
      if (!hasKeyOfGrant(services, token)) continue;
      const review = await unlessGone(openAccount(services, token).getReview(googleName));
      if (review) await storeAndPublish(services, { companyId, locationId }, [review]);
      else await markReviewDeleted(services, companyId, googleName);
    }
  },
});

function ownersOf({ database }: Services, { googleName }: PushedReview): Promise<OwnerRow[]> {
  const [, account, location] =
    /^(accounts\/[^/]+)\/(locations\/[^/]+)\/reviews\/[^/]+$/.exec(googleName) ?? [];
  return rows<OwnerRow>(
    database.queries,
    sql`select l.company_id::int8 as company_id, l.id::int8 as location_id, g.sealed_refresh_token
        from locations l join ${accountOfLocation}
        where l.google_name = ${location ?? ''} and g.name = ${account ?? ''}`,
  );
}
