import { sql } from 'drizzle-orm';
import { imageSize } from 'image-size';
import { rows } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { FoundPhoto, FoundPost } from './publication-from-google.ts';
import { photoFile, postFile } from './publication-files.ts';
import type { StoredPublications } from './store-publications.ts';

const maxBytes = 5_000_000;

/**
 * Downloads missing pictures, and returns how many. A file that is not a picture, too large or not found is skipped:
 * its post or photo is shown without it.
 */
export async function fetchPictures(
  services: Services,
  companyId: number,
  stored: Pick<StoredPublications, 'photos' | 'posts'>,
  found: { photos: readonly FoundPhoto[]; posts: readonly FoundPost[] },
): Promise<number> {
  const photoUrls = new Map(found.photos.map(({ googleName, url }) => [googleName, url]));
  const postUrls = new Map(found.posts.map(({ googleName, pictureUrl }) => [googleName, pictureUrl]));
  let count = 0;
  for (const { id, googleName } of stored.photos) {
    const key = photoFile(companyId, id);
    const picture = await fetchOne(services, key, photoUrls.get(googleName) ?? '');
    if (!picture) continue;
    const written = await rows(
      services.database.queries,
      sql`update location_photos set type = ${picture.type}, width = ${picture.width}, height = ${picture.height}
          where company_id = ${companyId} and id = ${id} returning 1`,
    );
    count += await keepFile(services, key, written.length > 0);
  }
  for (const { id, googleName } of stored.posts) {
    const key = postFile(companyId, id);
    const picture = await fetchOne(services, key, postUrls.get(googleName) ?? '');
    if (!picture) continue;
    const written = await rows(
      services.database.queries,
      sql`update location_posts set image = ${JSON.stringify(picture)}::jsonb
          where company_id = ${companyId} and id = ${id} returning 1`,
    );
    count += await keepFile(services, key, written.length > 0);
  }
  return count;
}

async function fetchOne(
  { google, files }: Services,
  key: string,
  url: string,
): Promise<ReadPicture | undefined> {
  const content = url === '' ? undefined : await google.fetchMedia(url, maxBytes);
  const picture = content && readPicture(content);
  if (content && picture) await files.write(key, content, picture.type);
  return picture;
}

/** A file of what was removed meanwhile goes as well. */
async function keepFile({ files }: Services, key: string, isWanted: boolean): Promise<number> {
  if (!isWanted) await files.remove(key);
  return isWanted ? 1 : 0;
}

/** Type and size of a picture, read from its bytes. */
interface ReadPicture {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/**
 * Returns undefined for other types than those that are shown, whatever the declared type: for SVG too, since it can
 * contain scripts.
 */
function readPicture(content: Uint8Array): ReadPicture | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(content);
    const known = types[type ?? ''];
    if (!known || width < 1 || height < 1) return undefined;
    // EXIF orientations above 4 are rotated by 90 degrees, and browsers apply them.
    return orientation > 4 ? { type: known, width: height, height: width } : { type: known, width, height };
  } catch {
    return undefined;
  }
}

const types: Record<string, ReadPicture['type'] | undefined> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
