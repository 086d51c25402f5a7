import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../../database/database.ts';
import type { GoogleLocalPost } from '../../../../providers/google-business-profile/publications.ts';
import { postFromGoogle } from '../../publication-from-google.ts';
import { writePosts } from '../../store-publications.ts';
import type { ClaimedItem } from './claim-item.ts';
import { toGooglePost } from './to-google-post.ts';

/** Shows a published post among its location's, at once and with the picture that it was sent with. */
export async function showInLocator(
  tx: Queryable,
  { companyId, locationId, zone, uploadId }: ClaimedItem,
  post: GoogleLocalPost,
  publishedAt: Date,
): Promise<void> {
  const found = postFromGoogle(post, zone);
  const [location] = await rows(
    tx,
    sql`select 1 from locations where company_id = ${companyId} and id = ${locationId} for key share`,
  );
  if (!found || !location) return;
  await writePosts(tx, companyId, locationId, [{ ...found, publishedAt }]);
  if (uploadId === null) return;
  await tx.execute(
    sql`update location_posts p
        set image = json_build_object('type', 'image/jpeg', 'width', u.width, 'height', u.height, 'upload', u.id)::jsonb
        from uploads u
        where p.company_id = ${companyId} and p.google_name = ${found.googleName} and p.image is null
          and u.company_id = p.company_id and u.id = ${uploadId}`,
  );
}

/** A post that is for the store locator alone, as if Google showed it. */
export function locatorOnlyPost({
  itemId,
  content,
}: Pick<ClaimedItem, 'itemId' | 'content'>): GoogleLocalPost {
  const { media: _none, ...body } = toGooglePost(content, {});
  return { ...body, name: `locator/${itemId}`, state: 'LIVE' };
}

/** Takes posts out of the locator by their names. */
export async function hideFromLocator(
  tx: Queryable,
  companyId: number,
  googleNames: readonly string[],
): Promise<void> {
  if (googleNames.length === 0) return;
  await tx.execute(
    sql`delete from location_posts where company_id = ${companyId}
          and google_name in (select json_array_elements_text(${JSON.stringify(googleNames)}::json))`,
  );
}
