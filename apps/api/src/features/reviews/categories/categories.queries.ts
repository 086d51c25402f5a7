import { sql } from 'drizzle-orm';
import { compilePhrases } from '@pinfold/contract/features/opinions/phrases/phrases';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { reviewFilter } from '../review-filter.ts';
import { reviewRows } from '../reviews.queries.ts';
import { readCategories } from '../../opinions/categories/categories.queries.ts';
import { readCategorisation } from '../../opinions/categories/categorisation-lifecycle.ts';

/** Categories of a company, by name, with how many reviews the user sees in each. */
export async function listCategories(services: Services, member: Member) {
  const { config, database } = services;
  const { queries } = database;
  return {
    results: await readCategories(services, queries, member),
    categorisation: await readCategorisation(queries, config, member.companyId),
  };
}

const readAtMost = 2000;

const shownAtMost = 10;

/** What phrases would find among the latest reviews, before anything is saved. */
export async function triedPhrases(queries: Queryable, member: Member, phrases: readonly string[]) {
  const latest = await rows<{ id: number; comment: string }>(
    queries,
    sql`select r.id::int8 as id, r.comment from reviews r
        where ${reviewFilter(member, { comment: true, deleted: false })} order by r.created_at desc limit ${readAtMost}`,
  );
  const find = compilePhrases([{ key: 0, phrases }]);
  const found = latest.flatMap(({ id, comment }) => {
    const [match] = find(comment);
    return match ? [{ id, phrase: match.phrase, from: match.from, to: match.to }] : [];
  });
  const shown = new Map(found.slice(0, shownAtMost).map(({ id, ...match }) => [id, match]));
  const reviews = await reviewRows(
    queries,
    sql`select r.company_id, r.id, given.position from reviews r
        join unnest(${int8Array(shown.keys())}) with ordinality given (id, position) on given.id = r.id
        where r.company_id = ${member.companyId}`,
  );
  return {
    read: latest.length,
    found: found.length,
    results: reviews.flatMap((review) => {
      const match = shown.get(review.id);
      return match ? [{ review, ...match }] : [];
    }),
  };
}
