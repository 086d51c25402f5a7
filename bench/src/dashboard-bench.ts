import { sql } from 'drizzle-orm';
import { ensureMonths } from '../../apps/api/src/database/ensure-months.ts';
import { refreshQuality } from '../../apps/api/src/features/listings/quality/refresh-quality.ts';
import { rankMonthTables } from '../../apps/api/src/features/rankings/rankings.table.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import type { Services } from '../../apps/api/src/services.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';

const terms = 50;
const days = 200;

/**
 * The dashboard of a company that watches fifty keywords at all its locations, against one select of the totals that both
 * of its periods rest on: what a screen has to read that knows nothing but positions.
 */
export async function benchDashboard({ services }: ScaleDatabase, runs: number): Promise<Ratio[]> {
  await fill(services);
  const { queries } = services.database;
  const app = createApp(services);
  const headers = await benchHeaders(services);
  const driver = driverOf(queries);
  const ratios: Ratio[] = [];
  for (const length of [7, 30, 90]) {
    const endpoint = async () => {
      const response = await app.request(`/dashboard/stats/?days=${length}`, { headers });
      const answer = await response.text();
      if (!response.ok) throw new Error(`${length} days answered ${response.status}: ${answer}`);
    };
    const bare = async () => {
      await driver.query(
        `select term_id, day::text, points, found, sum, band_top3, band_top10, band_top20, band_beyond
         from rank_totals where company_id = $1 and day >= current_date - $2::int and day < current_date`,
        [1, 2 * length],
      );
    };
    ratios.push(await compare(`${length} days`, { endpoint, bare }, runs));
  }
  return ratios;
}

/** Totals as if every location had been looked up by every keyword, and the scores of the nights. */
async function fill({ database, now }: Services): Promise<void> {
  const { queries } = database;
  const today = now().toISOString().slice(0, 10);
  const first = new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  await ensureMonths(queries, rankMonthTables, first, today);
  await queries.execute(sql`
    insert into rank_terms (company_id, id, keyword)
    select 1, number, 'fraza ' || number from generate_series(1, ${terms}) number`);
  await queries.execute(sql`
    insert into keywords (company_id, keyword, scope, created_at)
    select 1, keyword, 'company', now() from rank_terms where company_id = 1 on conflict do nothing`);
  await queries.execute(sql`
    insert into rank_totals (company_id, term_id, day, best, points, found, sum, top3,
      band_top3, band_top10, band_top20, band_beyond)
    select 1, t.id, ${today}::date - d.back, 1, 3 * l.n, 2 * l.n, 2 * l.n * (3 + t.id % 12), l.n / 3,
      l.n / 4, l.n / 4, l.n / 4, l.n / 4
    from generate_series(1, ${terms}) t (id) cross join generate_series(1, ${days}) d (back)
    cross join (select count(*)::int as n from locations where company_id = 1) l`);
  await refreshQuality({ database, now }, 1);
  await queries.execute(sql`
    insert into score_days (company_id, day, score, coverage, indicators, formula_version)
    select 1, ${today}::date - d.back, 60, 0.45,
      jsonb_build_object('map_visibility', jsonb_build_object('state', 'known', 'value', 55),
        'listing_quality', jsonb_build_object('state', 'known', 'value', 66)), 1
    from generate_series(1, ${days}) d (back)`);
  for (const table of ['rank_totals', 'locations', 'score_days'])
    await queries.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}
