import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../database/database.ts';
import { startCafe } from '../../testing/one-cafe.ts';
import { pollReviews } from './poll-reviews.job.ts';

const once = { tries: 0, isLastTry: false };

test('BAS-02 a chain too large for one round is polled at the pace of the quota, and asked about once', async () => {
  const cafe = await startCafe();
  const { companyId, jobs } = cafe;
  const requestsPerMinute = 60;
  const config = { ...cafe.services.config, GOOGLE_REQUESTS_PER_MINUTE: requestsPerMinute };
  const services = { ...cafe.services, config };
  const { queries } = services.database;
  await queries.execute(sql`
    insert into locations (company_id, google_account_id, google_name, name, store_code, street, postal_code, city, region, country, verification)
    select company_id, google_account_id, 'locations/more-' || n, name, '', street, '', city, '', country, 'is_verified'
    from locations, generate_series(1, 299) n where company_id = ${companyId}`);

  await pollReviews.run(services, {}, once);
  await pollReviews.run(services, {}, once);
  expect(await jobs.waiting('poll-location')).toHaveLength(300);

  const [span] = await rows<{ seconds: number | string }>(
    queries,
    sql`select extract(epoch from max(start_after) - min(start_after)) as seconds from pgboss.job where name = 'poll-location'`,
  );
  const aMinute = 300 / (Number(span?.seconds) / 60);
  expect(aMinute).toBeLessThan(requestsPerMinute / 2);
});
