import { sql, type SQL } from 'drizzle-orm';
import type {
  AppReview,
  AppReviewPage,
  AppReviewSearch,
  AppReviewStats,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { oneRow, rows, type Queryable } from '../../database/database.ts';
import { isoOf, type Moment } from '../../database/moments.ts';
import { countFrom, limitOffset, type Paging } from '../../database/page-of.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import {
  allOf,
  countedOpinions,
  isUnanswered,
  oneOf,
  opinionConditions,
  orderOf,
} from '../opinions/search/opinion-filter.ts';
import { opinionFieldsOf, type OpinionRow, opinionSelection } from '../opinions/search/opinion-row.ts';

/** @throws Problem `not_found` */
export async function requireAppReview(queries: Queryable, member: Member, id: number): Promise<AppReview> {
  const [review] = await appReviewRows(queries, sql`${appReviewFilter(member, {})} and r.id = ${id}`);
  if (!review) throw new Problem('not_found');
  return review;
}

export async function findAppReviews(
  queries: Queryable,
  member: Member,
  search: AppReviewSearch,
  { only_count: isCountOnly, ...paging }: Paging & { only_count?: boolean | undefined },
): Promise<AppReviewPage> {
  const where = appReviewFilter(member, search);
  const order = orderOf(search);
  const [count, results] = await Promise.all([
    countFrom(queries, sql`from app_reviews r where ${where}`),
    isCountOnly ? [] : appReviewRows(queries, where, sql`order by ${order} ${limitOffset(paging)}`),
  ]);
  return { count, results };
}

/** How many reviews wait, and what is missing. Apps of which nothing was read yet are counted with none. */
export async function appReviewStats(queries: Queryable, member: Member): Promise<AppReviewStats> {
  const { companyId } = member;
  const counted = sql`count(r.id) as count, count(r.id) filter (where ${isUnanswered}) as unanswered, avg(r.rating)::float8 as average_rating`;
  const ofApps = sql`from mobile_apps a left join app_reviews r on r.company_id = a.company_id and r.app_id = a.id and not r.deleted
    left join app_review_reads p on p.company_id = a.company_id and p.app_id = a.id
    where a.company_id = ${companyId}`;
  type Counted = Pick<AppReviewStats['apps'][number], 'count' | 'unanswered' | 'average_rating'>;
  type App = AppReview['app'];
  const all = await oneRow<Omit<AppReviewStats, 'stores' | 'apps' | 'gaps'>>(
    queries,
    sql`select ${countedOpinions} from app_reviews r where ${appReviewFilter(member, { deleted: false })}`,
  );
  const stores = await rows<Counted & { store: App['store'] }>(
    queries,
    sql`select a.store, ${counted} ${ofApps} group by a.store order by a.store desc`,
  );
  const apps = await rows<Counted & App & { read_at: Moment | null }>(
    queries,
    sql`select a.id::int8 as id, a.name, a.store, ${counted}, max(p.read_at) as read_at ${ofApps}
        group by a.id, a.name, a.store order by a.name, a.id`,
  );
  const gaps = await rows<App & { gap_from: Moment; gap_to: Moment }>(
    queries,
    sql`select a.id::int8 as id, a.name, a.store, g.gap_from, g.gap_to from app_review_gaps g
        join mobile_apps a on a.company_id = g.company_id and a.id = g.app_id
        where g.company_id = ${companyId} order by g.gap_from desc, a.name, a.id`,
  );
  return {
    ...all,
    stores,
    apps: apps.map(({ read_at, ...app }) => ({ ...app, read_at: isoOf(read_at) })),
    gaps: gaps.map(({ gap_from, gap_to, ...app }) => ({ app, from: isoOf(gap_from), to: isoOf(gap_to) })),
  };
}

/** The WHERE of a search, over `app_reviews r`. The company comes first, so that each index is entered by it. */
function appReviewFilter({ companyId, timezone }: Member, search: AppReviewSearch): SQL {
  return allOf([
    sql`r.company_id = ${companyId}`,
    oneOf(sql`r.app_id`, search.apps, 'int8'),
    oneOf(sql`r.store`, search.stores, 'text'),
    oneOf(sql`r.territory`, search.territories, 'text'),
    oneOf(sql`r.app_version`, search.app_versions, 'text'),
    ...opinionConditions({ companyId, timezone, tagged: sql`tagged_app_reviews` }, search),
  ]);
}

interface AppReviewRow
  extends OpinionRow, Pick<AppReview, 'store' | 'title' | 'territory' | 'language' | 'app_version'> {
  app_id: number;
  app_name: string;
  author_name: string;
}

async function appReviewRows(queries: Queryable, where: SQL, rest: SQL = sql``): Promise<AppReview[]> {
  const found = await rows<AppReviewRow>(
    queries,
    sql`select ${opinionSelection(sql`tagged_app_reviews`)}, r.store, r.title, r.territory, r.language, r.app_version, r.author_name,
               a.id::int8 as app_id, a.name as app_name,
               r.note_text, r.note_updated_at, coalesce(u.name, '') as note_author
        from app_reviews r
        join mobile_apps a on a.company_id = r.company_id and a.id = r.app_id
        left join users u on u.id = r.note_author_id
        where ${where} ${rest}`,
  );
  return found.map((row) => {
    const { store, title, territory, language, app_version } = row;
    return {
      ...opinionFieldsOf(row),
      app: { id: row.app_id, name: row.app_name, store },
      store,
      title,
      author: { name: row.author_name },
      territory,
      language,
      app_version,
    };
  });
}
