import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import type { Services } from '../services.ts';
import { seedDemo, type OutsideWorld } from './demo.ts';
import { seedScale } from './scale.ts';

export type Report = (line: string) => void;

/**
 * Fills a new database once. An interrupted seed starts over; a finished one is never repeated, even if its data was
 * deleted.
 */
export async function seed(services: Services, report: Report, outside: OutsideWorld = {}): Promise<void> {
  const { queries } = services.database;
  const kind = services.config.PINFOLD_SEED;
  await queries.execute(
    sql`create table if not exists seeds (kind text primary key, finished boolean not null)`,
  );
  const before = await rows<{ kind: string; finished: boolean }>(
    queries,
    sql`select kind, finished from seeds`,
  );
  if (before.some(({ finished }) => finished)) return;
  if (before.length > 0) await clear(queries);
  await queries.execute(sql`insert into seeds (kind, finished) values (${kind}, false)`);
  if (kind === 'demo') await seedDemo(services, report, outside);
  if (kind === 'scale') await seedScale(services, report);
  // Nothing else counts for the planner what has just been written, and joins that it takes for small last seconds.
  await queries.execute(sql`vacuum analyze`);
  report('counted the tables for the planner');
  await queries.execute(sql`update seeds set finished = true where kind = ${kind}`);
}

async function clear(queries: Queryable): Promise<void> {
  await queries.execute(
    sql`truncate billing_customers, billing_events, billing_invoices, billing_orders, billing_prices, billing_subscriptions, billing_vouchers, billing_voucher_uses, refused_tags, categorisations, reply_categories, reply_templates, ai_reply_configs, ai_reply_usage, ai_post_usage, auto_reply_rules, auto_replies, review_rollups, review_tag_rollups, seeds, users, companies, sessions, login_attempts, members, member_locations, member_groups, google_accounts,
                 locations, location_groups, location_group_members, reviews, review_notes, review_tags, tagged_reviews,
                 bulk_replies, bulk_reply_items, user_identities, federated_flows, sso_connections, sso_assertions, sso_tickets,
                 keywords, websites, website_keywords, search_locations, rejected_locations, mailed_links, consents,
                 api_keys, embed_tokens, view_as_tokens, external_changes,
                 external_change_events, external_change_checks, protected_fields, rank_terms, rank_days, rank_months, rank_totals, rank_latest, rank_seen_places, competitors, competitor_rank_days, rank_grids, rank_scans, rank_lookups, organic_days, organic_totals, organic_latest, organic_competitor_days, organic_lookups, website_competitors, website_requests, website_audits, store_locators, locator_listings, locator_questions, locator_images, locator_parts, location_photos, location_posts, publication_reads, post_insights, insight_days, insight_months, insight_totals, insight_keywords, insight_keyword_totals, insight_reads, score_days, old_insight_days, questions, question_answers, uploads, local_posts, local_post_items, photo_batches, photo_batch_items, review_comparisons, listing_updates, bulk_edits, exports, google_imports,
                 google_import_places, google_metadata, provider_minutes, mobile_app_accounts, mobile_apps, app_reviews, tagged_app_reviews, app_review_reads, app_review_gaps restart identity cascade`,
  );
}
