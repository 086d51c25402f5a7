import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import type { GoogleLocalPost } from '../../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../../services.ts';
import type { ClaimedItem } from './claim-item.ts';
import { isSentPost, type SentPost } from './match-post.ts';

/** Google's lists do not have a new post at once. What they lack after this moment has not arrived. */
export function looksUntil({ config }: Pick<Services, 'config'>, { calledAt }: ClaimedItem): Date {
  return new Date(calledAt.getTime() + config.GOOGLE_LIST_LAG_SECONDS * 1000);
}

/** Looks through all posts of an item's location for the one that may have arrived. */
export async function findSentPost(
  { database }: Services,
  { companyId, locationId, plannedAt, google }: ClaimedItem,
  sent: Omit<SentPost, 'plannedAt'>,
): Promise<GoogleLocalPost | undefined> {
  if (!google) return undefined;
  const ours = await rows<{ google_name: string }>(
    database.queries,
    sql`select google_name from local_post_items
        where company_id = ${companyId} and location_id = ${locationId} and google_name is not null`,
  );
  const known = new Set(ours.map(({ google_name: name }) => name));
  for await (const page of google.account.listLocalPosts(google.parent)) {
    const found = page.find((post) => !known.has(post.name) && isSentPost(post, { ...sent, plannedAt }));
    if (found) return found;
  }
  return undefined;
}
