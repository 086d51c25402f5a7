import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getCompetition,
  listCompetitors,
  listSuggestedCompetitors,
} from '@pinfold/contract/features/rankings/competitors.endpoints';
import { listRankGrids } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { getRankOverview, listRankKeywords } from '@pinfold/contract/features/rankings/positions.endpoints';
import { rows } from '../../database/database.ts';
import { importGoogleAccount } from '../../features/integrations/import-google-account.service.ts';
import { rankDrift } from '../../testing/oracles/rank-drift.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { addPresence } from '../add-presence.ts';
import { demoPresence } from '../demo-companies.ts';
import { demoRankings } from './demo-rankings.ts';
import { seedRankings } from './seed-rankings.ts';

const plan = { ...demoRankings.sowa, days: 40 };

test(
  'MON-03 MON-05 BEY-10 the demo opens with a past that is the same on every run and adds up',
  { timeout: 120_000 },
  async () => {
    const { make, ok, services, sandbox } = await startTestApi({
      world: 'demo',
      now: new Date('2026-11-21T12:00:00Z'),
    });
    const { queries } = services.database;
    const [first, second] = [await make.company(), await make.company()];
    for (const companyId of [first, second]) {
      await importGoogleAccount(services, companyId, 'demo-sowa');
      await addPresence(services, companyId, demoPresence.sowa);
      await seedRankings(services, companyId, plan, sandbox.rankPlaces);
    }
    const as = await make.member(first, { type: memberTypes.owner });

    const past = (companyId: number) =>
      rows(
        queries,
        sql`select l.store_code, t.keyword, d.day::text as day, d.best, d.points, d.found, d.sum, d.top3
            from rank_days d
            join locations l on l.company_id = d.company_id and l.id = d.location_id
            join rank_terms t on t.company_id = d.company_id and t.id = d.term_id
            where d.company_id = ${companyId} order by 1, 2, 3`,
      );
    const days = await past(first);
    // Two days in forty the provider was silent; the location without a pin on the map has none.
    expect(days.length).toBeGreaterThan(plan.days * 50);
    expect(await past(second)).toEqual(days);
    expect(await rankDrift(queries)).toEqual([]);
    const left = await rows(queries, sql`select id from rank_lookups`);
    expect(left).toEqual([]);

    const { results: keywords, today } = await ok(listRankKeywords, { as });
    expect(keywords.map(({ keyword }) => keyword).toSorted()).toEqual(
      [...demoPresence.sowa.keywords].toSorted(),
    );
    for (const { measured_from, measured_to } of keywords)
      expect([measured_from, measured_to]).toEqual(['2026-10-12', '2026-11-20']);
    expect(today).toBe('2026-11-21');
    const overview = await ok(getRankOverview, { as, body: { preset: 'last_30_days' } });
    const gaps = overview.dates.filter((_, index) => overview.series.points[index] === 0);
    expect(gaps).toEqual(['2026-11-12', today]);
    expect(overview.total.top3).toBeGreaterThan(0);
    expect(overview.total.top10).toBeGreaterThan(0);

    const { results: competitors } = await ok(listCompetitors, { as });
    expect(competitors).toHaveLength(1);
    const [grid] = (await ok(listRankGrids, { as })).results;
    if (!grid) throw new Error('there is a grid');
    expect(grid).toMatchObject({ size: 3, scans_count: 2, last_scan: { status: 3, points: 9 } });
    expect(grid.last_scan?.rivals).toHaveLength(10);
    expect(grid.next_scan_on && grid.next_scan_on > today).toBe(true);
    const preset = 'last_30_days' as const;
    const body = { facility: grid.facility.id, keywords: [grid.keyword], preset };
    const { own, competitors: beside } = await ok(getCompetition, { as, body });
    expect(own.summary.latest_on).toBe('2026-11-20');
    expect(beside.map(({ name, summary }) => [name, summary.latest_on])).toEqual([
      [competitors[0]?.name, '2026-11-20'],
    ]);
    const { results: suggested } = await ok(listSuggestedCompetitors, { as });
    expect(suggested).toHaveLength(10);
    expect(suggested.map(({ place_id }) => place_id)).not.toContain(competitors[0]?.place_id);
  },
);
