import { sql } from 'drizzle-orm';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import type { Queryable } from '../../apps/api/src/database/database.ts';

/** Locations that get each post; all of a company with fewer. */
export const locationsOfPost = 100;

/** Companies of the scale seed that get posts: the one that is asked, and one beside it in the same tables. */
const companies = [1, 2];

/**
 * So many items of posts in each of two companies, a hundred a post: a post every eight hours up to now. One in twenty
 * is planned, a few are being sent or were deleted, the others are sent; of their items a twentieth did not get through.
 */
export async function fillPosts(queries: Queryable, items: number): Promise<void> {
  for (const companyId of companies)
    await fillCompany(queries, companyId, Math.ceil(items / locationsOfPost));
  for (const table of ['local_posts', 'local_post_items', 'locations', 'uploads'])
    await queries.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

async function fillCompany(queries: Queryable, companyId: number, posts: number): Promise<void> {
  await queries.execute(sql`
    insert into uploads (company_id, purpose, width, height, size, author_id, created_at, used_at)
    select ${companyId}, 'post', 1200, 900, 240000, 1, now(), now() from generate_series(1, 50)`);
  await queries.execute(sql`
    insert into local_posts (company_id, type, title, summary, start, "end", offer, action, upload_id, on_maps,
      in_locator, planned_at, planned_zone, status, request_id, author_id, created_at, sent_at)
    select ${companyId}, k.type, case when k.type in (2, 3) then 'Tydzień kawy ' || n.number else '' end,
      ${summary}, case when k.type in (2, 3) then '2026-12-01T08:00' end,
      case when k.type in (2, 3) then '2026-12-31T20:00' end,
      '{"voucher_code": "", "link": "", "terms": ""}'::jsonb,
      case when k.type = 1 then '{"type": "learnMore", "url": "https://tysiaclip.example/menu"}'::jsonb end,
      (select min(id) + n.number % 50 from uploads where company_id = ${companyId}), true, true,
      case when k.status = 'planned' then '2030-01-' || lpad((1 + n.number % 28)::text, 2, '0') || 'T09:00' end,
      'location', k.status, gen_random_uuid(), 1, k.at, case when k.status <> 'planned' then k.at end
    from generate_series(1, ${posts}::int) n (number)
    cross join lateral (select
      1 + n.number % 3 as type,
      now() - n.number * interval '8 hours' as at,
      case when n.number % 20 = 0 then 'planned' when n.number <= 5 then 'creating'
           when n.number % 50 = 3 then 'deleted' else 'sent' end as status) k`);
  await queries.execute(sql`
    insert into local_post_items (company_id, post_id, location_id, action, status, problem, title, summary, planned_at,
      accepted_at, google_name, google_state, search_url, published_at)
    select p.company_id, p.id, l.id, case when p.status = 'deleted' then 'delete' else 'create' end, k.status,
      case when k.status = ${itemStatus.notPublished}
           then case when o.place % 2 = 0 then 'policy' else 'image_not_fetched' end end,
      p.title, p.summary || l.id, case when p.status = 'planned' then timestamptz '2030-01-01 08:00Z' end, p.created_at,
      case when k.status = ${itemStatus.published} then 'accounts/1/locations/' || l.id || '/localPosts/' || p.id end,
      case when k.status = ${itemStatus.published} then 'LIVE' end,
      case when k.status = ${itemStatus.published} then 'https://search.google.example/local/posts?q=' || p.id else '' end,
      case when k.status = ${itemStatus.published} then p.created_at end
    from local_posts p
    cross join (select array_agg(id order by id) as ids from locations where company_id = ${companyId}) a
    cross join lateral generate_series(0, least(${locationsOfPost}::int, cardinality(a.ids)) - 1) o (place)
    cross join lateral (select a.ids[1 + (p.id * 37 + o.place) % cardinality(a.ids)] as id) l
    cross join lateral (select case
      when p.status in ('planned', 'creating') then ${itemStatus.waiting}::int
      when (p.id + o.place) % 20 = 7 and p.id % 4 = 0 then ${itemStatus.notPublished}
      else ${itemStatus.published} end as status) k
    where p.company_id = ${companyId}`);
}

const summary = sql`'Od dziś w każdej kawiarni: sernik baskijski z palonym masłem, wypiek ' || n.number
  || '. Pierwszy kawałek do kawy za 9 zł, do wyczerpania. Zapytaj o ciasto dnia.'`;
