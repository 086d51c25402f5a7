import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { readPublications } from '../features/publications/read-publications.job.ts';
import type { Services } from '../services.ts';

/** Posts and photos come after the start, one location after the other: nobody waits for their files. */
export async function promisePublications(services: Services, companyId: number): Promise<void> {
  const { database, jobs, now } = services;
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  await jobs.enqueue(
    database.queries,
    readPublications,
    found.map(({ id }, index) => ({
      payload: { companyId, locationId: id },
      at: new Date(now().getTime() + index * apartMilliseconds),
    })),
  );
}

const apartMilliseconds = 2000;
