import { sql } from 'drizzle-orm';
import { defineProviderJob } from '../../delivery/define-provider-job.ts';
import type { GoogleAccount } from '../../providers/google-business-profile/google-business-profile.ts';
import type { GoogleLocalPost } from '../../providers/google-business-profile/publications.ts';
import type { Services } from '../../services.ts';
import { reachedLocation, type LocationToRead, type ReachedLocation } from '../listings/reached-locations.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { markVanished } from './posts/items/item-lifecycle.ts';
import {
  photoFromGoogle,
  postFromGoogle,
  type FoundPhoto,
  type FoundPost,
} from './publication-from-google.ts';
import { storePublications } from './store-publications.ts';

/** The most photos and posts of one location that are stored: far more than are shown. */
const most = { photos: 100, posts: 100 };

/** Makes photos and posts of one location what they are at Google. */
export const readPublications = defineProviderJob<LocationToRead, ReachedLocation, 'unreadable'>({
  name: 'read-publications',
  concurrency: 2,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  claim: reachedLocation,
  async work(services, { google, name, zone }, payload) {
    const { database, live, files } = services;
    const { companyId, locationId } = payload;
    const found = await readFound(google, name, zone);
    const stored = await database.queries.transaction(async (tx) => {
      await markVanished(tx, services, { companyId, locationId, zone }, found.listed);
      return storePublications(services, tx, companyId, locationId, found);
    });
    for (const file of stored.files) await files.remove(file);
    const fetched = await fetchPictures(services, companyId, stored, found);
    if (stored.hasChanged || fetched > 0)
      await live.publish(database.queries, companyId, { topic: 'store_locator', ids: [locationId] });
    await noteRead(services, payload);
  },
  // A location without access keeps its publications until it is removed.
  explain: ({ kind }) =>
    kind === 'denied' || kind === 'unverified' || kind === 'not_found'
      ? { problem: 'unreadable' }
      : undefined,
  settleFailed: noteRead,
});

/** Of a location that was removed meanwhile nothing is noted. */
async function noteRead(
  { database, now }: Services,
  { companyId, locationId }: LocationToRead,
): Promise<void> {
  await database.queries.execute(
    sql`insert into publication_reads (company_id, location_id, read_at)
        select company_id, id, ${now().toISOString()}::timestamptz from locations
        where company_id = ${companyId} and id = ${locationId} for key share
        on conflict (company_id, location_id) do update set read_at = excluded.read_at`,
  );
}

async function readFound(google: GoogleAccount, parent: string, zone: string) {
  const photos: FoundPhoto[] = [];
  for await (const page of google.listMedia(parent)) {
    photos.push(...page.flatMap((item) => photoFromGoogle(item) ?? []));
    if (photos.length >= most.photos) break;
  }
  // Every page: what is not among them is taken for gone.
  const listed: GoogleLocalPost[] = [];
  for await (const page of google.listLocalPosts(parent)) listed.push(...page);
  const posts: FoundPost[] = listed.flatMap((post) => postFromGoogle(post, zone) ?? []);
  return { photos: photos.slice(0, most.photos), posts: posts.slice(0, most.posts), listed };
}
