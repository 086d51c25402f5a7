import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineLookupJobs } from '../../../providers/dataforseo/lookups/define-lookup-jobs.ts';
import { type LookupKind, openStates, postingOf } from '../../../providers/dataforseo/lookups/lookup-kind.ts';
import type { FoundPages, OrganicSearch } from '../../../providers/dataforseo/organic-results.ts';
import { type MeasuredKeyword, storeMeasured } from './measured-keywords.ts';
import { lockOrganic } from './organic-lock.ts';
import { readOrganic } from './read-organic.ts';
import type { LookupTargets, OrganicLookupResult } from './organic.table.ts';

/** The result is null where the lookup has failed: the day stays a gap. */
interface NotedOrganic extends Omit<MeasuredKeyword, 'result'> {
  id: number;
  result: OrganicLookupResult | null;
}

/** Lookups of a website's keywords. */
export const organicLookupKind: LookupKind<OrganicSearch, FoundPages, NotedOrganic> = {
  type: 'organic',
  // Few, beside those of maps.
  listEvery: { soon: 10, idle: 10 },
  table: 'organic_lookups',
  connector: ({ organicResults }) => organicResults,
  order: {
    columns: sql`r.keyword, r.latitude, r.longitude, r.language,
      jsonb_build_array(r.targets -> 'own') || (r.targets -> 'competitors') as wanted`,
  },
  isUrgent: sql`r.is_urgent`,
  isOld: (moment) => sql`r.day < ${moment}::timestamptz::date - 1`,
  lock: lockOrganic,
  async renew(_services, tx, { companyId, day }) {
    const isLate = sql`r.company_id = ${companyId} and r.state = 'waiting' and r.day < ${day}::date`;
    await tx.execute(
      sql`delete from organic_lookups r where ${isLate} and (exists (
              select from organic_lookups o where o.company_id = r.company_id and o.keyword_id = r.keyword_id
                and o.day > r.day and (o.state <> 'failed' or o.day = ${day}::date))
            or (not r.is_urgent and exists (
              select from organic_days d where d.company_id = r.company_id and d.website_id = r.website_id
                and d.keyword_id = r.keyword_id and d.day = ${day}::date)))`,
    );
    await tx.execute(sql`update organic_lookups r set day = ${day}::date where ${isLate}`);
  },
  async readAnswers(_services, tx, companyId, answers) {
    const targets = await openTargets(
      tx,
      companyId,
      answers.map(({ lookupId }) => lookupId),
    );
    return answers.flatMap(({ lookupId, found }) => {
      const wanted = targets.get(lookupId);
      return wanted ? [{ id: lookupId, result: readOrganic(wanted, found) }] : [];
    });
  },
  noted: sql`r.id::int8 as id, r.website_id::int8 as website_id, r.search_location_id::int8 as search_location_id,
    r.keyword_id::int8 as keyword_id, r.day::text as day, r.result`,
  async settle({ live }, tx, companyId, noted) {
    const measured = noted.flatMap(({ result, ...lookup }) => (result ? [{ ...lookup, result }] : []));
    if (measured.length === 0) return;
    await storeMeasured(tx, companyId, measured);
    await tx.execute(
      sql`delete from organic_lookups where company_id = ${companyId}
            and id = any(${int8Array(measured.map(({ id }) => id))})`,
    );
    const ids = [...new Set(measured.map(({ website_id }) => website_id))];
    await live.publish(tx, companyId, { topic: 'websites', ids });
  },
};

async function openTargets(
  tx: Queryable,
  companyId: number,
  lookupIds: readonly number[],
): Promise<Map<number, LookupTargets>> {
  const found = await rows<{ id: number; targets: LookupTargets }>(
    tx,
    sql`select id::int8 as id, targets from organic_lookups
        where company_id = ${companyId} and id = any(${int8Array(lookupIds)}) and state in ${openStates}`,
  );
  return new Map(found.map(({ id, targets }) => [id, targets]));
}

/** The job that posts due searches, for code that adds lookups. */
export const organicPosting = postingOf('organic');

export const { post: postOrganicLookups, collect: collectOrganicLookups } =
  defineLookupJobs(organicLookupKind);
