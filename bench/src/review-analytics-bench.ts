import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../apps/api/src/database/database.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { compare, timed, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { recordedStatements } from './recorded-statements.ts';

/** The cost of analytics: responses compared with their bare SQL, and what the rollups add to a write. */
export async function benchReviewAnalytics(
  { services }: ScaleDatabase,
  { runs, say }: { runs: number; say: (line: string) => void },
): Promise<Ratio[]> {
  const { queries } = services.database;
  await tellSizes(queries, say);
  await tellWrites(queries, say);
  const app = createApp(services);
  const headers = await benchHeaders(services);
  const driver = driverOf(queries);
  const ratios: Ratio[] = [];
  for (const [name, [path, body]] of Object.entries(await casesOf(queries))) {
    const endpoint = async () => {
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await app.request(`/reviews/analytics/${path}`, request);
      const answer = await response.text();
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${answer}`);
    };
    const recorded = await recordedStatements(queries, endpoint);
    const bare = async () => {
      for (const { text, params } of recorded) await driver.query(text, params);
    };
    ratios.push(await compare(name, { endpoint, bare }, runs));
  }
  return ratios;
}

type Asked = [path: string, search: object];

async function casesOf(queries: Queryable): Promise<Record<string, Asked>> {
  const [found] = await rows<{ city: string; tag: number }>(
    queries,
    sql`select l.city, (select min(id)::float8 from review_tags where company_id = 1) as tag
        from locations l where l.company_id = 1 group by l.city order by count(*) desc, l.city limit 1`,
  );
  if (!found) throw new Error('the scale company has locations');
  const cities = [found.city];
  const lastYear = { date_from: new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10) };
  return {
    overview: ['', {}],
    'overview, 365 days': ['', lastYear],
    'overview, one city': ['', { cities }],
    'overview, one category': ['', { tags: [found.tag] }],
    'by location, page 1': ['by/?dimension=location', {}],
    'by location, by rating': ['by/?dimension=location&order_by=average_rating', lastYear],
    'by location, one city': ['by/?dimension=location', { cities }],
    'by city': ['by/?dimension=city', {}],
    'by category': ['by/?dimension=category', {}],
    'by category, one city': ['by/?dimension=category', { cities }],
    'overview, with text': ['', { comment: true }],
  };
}

async function tellSizes(queries: Queryable, say: (line: string) => void): Promise<void> {
  for (const table of ['reviews', 'tagged_reviews', 'review_rollups', 'review_tag_rollups']) {
    const [size] = await rows<{ count: number; megabytes: number }>(
      queries,
      sql`select count(*)::float8 as count, pg_total_relation_size(${table}::regclass)::float8 / 1e6 as megabytes
          from ${sql.identifier(table)}`,
    );
    say(
      `  ${table.padEnd(20)}${size?.count ?? 0} rows, ${(size?.megabytes ?? 0).toFixed(0)} MB with indexes`,
    );
  }
}

/** Ten thousand reviews that come, change and go, each time with the rollups kept and without. */
async function tellWrites(queries: Queryable, say: (line: string) => void): Promise<void> {
  for (const mode of ['off', 'on']) {
    const milliseconds: string[] = [];
    await queries
      .transaction(async (tx) => {
        await tx.execute(sql`select set_config('pinfold.rollups', ${mode}, true)`);
        for (const [name, statement] of Object.entries(writes))
          milliseconds.push(
            `${name} ${(await timed(async () => void (await tx.execute(statement)))).toFixed(0)} ms`,
          );
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    say(`  10,000 reviews, rollups ${mode.padEnd(4)}${milliseconds.join(', ')}`);
  }
}

class Undone extends Error {}

const writes = {
  insert: sql`
    insert into reviews (company_id, location_id, google_name, rating, author_name, created_at, updated_at, comment)
    select company_id, location_id, google_name || '-again', rating, author_name, created_at, updated_at, comment
    from reviews where company_id = 1 order by id limit 10000`,
  'change stars': sql`
    update reviews set rating = 1 + rating % 5 where company_id = 1 and google_name like '%-again'`,
  'change a note': sql`
    update reviews set has_note = not has_note where company_id = 1 and google_name like '%-again'`,
  tag: sql`
    insert into tagged_reviews (company_id, tag_id, review_id, sentiment)
    select r.company_id, (select min(id) from review_tags where company_id = 1), r.id, 'neutral'
    from reviews r where r.company_id = 1 and r.google_name like '%-again'`,
};
