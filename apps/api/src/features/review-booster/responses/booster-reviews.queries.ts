import { sql, type SQL } from 'drizzle-orm';
import type {
  BoosterReview,
  BoosterReviewPage,
  BoosterReviewSearch,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { allOf, isOrNot, oneOf, opinionConditions } from '../../opinions/search/opinion-filter.ts';
import { pageOfOpinions } from '../../opinions/search/opinion-page.ts';
import { noteOf, opinionTags } from '../../opinions/search/opinion-row.ts';

/** What customers answered, as far as the member sees its locations. */
export async function findBoosterReviews(
  { database: { queries }, sealer }: Pick<Services, 'database' | 'sealer'>,
  member: Member,
  search: BoosterReviewSearch,
  { only_count: isCountOnly, ...paging }: Paging & { only_count?: boolean | undefined },
): Promise<BoosterReviewPage> {
  const where = reviewFilter(member, search);
  const [count, results] = await Promise.all([
    countFrom(queries, sql`from booster_responses r where ${where}`),
    isCountOnly
      ? []
      : readReviews(queries, sealer, pageOfOpinions(sql`booster_responses`, where, search, paging)),
  ]);
  return { count, results };
}

/** @throws Problem `not_found` */
export async function requireBoosterReview(
  queries: Queryable,
  { sealer }: Pick<Services, 'sealer'>,
  member: Member,
  id: number,
): Promise<BoosterReview> {
  const [review] = await readReviews(
    queries,
    sealer,
    sql`select r.company_id, r.id, 1 as position from booster_responses r
        where ${reviewFilter(member, {})} and r.id = ${id}`,
  );
  if (!review) throw new Problem('not_found');
  return review;
}

function reviewFilter(member: Member, search: BoosterReviewSearch): SQL {
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
    ...opinionConditions({ companyId, timezone, tagged: sql`tagged_booster_responses` }, search),
  ]);
}

interface ReviewRow extends Pick<
  BoosterReview,
  'id' | 'rating' | 'comment' | 'sentiment' | 'channel' | 'language' | 'is_verified'
> {
  tags: BoosterReview['tags'] | null;
  sealed_contact: string | null;
  form_id: number;
  form_name: string;
  location_id: number;
  location_name: string;
  note_text: string | null;
  note_author: string;
  note_updated_at: Moment | null;
  created_at: Moment;
  erased_at: Moment | null;
}

/** The answers that a page names by `company_id` and `id`, in the order of its `position`. */
export async function readReviews(
  queries: Queryable,
  sealer: Services['sealer'],
  page: SQL,
): Promise<BoosterReview[]> {
  const found = await rows<ReviewRow>(
    queries,
    sql`with page as (${page})
        select r.id::int8 as id, r.rating, r.comment, r.sentiment, ${opinionTags(sql`tagged_booster_responses`)} as tags,
               r.sealed_contact, r.form_id::int8 as form_id, f.name as form_name, r.location_id::int8 as location_id,
               o.name as location_name, l.channel, r.language, r.is_verified, r.created_at, r.erased_at,
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
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    sentiment: row.sentiment,
    tags: row.tags ?? [],
    note: noteOf(row, row.created_at),
    contact: row.sealed_contact === null ? null : sealer.open('booster contact', row.sealed_contact),
    form: { id: row.form_id, name: row.form_name },
    facility: { id: row.location_id, name: row.location_name },
    channel: row.channel,
    language: row.language,
    is_verified: row.is_verified,
    is_erased: row.erased_at !== null,
    created_at: isoOf(row.created_at),
  }));
}
