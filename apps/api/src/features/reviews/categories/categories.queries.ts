import { sql, type SQL } from 'drizzle-orm';
import type {
  Categorisation,
  DetailedReviewCategory,
} from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { classificationMethod } from '../study/study-method.ts';

/** Categories of a company, by name, with how many reviews the reader sees in each. */
export async function listCategories({ config, database }: Services, member: Member) {
  const { queries } = database;
  return {
    results: await readCategories(queries, member),
    categorisation: await readCategorisation(queries, config, member.companyId),
  };
}

export async function requireCategory(
  queries: Queryable,
  member: Member,
  id: number,
): Promise<DetailedReviewCategory> {
  const [category] = await readCategories(queries, member, sql`t.id = ${id}`);
  if (!category) throw new Problem('not_found');
  return category;
}

async function readCategories(
  queries: Queryable,
  member: Member,
  chosen: SQL = sql`true`,
): Promise<DetailedReviewCategory[]> {
  const visible = visibleTo(member, sql`c.location_id`) ?? sql`true`;
  const found = await rows<CategoryRow>(
    queries,
    sql`select t.id::int8 as id, t.name, t.phrases, t.is_automatic, coalesce(n.count, 0)::int8 as count
        from review_tags t
        left join (
          select c.tag_id, sum(c.count) as count from review_tag_rollups c
          where c.company_id = ${member.companyId} and ${visible} group by c.tag_id) n on n.tag_id = t.id
        where t.company_id = ${member.companyId} and ${chosen} order by t.name`,
  );
  return found.map(({ id, name, phrases, is_automatic, count }) => ({
    id,
    name,
    phrases,
    is_automatic,
    reviews_count: count,
  }));
}

interface CategoryRow {
  id: number;
  name: string;
  phrases: string[];
  is_automatic: boolean;
  count: number;
}

/** How far the last reading of all reviews is. */
export async function readCategorisation(
  queries: Queryable,
  config: Services['config'],
  companyId: number,
): Promise<Categorisation> {
  const [found] = await rows<CategorisationRow>(
    queries,
    sql`select status, total, processed, started_at, finished_at from categorisations where company_id = ${companyId}`,
  );
  return {
    status: found?.status ?? 'idle',
    total: found?.total ?? 0,
    processed: found?.processed ?? 0,
    started_at: found ? new Date(found.started_at).toISOString() : null,
    finished_at: found?.finished_at ? new Date(found.finished_at).toISOString() : null,
    method: classificationMethod(config),
  };
}

interface CategorisationRow {
  status: Exclude<Categorisation['status'], 'idle'>;
  total: number;
  processed: number;
  started_at: string | Date;
  finished_at: string | Date | null;
}

/** Keeps hands off tags and sentiment while all reviews are read anew; a reading that begins waits for this transaction. */
export async function refuseWhileProcessing(tx: Queryable, companyId: number): Promise<void> {
  const [found] = await rows<{ status: string }>(
    tx,
    sql`select status from categorisations where company_id = ${companyId} for share`,
  );
  if (found?.status === 'processing') throw new Problem('categorisation_in_progress');
}
