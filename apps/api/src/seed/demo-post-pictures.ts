import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { accountOfLocation, openAccount } from '../features/listings/google-grant.ts';
import { uploadPicture } from '../features/publications/pictures/uploads.service.ts';
import type { Services } from '../services.ts';

/** What a post can be illustrated with, as Google sorts photos. */
const shown = new Set(['FOOD_AND_DRINK', 'PRODUCT', 'INTERIOR']);

const maxBytes = 5_000_000;

/**
 * Uploads photos that the chain has at Google as pictures of posts, each of another subject where there are several.
 * Returns the ids of the uploads, fewer than asked for if there are not so many.
 */
export async function uploadPostPictures(
  services: Services,
  owner: { companyId: number; userId: number },
  count: number,
): Promise<number[]> {
  const uploads: number[] = [];
  for (const url of (await photosAtGoogle(services, owner.companyId)).slice(0, count)) {
    const bytes = await services.google.fetchMedia(url, maxBytes);
    if (!bytes) continue;
    const content = Buffer.from(bytes).toString('base64');
    uploads.push((await uploadPicture(services, owner, { purpose: 'post' }, { content })).id);
  }
  return uploads;
}

/** Addresses of photos of the first location that has any. */
async function photosAtGoogle(services: Services, companyId: number): Promise<string[]> {
  const locations = await rows<{ parent: string; token: string }>(
    services.database.queries,
    sql`select g.name || '/' || l.google_name as parent, g.sealed_refresh_token as token
        from locations l join ${accountOfLocation}
        where l.company_id = ${companyId} and l.is_verified order by l.id limit 5`,
  );
  for (const { parent, token } of locations) {
    const account = openAccount(services, token);
    const bySubject = new Map<string, string>();
    for await (const page of account.listMedia(parent))
      for (const { locationAssociation, googleUrl } of page) {
        const subject = locationAssociation?.category ?? '';
        if (shown.has(subject) && googleUrl && !bySubject.has(subject)) bySubject.set(subject, googleUrl);
      }
    if (bySubject.size > 0) return [...bySubject.values()];
  }
  return [];
}
