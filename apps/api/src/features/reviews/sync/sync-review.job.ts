import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { waitForQuota } from '../../../delivery/provider-quota.ts';
import { accountOfLocation, openAccount } from '../../listings/google-grant.ts';
import { markReviewDeleted, storeAndPublish } from './store-reviews.ts';

/** Fetches one review that was pushed as new, changed or deleted. */
export const syncReview = defineJob<{ googleName: string }>({
  name: 'sync-review',
  concurrency: 4,
  async run(services, payload) {
    const { database } = services;
    const { googleName } = payload;
    const [, account, location] =
      /^(accounts\/[^/]+)\/(locations\/[^/]+)\/reviews\/[^/]+$/.exec(googleName) ?? [];
    const owners = await rows<{
      company_id: number;
      location_id: number;
      sealed_refresh_token: string;
    }>(
      database.queries,
      sql`select l.company_id::int8 as company_id, l.id::int8 as location_id, g.sealed_refresh_token
          from locations l join ${accountOfLocation}
          where l.google_name = ${location ?? ''} and g.name = ${account ?? ''}`,
    );
    for (const owner of owners) {
      const companyId = owner.company_id;
      try {
        const review = await openAccount(services, owner.sealed_refresh_token).getReview(googleName);
        await storeAndPublish(services, { companyId, locationId: owner.location_id }, [review]);
      } catch (error) {
        if (!(error instanceof GoogleError)) throw error;
        if (error.kind === 'quota') await waitForQuota(services, syncReview, payload, error);
        else if (error.kind === 'not_found') await markReviewDeleted(services, companyId, googleName);
        else throw error;
      }
    }
  },
});
