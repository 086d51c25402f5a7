import { sql, type SQL } from 'drizzle-orm';
import type {
  BoosterReview,
  BoosterReviewPage,
  BoosterReviewSearch,
  BoosterReviewStats,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import type { Moment } from '../../../database/moments.ts';
import { countFrom, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { findOpinionIds } from '../../opinions/search/answerable-opinions.ts';
import {
  allOf,
  countedOpinions,
  isOrNot,
  isUnanswered,
  oneOf,
  opinionConditions,
} from '../../opinions/search/opinion-filter.ts';
import { pageOfOpinions } from '../../opinions/search/opinion-page.ts';
import { opinionFieldsOf, type OpinionRow, opinionSelection } from '../../opinions/search/opinion-row.ts';

/** A customer does not change an answer. */
const isEdited = sql`false`;

/** What customers answered, as far as the member sees its locations. */
export async function findBoosterReviews(
  { database: { queries }, sealer }: Pick<Services, 'database' | 'sealer'>,
  member: Member,
  search: BoosterReviewSearch,
  { only_count: isCountOnly, only_ids: areIdsOnly, ...paging }: ReviewPaging,
): Promise<BoosterReviewPage> {
  const reviews = sql`booster_responses`;
  const where = boosterReviewFilter(member, search);
  if (areIdsOnly)
    return findOpinionIds(queries, { reviews, where: sql`${where} and r.erased_at is null`, search });
  const [count, results] = await Promise.all([
    countFrom(queries, sql`from booster_responses r where ${where}`),
    isCountOnly ? [] : boosterReviewRows(queries, sealer, pageOfOpinions(reviews, where, search, paging)),
  ]);
  return { count, results };
}

/** One page of a search, or only its count, or only the ids of what is not erased. */
interface ReviewPaging extends Paging {
  only_count?: boolean | undefined;
  only_ids?: boolean | undefined;
}

/** How many wait, and what is missing, in locations that the member sees. */
export async function boosterReviewStats(queries: Queryable, member: Member): Promise<BoosterReviewStats> {
  const waiting = sql`${isUnanswered} and r.has_contact`;
  return oneRow<BoosterReviewStats>(
    queries,
    sql`select c.count, c.problems, c.processing, c.with_note, c.average_rating, c.waiting as unanswered, c.negative_waiting as negative_unanswered
        from (select ${countedOpinions}, count(*) filter (where ${waiting}) as waiting,
                     count(*) filter (where ${waiting} and r.rating <= 3) as negative_waiting
              from booster_responses r where ${answerFilter(member, {})}) c`,
  );
}

/** @throws Problem `not_found` */
export async function requireBoosterReview(
  queries: Queryable,
  { sealer }: Pick<Services, 'sealer'>,
  member: Member,
  id: number,
): Promise<BoosterReview> {
  const [review] = await boosterReviewRows(
    queries,
    sealer,
    sql`select r.company_id, r.id, 1 as position from booster_responses r
        where ${answerFilter(member, {})} and r.id = ${id}`,
  );
  if (!review) throw new Problem('not_found');
  return review;
}

/** The WHERE of a search over answers `r`. What waits for an answer can be given one. */
export function boosterReviewFilter(member: Member, search: BoosterReviewSearch): SQL {
  const isMailable = search.reply === false ? sql`r.has_contact` : undefined;
  return allOf([answerFilter(member, search), isMailable]);
}

/** The same for changes by the team, which reach answers without a contact too, and none that is erased. */
export function changeableFilter(member: Member, search: BoosterReviewSearch): SQL {
  return sql`${answerFilter(member, search)} and r.erased_at is null`;
}

function answerFilter(member: Member, search: BoosterReviewSearch): SQL {
  const { companyId, timezone } = member;
  return allOf([
    sql`r.company_id = ${companyId}`,
    visibleTo(member, sql`r.location_id`),
    oneOf(sql`r.form_id`, search.forms, 'int8'),
    oneOf(sql`r.location_id`, search.facilities, 'int8'),
    isOrNot(sql`r.is_verified`, search.is_verified),
    isOrNot(sql`r.has_contact`, search.has_contact),
    search.channels?.length
      ? sql`r.link_id in (select l.id from booster_links l where l.company_id = ${companyId} and ${oneOf(sql`l.channel`, search.channels, 'text')})`
      : undefined,
    ...opinionConditions({ companyId, timezone, tagged: sql`tagged_booster_responses`, isEdited }, search),
  ]);
}

interface ReviewRow
  extends Omit<OpinionRow, 'rating'>, Pick<BoosterReview, 'rating' | 'channel' | 'language' | 'is_verified'> {
  sealed_contact: string | null;
  form_id: number;
  form_name: string;
  location_id: number;
  location_name: string;
  consent_version: number | null;
  erased_at: Moment | null;
}

/** Reads whole answers in their wire shape, for the rows of `page (company_id, id, position)`. */
export async function boosterReviewRows(
  queries: Queryable,
  sealer: Services['sealer'],
  page: SQL,
): Promise<BoosterReview[]> {
  const found = await rows<ReviewRow>(
    queries,
    sql`with page as (${page})
        select ${opinionSelection(sql`tagged_booster_responses`, isEdited)}, r.sealed_contact, r.form_id::int8 as form_id, f.name as form_name, r.location_id::int8 as location_id,
               o.name as location_name, l.channel, r.language, r.is_verified, r.consent_version, r.erased_at,
               r.note_text, r.note_updated_at, coalesce(u.name, '') as note_author
        from page
        join booster_responses r on r.company_id = page.company_id and r.id = page.id
        join booster_forms f on f.company_id = r.company_id and f.id = r.form_id
        join booster_links l on l.company_id = r.company_id and l.id = r.link_id
        join locations o on o.company_id = r.company_id and o.id = r.location_id
        left join users u on u.id = r.note_author_id
        order by page.position`,
  );
  return found.map((row) => ({
    ...opinionFieldsOf({ ...row, rating: row.rating ?? 0 }),
    rating: row.rating,
    contact: row.sealed_contact === null ? null : sealer.open('booster contact', row.sealed_contact),
    form: { id: row.form_id, name: row.form_name },
    facility: { id: row.location_id, name: row.location_name },
    channel: row.channel,
    language: row.language,
    is_verified: row.is_verified,
    consent_version: row.consent_version,
    is_erased: row.erased_at !== null,
  }));
}
