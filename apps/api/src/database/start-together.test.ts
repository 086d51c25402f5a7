import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { spawnServer } from '../testing/clients/spawn-server.ts';
import { ownDatabase } from '../testing/databases/test-database.ts';
import { rows } from './database.ts';
import { openPostgres } from './open-postgres.ts';

test.skipIf(inject('postgres') === '')(
  'BAS-01 three processes that start together on an empty PostgreSQL all become ready, with one seed',
  { timeout: 600_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pinfold-together-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
    const environment = {
      DATABASE_URL: await ownDatabase(inject('postgres'), `together_${process.pid}`),
      PINFOLD_SECRET: randomBytes(32).toString('base64'),
      PINFOLD_SEED: 'scale',
      PINFOLD_SCALE_LOCATIONS: '5',
      PINFOLD_SCALE_REVIEWS: '20',
    };
    const servers = await Promise.all(
      ['web', 'web', 'worker'].map((role, index) =>
        spawnServer({ ...environment, PINFOLD_ROLE: role, PINFOLD_DATA: join(folder, String(index)) }),
      ),
    );
    for (const { url } of servers) expect((await fetch(`${url}/ready`)).status).toBe(200);

    const database = await openPostgres(environment.DATABASE_URL);
    onTestFinished(database.close);
    const [counted] = await rows(
      database.queries,
      sql`select (select count(*)::int from seeds where finished) as seeds,
            (select (count(*) - count(distinct name))::int from companies) as companies_made_twice,
            (select count(*) > 0 from reviews) as has_reviews`,
    );
    expect(counted).toEqual({ seeds: 1, companies_made_twice: 0, has_reviews: true });
  },
);
