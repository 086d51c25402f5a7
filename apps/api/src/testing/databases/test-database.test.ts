import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows, type Database } from '../../database/database.ts';
import { sendMailJob } from '../../mail/send-mail.ts';
import { databaseFingerprint } from '../oracles/database-fingerprint.ts';
import { startTestApi } from '../clients/start-test-api.ts';
import { emptyDatabase } from './test-database.ts';

test.each([
  ['a few', 3],
  ['so many rows that all tables get new files', 30_000],
])('BAS-01 a test begins without rows, jobs and used ids, though the last one left %s', async (_, count) => {
  const { database } = await emptyDatabase();
  const before = await databaseFingerprint(database.queries);
  const api = await startTestApi();
  const first = await leave(api, count);
  expect(await databaseFingerprint(database.queries)).not.toBe(before);

  await emptyDatabase();
  expect(await databaseFingerprint(database.queries)).toBe(before);
  expect(await waitingJobs(database)).toEqual([]);
  const next = await startTestApi();
  expect(await leave(next, 1)).toEqual(first);
});

test('BAS-01 an id that only a rolled-back row had is given again', async () => {
  const { make, services } = await startTestApi();
  const { queries } = services.database;
  const refused = queries.transaction(async (tx) => {
    await tx.execute(sql`select nextval('companies_id_seq'), nextval('locations_id_seq')`);
    throw new Error('rolled back');
  });
  await expect(refused).rejects.toThrow('rolled back');
  expect(await make.company()).toBe(2);
  const next = await startTestApi();
  expect(await next.make.company()).toBe(1);
});

test('BAS-01 references are checked again once the database is empty', async () => {
  const { services } = await startTestApi();
  const orphan = services.database.queries.execute(
    sql`insert into members (company_id, user_id, type, status, all_facilities_access) values (7, 7, 1, 'active', true)`,
  );
  await expect(orphan).rejects.toMatchObject({ cause: { code: '23503' } });
});

/** Inserts rows that refer to each other, and a job. Returns the ids of the rows. */
async function leave({ make, services }: Awaited<ReturnType<typeof startTestApi>>, reviews: number) {
  const { queries } = services.database;
  const companyId = await make.company();
  const locationId = await make.location(companyId);
  const reviewId = await make.review(companyId, locationId);
  await queries.execute(
    sql`insert into reviews (company_id, location_id, google_name, rating, author_name, created_at, updated_at)
        select company_id, location_id, 'reviews/more-' || n, 4, 'Gość', created_at, updated_at
        from reviews, generate_series(2, ${reviews}::int) n where id = ${reviewId}`,
  );
  await services.jobs.enqueue(queries, { name: sendMailJob.name }, [{ payload: {} }]);
  return { companyId, locationId, reviewId };
}

function waitingJobs({ queries }: Database) {
  return rows(queries, sql`select name from pgboss.job`);
}
