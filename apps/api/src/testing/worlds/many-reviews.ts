import { sql } from 'drizzle-orm';
import { replyStatuses } from '@pinfold/contract/features/opinions/reply';
import type { Queryable } from '../../database/database.ts';

interface Amounts {
  companies: number;
  locations: number;
  reviews: number;
}

const statuses = sql.raw(`array[${replyStatuses.map((status) => `'${status}'`).join(',')}]`);

/** Fills the tables with so many rows a company that the planner has to choose, and lets it count them. */
export async function makeManyReviews(queries: Queryable, { companies, locations, reviews }: Amounts) {
  await queries.execute(sql`
    insert into companies (name, plan_name, plan_capabilities) select 'Firma ' || n, 'Standard', '{}' from generate_series(1, ${companies}::int) n`);
  await queries.execute(sql`
    insert into locations (company_id, google_name, name, store_code, street, postal_code, city, region, country, verification)
    select c.id, 'locations/' || c.id || '-' || n, 'Kawiarnia', 'K-' || n, 'Lipowa ' || n, '31-042', 'Miasto ' || n % 20, '', 'PL', 'is_verified'
    from companies c, generate_series(1, ${locations}::int) n`);
  await queries.execute(sql`
    insert into location_groups (company_id, name) select c.id, 'Grupa ' || n from companies c, generate_series(1, 5) n`);
  await queries.execute(sql`
    insert into location_group_members (company_id, group_id, location_id)
    select g.company_id, g.id, l.id from location_groups g join locations l on l.company_id = g.company_id and l.id % 5 = g.id % 5`);
  await queries.execute(sql`
    insert into review_tags (company_id, name) select c.id, 'Kategoria ' || n from companies c, generate_series(1, 10) n`);
  await queries.execute(sql`
    insert into reviews (company_id, location_id, google_name, rating, comment, author_name, created_at, updated_at, deleted, reply_status,
                         reply_comment, is_written_by_ai, is_accurate, has_note, has_tags)
    select l.company_id, l.id, l.google_name || '/reviews/' || n, 1 + (l.id + n) % 5,
           case when n % 4 > 0 then 'Bardzo dobra kawa numer ' || l.id * 1000 + n end, 'Gość ' || n,
           moment, moment + case when n % 9 = 0 then interval '1 day' else interval '0' end, n % 50 = 0,
           (${statuses})[1 + (l.id + n) % 17 % 6], null, n % 40 = 0, n % 10 = 0, n % 60 = 0, n % 7 = 0
    from locations l, generate_series(1, ${reviews}::int) n,
         lateral (select timestamptz '2026-06-01' - (l.id * 7919 + n * 104729) % 94608000 * interval '1 second' as moment) m`);
  await queries.execute(sql`
    insert into tagged_reviews (company_id, tag_id, review_id, sentiment)
    select r.company_id, t.id, r.id, 'positive' from reviews r
    join review_tags t on t.company_id = r.company_id and t.id % 10 = r.id % 10 where r.has_tags`);
  await makeManyAppReviews(queries, reviews * 10);
  await queries.execute(sql`vacuum analyze`);
}

/** So many of each company, half of an app in either store. */
async function makeManyAppReviews(queries: Queryable, reviews: number) {
  await queries.execute(sql`
    insert into mobile_apps (company_id, account_id, store, app_id, bundle_id, name, added_at)
    select c.id, 1, store, 'pl.lipa.karta', 'pl.lipa.karta', 'Karta', '2023-01-01'
    from companies c, unnest(array['google_play', 'app_store']) store`);
  await queries.execute(sql`
    insert into app_reviews (company_id, app_id, store, external_id, rating, comment, author_name, created_at, updated_at, deleted,
                             reply_status, is_written_by_ai, has_tags, is_studied)
    select a.company_id, a.id, a.store, 'r' || n, 1 + n % 5, 'Aplikacja numer ' || a.id * 1000 + n, 'Gość ' || n, moment,
           moment + case when n % 9 = 0 then interval '1 day' else interval '0' end, n % 50 = 0, (${statuses})[1 + n % 17 % 6],
           n % 40 = 0, n % 7 = 0, true
    from mobile_apps a, generate_series(1, ${reviews / 2}::int) n,
         lateral (select timestamptz '2026-06-01' - (a.id * 7919 + n * 104729) % 94608000 * interval '1 second' as moment) m`);
  await queries.execute(sql`
    insert into tagged_app_reviews (company_id, tag_id, review_id, sentiment)
    select r.company_id, t.id, r.id, 'positive' from app_reviews r
    join review_tags t on t.company_id = r.company_id and t.id % 10 = r.id % 10 where r.has_tags`);
}
