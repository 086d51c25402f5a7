import { sql } from 'drizzle-orm';
import type { PublicReview } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import { rows, type Queryable } from '../../database/database.ts';
import { countFrom, limitOffset, type PageOf } from '../../database/page-of.ts';
import type { ReviewChoice } from '../../locator-sources.ts';

/** Average to a tenth and number of the reviews of each location that has any, or of one. */
export async function ratingsForLocator(
  queries: Queryable,
  companyId: number,
  locationId?: number,
): Promise<Map<number, { rating: number; count: number }>> {
  const only = locationId === undefined ? sql`` : sql`and location_id = ${locationId}`;
  const found = await rows<{ location_id: number; rating: number; count: number }>(
    queries,
    sql`select location_id::int8 as location_id, round(avg(rating), 1)::float8 as rating, count(*)::int4 as count
        from reviews where company_id = ${companyId} and not deleted ${only} group by location_id`,
  );
  return new Map(found.map(({ location_id, rating, count }) => [location_id, { rating, count }]));
}

/** Returns the public reviews of a location, the newest first, with replies that the provider has published. */
export async function reviewsForLocator(
  queries: Queryable,
  companyId: number,
  locationId: number,
  { minRating, textOnly, rating, paging }: ReviewChoice,
): Promise<PageOf<PublicReview>> {
  const chosen = sql`
    r.company_id = ${companyId} and r.location_id = ${locationId} and not r.deleted and r.rating >= ${minRating}
    ${textOnly ? sql`and r.has_comment` : sql``} ${rating === undefined ? sql`` : sql`and r.rating = ${rating}`}`;
  const count = await countFrom(queries, sql`from reviews r where ${chosen}`);
  const found = await rows<ReviewRow>(
    queries,
    sql`select r.id::int8 as id, r.rating, r.comment, r.author_name, r.author_is_anonymous,
               to_char(r.created_at at time zone c.timezone, 'YYYY-MM-DD') as created_on,
               case when r.reply_status in ('published', 'outdated') then r.reply_comment end as reply
        from reviews r join companies c on c.id = r.company_id
        where ${chosen} order by r.created_at desc, r.id desc ${limitOffset(paging)}`,
  );
  return { count, results: found.map(toPublic) };
}

interface ReviewRow {
  id: number;
  rating: number;
  comment: string | null;
  author_name: string;
  author_is_anonymous: boolean;
  created_on: string;
  reply: string | null;
}

function toPublic(row: ReviewRow): PublicReview {
  return {
    id: row.id,
    rating: row.rating,
    text: row.comment ?? '',
    author: publicAuthor(row.author_name, row.author_is_anonymous),
    created_on: row.created_on,
    reply: row.reply,
  };
}

/**
 * Returns the public name of an author: the first name and an initial, such as "Anna K."; nothing for an anonymous
 * author or a name that is an email address.
 */
function publicAuthor(name: string, isAnonymous: boolean): string {
  if (isAnonymous || /[@/\\]|\d{5}/.test(name)) return '';
  const words = name.trim().split(/\s+/u);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const initial = last && /\p{L}/u.exec(last)?.[0].toLocaleUpperCase('pl');
  return initial === undefined ? first : `${first} ${initial}.`;
}
