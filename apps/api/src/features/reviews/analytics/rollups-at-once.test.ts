import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keptRollups, recountedRollups } from '../../../testing/oracles/recounted-rollups.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { opinionWriters } from '../../../testing/worlds/opinion-writers.ts';

test('RV-08 writers who touch the same days at once lose no count, and nor does a new time zone among them', async () => {
  const { make, services } = await startTestApi();
  const { queries } = services.database;
  const companyId = await make.company({ timezone: 'Europe/Warsaw' });
  const locationId = await make.location(companyId);
  const tagId = await make.tag(companyId, 'kawa');
  const createdAt = new Date('2026-03-28T22:30:00Z');
  const ids = await Promise.all(
    Array.from({ length: 12 }, () => make.review(companyId, locationId, { createdAt })),
  );
  const writers = opinionWriters(
    { reviews: sql`reviews`, tagged: sql`tagged_reviews` },
    { companyId, tagId, ids },
    (id) => [
      sql`insert into reviews (company_id, location_id, google_name, rating, author_name, created_at, updated_at)
        values (${companyId}, ${locationId}, ${`more-${id}`}, 5, 'Ewa', ${createdAt.toISOString()}, ${createdAt.toISOString()})`,
    ],
  );
  await Promise.all(writers.map((statement) => queries.execute(statement)));
  const kept = await keptRollups(queries);
  expect(kept).toEqual(await recountedRollups(queries));
  expect(kept.length).toBeGreaterThan(1);
});
