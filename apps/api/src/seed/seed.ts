import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { IdentityProvider } from './connect-sso.ts';
import { seedDemo } from './demo.ts';
import { seedScale } from './scale.ts';

export type Report = (line: string) => void;

/**
 * Fills a new database once. A seed that was interrupted starts over; one that was finished is left alone, whatever
 * became of its data. Without an identity provider nobody logs in by single sign-on.
 */
export async function seed(
  services: Services,
  report: Report,
  identityProvider?: () => Promise<IdentityProvider>,
): Promise<void> {
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
  if (kind === 'demo') await seedDemo(services, report, identityProvider);
  if (kind === 'scale') await seedScale(services, report);
  await queries.execute(sql`update seeds set finished = true where kind = ${kind}`);
}

async function clear(queries: Queryable): Promise<void> {
  await queries.execute(
    sql`truncate seeds, users, companies, sessions, login_attempts, members, member_locations, member_groups, google_accounts,
                 locations, location_groups, location_group_members, reviews, review_notes, review_tags, tagged_reviews,
                 bulk_replies, bulk_reply_items, user_identities, federated_flows, sso_connections, sso_assertions, sso_tickets,
                 keywords, websites, website_keywords, search_locations, rejected_locations, mailed_links, consents,
                 api_keys, embed_tokens, view_as_tokens cascade`,
  );
}
