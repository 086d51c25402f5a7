import { sql, type SQL } from 'drizzle-orm';
import type {
  AppReview,
  AppReviewPage,
  AppReviewSearch,
  AppReviewStats,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { isoOf, type Moment } from '../../database/moments.ts';
import { countFrom, type Paging } from '../../database/page-of.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { allOf, countedOpinions, oneOf, opinionConditions } from '../opinions/search/opinion-filter.ts';
import { pageOfOpinions } from '../opinions/search/opinion-page.ts';
import { opinionFieldsOf, type OpinionRow, opinionSelection } from '../opinions/search/opinion-row.ts';

/** @throws Problem `not_found` */
export async function requireAppReview(queries: Queryable, member: Member, id: number): Promise<AppReview> {
  const visible = appReviewFilter(member, {});
  const [review] = await appReviewRows(
    queries,
    sql`select r.company_id, r.id, 1 as position from app_reviews r where ${visible} and r.id = ${id}`,
  );
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
  const [count, results] = await Promise.all([
    countFrom(queries, sql`from app_reviews r where ${where}`),
    isCountOnly ? [] : appReviewRows(queries, pageOfAppReviews(where, search, paging)),
  ]);
  return { count, results };
}

/** The rows of one page, for `appReviewRows`. */
export function pageOfAppReviews(where: SQL, search: AppReviewSearch, paging: Paging): SQL {
  return pageOfOpinions(sql`app_reviews`, where, search, paging);
}

/** How many reviews wait, and what is missing. Apps of which nothing was read yet are counted with none. */
export async function appReviewStats(queries: Queryable, member: Member): Promise<AppReviewStats> {
  const apps = await rows<CountedApp>(queries, appReviewStatsStatement(member));
  const gaps = await rows<AppReview['app'] & { gap_from: Moment; gap_to: Moment }>(
    queries,
    sql`select a.id::int8 as id, a.name, a.store, g.gap_from, g.gap_to from app_review_gaps g
        join mobile_apps a on a.company_id = g.company_id and a.id = g.app_id
        where g.company_id = ${member.companyId} order by g.gap_from desc, a.name, a.id`,
  );
  const stores = [...Map.groupBy(apps, ({ store }) => store)].toSorted(([a], [b]) => b.localeCompare(a));
  return {
    ...countsOf(apps),
    stores: stores.map(([store, ofStore]) => ({ store, ...inBrief(countsOf(ofStore)) })),
    apps: apps.map((app) => {
      const { id, name, store, read_at } = app;
      return { id, name, store, ...inBrief(countsOf([app])), read_at: isoOf(read_at) };
    }),
    gaps: gaps.map(({ gap_from, gap_to, ...app }) => ({ app, from: isoOf(gap_from), to: isoOf(gap_to) })),
  };
}

/** Every app with the counts of its reviews; those of a store and of all are their sums, so that reviews are read once. */
export function appReviewStatsStatement(member: Member): SQL {
  return sql`with counted as (
      select r.app_id, ${countedOpinions}, sum(r.rating) as stars
      from app_reviews r where ${appReviewFilter(member, { deleted: false })} group by r.app_id)
    select a.id::int8 as id, a.name, a.store, p.read_at, c.count, c.unanswered, c.negative_unanswered, c.problems,
           c.processing, c.with_note, c.stars
    from mobile_apps a
    left join counted c on c.app_id = a.id
    left join app_review_reads p on p.company_id = a.company_id and p.app_id = a.id
    where a.company_id = ${member.companyId} order by a.name, a.id`;
}

type Counts = Omit<AppReviewStats, 'stores' | 'apps' | 'gaps'>;
type Summed = Exclude<keyof Counts, 'average_rating'> | 'stars';

type CountedApp = AppReview['app'] & { read_at: Moment | null } & Record<Summed, number | null>;

function countsOf(apps: readonly CountedApp[]): Counts {
  const sumOf = (counted: Summed) => apps.reduce((sum, app) => sum + (app[counted] ?? 0), 0);
  const count = sumOf('count');
  return {
    count,
    unanswered: sumOf('unanswered'),
    negative_unanswered: sumOf('negative_unanswered'),
    problems: sumOf('problems'),
    processing: sumOf('processing'),
    with_note: sumOf('with_note'),
    average_rating: count === 0 ? null : sumOf('stars') / count,
  };
}

function inBrief({ count, unanswered, average_rating }: Counts) {
  return { count, unanswered, average_rating };
}

/** The WHERE of a search, over `app_reviews r`. The company comes first, so that each index is entered by it. */
export function appReviewFilter({ companyId, timezone }: Member, search: AppReviewSearch): SQL {
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

/** Reads whole reviews in their wire shape, for the rows of `page (company_id, id, position)`. */
export async function appReviewRows(queries: Queryable, page: SQL): Promise<AppReview[]> {
  const found = await rows<AppReviewRow>(
    queries,
    sql`with page as (${page})
        select ${opinionSelection(sql`tagged_app_reviews`)}, r.store, r.title, r.territory, r.language, r.app_version, r.author_name,
               a.id::int8 as app_id, a.name as app_name,
               r.note_text, r.note_updated_at, coalesce(u.name, '') as note_author
        from page
        join app_reviews r on r.company_id = page.company_id and r.id = page.id
        join mobile_apps a on a.company_id = r.company_id and a.id = r.app_id
        left join users u on u.id = r.note_author_id
        order by page.position`,
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
