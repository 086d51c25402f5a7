import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { updateCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import { int8Array } from '../../database/int8.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { TestMember } from './factories.ts';

/** Midnights in Warsaw, Tokyo and of both clock changes lie between them. */
export const moments = [
  '2026-03-28T22:59:59Z',
  '2026-03-28T23:00:00Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T15:30:00Z',
];

const zones = ['Europe/Warsaw', 'Asia/Tokyo', 'America/Caracas'];

/** A company whose opinions have a history. */
export interface OpinionWorld {
  api: TestApi;
  owner: TestMember;
  tagIds: number[];
}

/** One thing that happens, of those that are named. */
export function randomStep<Name extends string>(
  names: readonly Name[],
  // These come more often, so that there is something to change.
  often: readonly NoInfer<Name>[],
): fc.Arbitrary<{ what: Name; n: number; more: number }> {
  const what = fc.constantFrom(...names, ...often);
  return fc.record({ what, n: fc.nat(1000), more: fc.nat(1000) });
}

/** What happens to opinions of any channel: categories, and what only a hand in the database would do. */
export function stepsOnTables({ reviews, tagged }: { reviews: SQL; tagged: SQL }) {
  return {
    tag: ({ api, tagIds, owner }: OpinionWorld, n: number, more: number) =>
      api.services.database.queries.execute(sql`
        insert into ${tagged} (company_id, tag_id, review_id, sentiment)
        select ${owner.companyId}::int8, unnest(${int8Array(tagIds)}), id, ${pick(sentiments, more)}::text
        from ${reviews} where company_id = ${owner.companyId} and id % 3 = ${n % 3}::int
        on conflict (company_id, review_id, tag_id) do update set sentiment = excluded.sentiment`),
    untag: ({ api, tagIds }: OpinionWorld, n: number, more: number) =>
      api.services.database.queries.execute(
        sql`delete from ${tagged} where tag_id = ${pick(tagIds, n)} and review_id % 2 = ${more % 2}::int`,
      ),
    judge: ({ api }: OpinionWorld, n: number, more: number) =>
      api.services.database.queries.execute(
        sql`update ${reviews} set sentiment = ${pick(sentiments, more)}, is_studied = true where id % 4 = ${n % 4}::int`,
      ),
    judgeTag: ({ api, tagIds }: OpinionWorld, n: number, more: number) =>
      api.services.database.queries.execute(
        sql`update ${tagged} set sentiment = ${pick(sentiments, more)} where tag_id = ${pick(tagIds, n)}`,
      ),
    takeDown: ({ api }: OpinionWorld, n: number, more: number) =>
      api.services.database.queries.execute(
        sql`update ${reviews} set deleted = ${more % 2 === 0} where id % 5 = ${n % 5}::int`,
      ),
    erase: ({ api }: OpinionWorld, n: number) =>
      api.services.database.queries.execute(sql`delete from ${reviews} where id % 7 = ${n % 7}::int`),
    async moveTimeZone({ api, owner }: OpinionWorld, n: number) {
      await api.ok(updateCompany, { as: owner, body: { timezone: pick(zones, n) } });
    },
  };
}

export function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], n: number): Value {
  const chosen = values[n % values.length];
  if (chosen === undefined) throw new Error('there is something to choose from');
  return chosen;
}
