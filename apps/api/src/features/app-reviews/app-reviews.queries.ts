import { sql, type SQL } from 'drizzle-orm';
import type {
  AppReview,
  AppReviewChoices,
  AppReviewPage,
  AppReviewSearch,
  AppReviewStats,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import type { ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import { rows, type Queryable } from '../../database/database.ts';
import { isoOf, type Moment } from '../../database/moments.ts';
import { countFrom, type Paging } from '../../database/page-of.ts';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';
import { answerable, findOpinionIds } from '../opinions/search/answerable-opinions.ts';
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

/** One page of a search, or only its count, or only the ids that can be replied to. */
interface AppReviewPaging extends Paging {
  only_count?: boolean | undefined;
  only_ids?: boolean | undefined;
}

/** Whether the app of a review `r` was removed: its reviews are kept, and take no reply. */
export const isOfRemovedApp: SQL = sql`exists (
  select from mobile_apps a where a.company_id = r.company_id and a.id = r.app_id and a.removed_at is not null)`;

export async function findAppReviews(
  queries: Queryable,
  member: Member,
  search: AppReviewSearch,
  { only_count: isCountOnly, only_ids: areIdsOnly, ...paging }: AppReviewPaging,
): Promise<AppReviewPage> {
  if (areIdsOnly) {
    const where = appReviewFilter(member, answerable(search));
    return findOpinionIds(queries, { reviews: sql`app_reviews`, where, search });
  }
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

const versionsAtMost = 1000;

const byVersion = new Intl.Collator('en', { numeric: true });

/** Countries and versions that occur, whatever became of the reviews. */
export async function appReviewChoices(queries: Queryable, { companyId }: Member): Promise<AppReviewChoices> {
  const territories = await valuesOf(queries, companyId, sql`territory`);
  const versions = await valuesOf(queries, companyId, sql`app_version`);
  return {
    territories: territories.toSorted(),
    app_versions: versions.toSorted((a, b) => byVersion.compare(b, a)).slice(0, versionsAtMost),
  };
}

async function valuesOf(queries: Queryable, companyId: number, column: SQL): Promise<string[]> {
  const found = await rows<{ value: string }>(
    queries,
    sql`select distinct ${column} as value from app_reviews where company_id = ${companyId} and ${column} is not null`,
  );
  return found.map(({ value }) => value);
}

/** How many reviews wait, and what is missing. Apps of which nothing was read yet are counted with none. */
export async function appReviewStats(queries: Queryable, member: Member): Promise<AppReviewStats> {
  const apps = await rows<CountedApp>(queries, appReviewStatsStatement(member));
  const gaps = await rows<AppRow & { gap_from: Moment; gap_to: Moment }>(
    queries,
    sql`select a.id::int8 as id, a.name, a.store, a.removed_at, g.gap_from, g.gap_to from app_review_gaps g
        join mobile_apps a on a.company_id = g.company_id and a.id = g.app_id
        where g.company_id = ${member.companyId} order by g.gap_from desc, a.name, a.id`,
  );
  const stores = [...Map.groupBy(apps, ({ store }) => store)].toSorted(([a], [b]) => b.localeCompare(a));
  return {
    ...countsOf(apps),
    stores: stores.map(([store, ofStore]) => ({ store, ...inBrief(countsOf(ofStore)) })),
    apps: apps.map((app) => {
      return { ...appOf(app), ...inBrief(countsOf([app])), read_at: isoOf(app.read_at) };
    }),
    gaps: gaps.map((gap) => ({ app: appOf(gap), from: isoOf(gap.gap_from), to: isoOf(gap.gap_to) })),
  };
}

/**
 * Every app with the counts of its reviews, of a removed one without those that wait. Those of a store and of all are their
 * sums, so that reviews are read once.
 */
export function appReviewStatsStatement(member: Member): SQL {
  return sql`with counted as (
      select r.app_id, ${countedOpinions}, sum(r.rating) as stars
      from app_reviews r where ${appReviewFilter(member, { deleted: false })} group by r.app_id)
    select a.id::int8 as id, a.name, a.store, a.removed_at, p.read_at, c.count, c.processing, c.with_note, c.stars,
           ${ifAnswerable('unanswered')}, ${ifAnswerable('negative_unanswered')}, ${ifAnswerable('problems')}
    from mobile_apps a
    left join counted c on c.app_id = a.id
    left join app_review_reads p on p.company_id = a.company_id and p.app_id = a.id
    where a.company_id = ${member.companyId} and (a.removed_at is null or c.count > 0) order by a.name, a.id`;
}

function ifAnswerable(counted: 'unanswered' | 'negative_unanswered' | 'problems'): SQL {
  const column = sql.identifier(counted);
  return sql`case when a.removed_at is null then c.${column} end as ${column}`;
}

type Counts = Omit<AppReviewStats, 'stores' | 'apps' | 'gaps'>;
type Summed = Exclude<keyof Counts, 'average_rating'> | 'stars';

type AppRow = Omit<AppReview['app'], 'removed_at'> & { removed_at: Moment | null };

type CountedApp = AppRow & { read_at: Moment | null } & Record<Summed, number | null>;

function appOf({ id, name, store, removed_at }: AppRow): AppReview['app'] {
  return { id, name, store, removed_at: isoOf(removed_at) };
}

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

/**
 * Whether a search is for what waits for an answer, or for a failed one to be sent again. Nobody can do that for a removed
 * app, so its reviews are in no such search and in no count of one.
 */
function isForWaiting({ reply, reply_status: statuses }: AppReviewSearch): boolean {
  return reply === false || (!!statuses?.length && statuses.every((status) => isProblem(status)));
}

function isProblem(status: ReplyStatus): boolean {
  return status === 'rejected' || status === 'failed' || status === 'outdated';
}

/** The WHERE of a search, over `app_reviews r`. The company comes first, so that each index is entered by it. */
export function appReviewFilter({ companyId, timezone }: Member, search: AppReviewSearch): SQL {
  return allOf([
    sql`r.company_id = ${companyId}`,
    oneOf(sql`r.app_id`, search.apps, 'int8'),
    oneOf(sql`r.store`, search.stores, 'text'),
    oneOf(sql`r.territory`, search.territories, 'text'),
    oneOf(sql`r.app_version`, search.app_versions, 'text'),
    isForWaiting(search) ? sql`not ${isOfRemovedApp}` : undefined,
    ...opinionConditions({ companyId, timezone, tagged: sql`tagged_app_reviews` }, search),
  ]);
}

interface AppReviewRow
  extends OpinionRow, Pick<AppReview, 'store' | 'title' | 'territory' | 'language' | 'app_version'> {
  app_id: number;
  app_name: string;
  app_removed_at: Moment | null;
  author_name: string;
}

/** Reads whole reviews in their wire shape, for the rows of `page (company_id, id, position)`. */
export async function appReviewRows(queries: Queryable, page: SQL): Promise<AppReview[]> {
  const found = await rows<AppReviewRow>(
    queries,
    sql`with page as (${page})
        select ${opinionSelection(sql`tagged_app_reviews`)}, r.store, r.title, r.territory, r.language, r.app_version, r.author_name,
               a.id::int8 as app_id, a.name as app_name, a.removed_at as app_removed_at,
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
      app: appOf({ id: row.app_id, name: row.app_name, store, removed_at: row.app_removed_at }),
      store,
      title,
      author: { name: row.author_name },
      territory,
      language,
      app_version,
    };
  });
}
