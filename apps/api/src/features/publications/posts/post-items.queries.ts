import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { listPostItems, PostItem } from '@pinfold/contract/features/publications/post-items.endpoints';
import type { ItemProblem, ItemStatus } from '@pinfold/contract/features/publications/post-status';
import { containsText } from '../../../database/contains-text.ts';
import { rows } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { toSummary } from '../../listings/location-rows.ts';
import { itemStates } from './local-posts.queries.ts';
import { isPartOfPost, isVisibleItem, isVisiblePost } from './post-access.ts';

/**
 * What became of a post at each of its locations that the member sees, by town and street.
 * @throws Problem `not_found`
 */
export async function listPostItemsOf(
  { database: { queries } }: Services,
  member: Member,
  id: number,
  { state, q, ...paging }: z.output<typeof listPostItems.query>,
): Promise<PageOf<PostItem>> {
  const conditions = [
    sql`i.company_id = ${member.companyId} and i.post_id = ${id} and p.status <> 'deleted'`,
    isVisibleItem(member),
    isPartOfPost,
    ...(state === undefined ? [] : [sql`(${itemStates[state]})`]),
    ...(q === undefined || q.trim() === '' ? [] : [containsText(sql`l.search_text`, q.trim())]),
  ];
  const from = sql`from local_post_items i
    join local_posts p on p.company_id = i.company_id and p.id = i.post_id
    join locations l on l.company_id = i.company_id and l.id = i.location_id
    where ${sql.join(conditions, sql` and `)}`;
  const found = await rows<ItemRow & { count: number }>(
    queries,
    sql`select i.id::int8 as id, i.status, i.problem, i.planned_at, i.google_state, i.published_at, i.search_url,
          i.title, i.summary, l.id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city,
          count(*) over () as count
        ${from} order by l.city, l.address_line, l.id ${limitOffset(paging)}`,
  );
  // What the member sees items of exists.
  const [first] = found;
  if (first) return { count: first.count, results: found.map(toWire) };
  const [post] = await rows(
    queries,
    sql`select 1 from local_posts p where ${isVisiblePost(member)} and p.id = ${id} and p.status <> 'deleted'`,
  );
  if (!post) throw new Problem('not_found');
  // A page after the last has no rows that could say how many there are.
  return { count: await countFrom(queries, from), results: [] };
}

interface ItemRow {
  id: number;
  status: ItemStatus;
  problem: ItemProblem | null;
  planned_at: Moment | null;
  google_state: string | null;
  published_at: Moment | null;
  search_url: string;
  title: string;
  summary: string;
  location_id: number;
  name: string;
  address_line: string;
  postal_code: string;
  city: string;
}

function toWire(row: ItemRow): PostItem {
  const { formatted_address } = toSummary({
    id: row.location_id,
    name: row.name,
    addressLine: row.address_line,
    postalCode: row.postal_code,
    city: row.city,
    storeCode: '',
    isVerified: true,
  });
  return {
    id: row.id,
    location: { id: row.location_id, name: row.name, formatted_address },
    status: row.status,
    problem: row.problem,
    sends_at: isoOf(row.planned_at),
    is_handed_over: row.google_state === 'SCHEDULED',
    published_at: isoOf(row.published_at),
    search_url: row.search_url,
    title: row.title,
    summary: row.summary,
  };
}
