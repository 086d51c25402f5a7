import type { Driver } from './driver-of.ts';

/** What the list of posts is asked for. */
export interface PostsAsked {
  tab?: 'sent' | 'planned';
  type?: number;
  status?: 'processing' | 'published' | 'problems';
  facilities_ids?: readonly number[];
  q?: string;
  page?: number;
  page_size?: number;
}

/** What the list of a post's locations is asked for. */
export interface ItemsAsked {
  state?: 'published';
  q?: string;
  page?: number;
  page_size?: number;
}

/** How many there are, and the ids of one page in their order. */
export interface FoundPage {
  count: number;
  ids: number[];
}

const isOnTab = {
  planned: `p.status = 'planned'`,
  sent: `p.status in ('creating', 'sent', 'deleting')`,
};

const isItem = {
  processing: 'i.status in (1, 2)',
  published: 'i.status = 3',
  problems: 'i.status = 4',
};

/**
 * The page of posts as somebody would write it in SQL for the owner of company 1: one statement for the three numbers
 * of the page, one for its posts with what is counted at their locations.
 */
export async function barePosts(driver: Driver, asked: PostsAsked): Promise<FoundPage> {
  const { tab = 'sent', type, status, facilities_ids: ids, q, page = 1, page_size: size = 10 } = asked;
  const params: unknown[] = [];
  const parameter = (value: unknown) => `$${params.push(value)}`;
  const conditions = [
    isOnTab[tab],
    type === undefined ? '' : `p.type = ${parameter(type)}`,
    status === undefined
      ? ''
      : `exists (select from local_post_items i
                 where i.company_id = 1 and i.post_id = p.id and ${isItem[status]})`,
    ids === undefined
      ? ''
      : `p.id in (select i.post_id from local_post_items i
                  where i.company_id = 1 and i.location_id = any(${parameter(ids)}::int8[]))`,
    q === undefined ? '' : `p.search_text like '%' || fold(${parameter(q)}) || '%'`,
  ];
  const where = conditions.filter((condition) => condition !== '').join(' and ');
  const [numbers] = await sent(
    driver,
    `select count(*) filter (where ${where}) as count,
            count(*) filter (where ${isOnTab.planned}) as planned, count(*) filter (where ${isOnTab.sent}) as sent
     from local_posts p where p.company_id = 1`,
    params,
  );
  const order =
    tab === 'planned' ? 'p.planned_at, p.id' : 'coalesce(p.sent_at, p.created_at) desc, p.id desc';
  const found = await sent(
    driver,
    `select p.*, u.name, f.width, f.height, c.*
     from (select * from local_posts p where p.company_id = 1 and ${where}
           order by ${order} limit ${size} offset ${(page - 1) * size}) p
     join users u on u.id = p.author_id
     left join uploads f on f.company_id = 1 and f.id = p.upload_id
     cross join lateral (
       select count(*) as total, count(i.google_name) as taken, count(*) filter (where i.status = 3) as published,
              count(*) filter (where i.status = 4 and i.problem = 'policy') as rejected,
              count(*) filter (where i.status = 4 and i.problem <> 'policy') as failed,
              count(*) filter (where i.status < 3) as processing,
              min(i.planned_at) filter (where i.status < 3) as next_at
       from local_post_items i where i.company_id = 1 and i.post_id = p.id) c
     order by ${order}`,
    params,
  );
  return { count: Number(numbers?.count), ids: found.map(({ id }) => Number(id)) };
}

/** The locations of a post: one statement that counts what it returns a page of. */
export async function bareItems(driver: Driver, post: number, asked: ItemsAsked): Promise<FoundPage> {
  const { state, q, page = 1, page_size: size = 20 } = asked;
  const params: unknown[] = [post];
  const found = await sent(
    driver,
    `select i.id, i.status, i.problem, i.planned_at, i.google_state, i.published_at, i.search_url, i.title, i.summary,
            l.id as location_id, l.name, l.address_line, l.postal_code, l.city, count(*) over () as count
     from local_post_items i join locations l on l.company_id = 1 and l.id = i.location_id
     where i.company_id = 1 and i.post_id = $1
       ${state === undefined ? '' : `and ${isItem[state]}`}
       ${q === undefined ? '' : `and l.search_text like '%' || fold($${params.push(q)}) || '%'`}
     order by l.city, l.address_line, l.id limit ${size} offset ${(page - 1) * size}`,
    params,
  );
  return { count: Number(found[0]?.count), ids: found.map(({ id }) => Number(id)) };
}

async function sent(driver: Driver, text: string, params: unknown[]): Promise<Record<string, unknown>[]> {
  const result = await driver.query(text, params);
  return (result as { rows: Record<string, unknown>[] }).rows;
}
