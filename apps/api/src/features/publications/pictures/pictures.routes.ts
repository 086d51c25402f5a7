import { sql, type SQL } from 'drizzle-orm';
import { uploadPostPicture } from '@pinfold/contract/features/publications/pictures.endpoints';
import { uploadPhoto } from '@pinfold/contract/features/publications/photos.endpoints';
import { rows } from '../../../database/database.ts';
import { mount, type Api } from '../../../http/mount.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { photoFile, uploadFile } from '../publication-files.ts';
import {
  fetchableMilliseconds,
  type AddressedPicture,
  type ItemPicture,
  readPictureAddress,
} from './picture-address.ts';
import { uploadPicture } from './uploads.service.ts';

export function mountPictures(api: Api): void {
  mount(api, uploadPostPicture, ({ services, member, body, signal }) =>
    uploadPicture(services, member, { purpose: 'post' }, body, signal),
  );
  mount(api, uploadPhoto, ({ services, member, body, signal }) =>
    uploadPicture(services, member, { purpose: 'photo', category: body.category }, body, signal),
  );
  mountAddresses(api);
}

/** Pictures by their sealed addresses, for Google and for members: the address itself is the permission. */
function mountAddresses({ hono, services }: Api): void {
  hono.get('/media/:picture{[^/]+\\.jpg}', async (context) => {
    const picture = readPictureAddress(services, context.req.param('picture'));
    const found = picture && (await contentOf(services, picture));
    if (!picture || !found) throw new Problem('not_found');
    if (isOfItem(picture) && context.req.method === 'GET') await noteFetch(services, picture);
    return context.body(found.content, 200, {
      'Content-Type': found.type,
      'Content-Length': String(found.content.byteLength),
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, max-age=3600',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

interface PictureContent {
  content: Uint8Array<ArrayBuffer>;
  type: string;
}

async function contentOf(services: Services, picture: AddressedPicture): Promise<PictureContent | undefined> {
  const { database, files } = services;
  const { companyId } = picture;
  if (picture.kind === 'location_photo') {
    const [row] = await rows<{ type: string | null }>(
      database.queries,
      sql`select type from location_photos where company_id = ${companyId} and id = ${picture.photoId}`,
    );
    const content = row?.type ? await files.read(photoFile(companyId, picture.photoId)) : undefined;
    return row?.type && content ? { content, type: row.type } : undefined;
  }
  if (isOfItem(picture) && !(await isBeingSent(services, picture))) return undefined;
  const content = await files.read(uploadFile(companyId, picture.uploadId));
  return content && { content, type: 'image/jpeg' };
}

function isOfItem(picture: AddressedPicture): picture is ItemPicture {
  return picture.kind === 'post' || picture.kind === 'photo';
}

const itemTables: Record<ItemPicture['kind'], SQL> = {
  post: sql`local_post_items`,
  photo: sql`photo_batch_items`,
};

/** Until a day after the item was last sent. */
async function isBeingSent(
  { database, now }: Services,
  { kind, companyId, itemId }: ItemPicture,
): Promise<boolean> {
  const since = new Date(now().getTime() - fetchableMilliseconds).toISOString();
  const found = await rows(
    database.queries,
    sql`select 1 from ${itemTables[kind]}
        where company_id = ${companyId} and id = ${itemId} and sending_at > ${since}`,
  );
  return found.length > 0;
}

/** So that a failure can say whether anybody came for the picture. */
async function noteFetch(
  { database, now }: Services,
  { kind, companyId, itemId }: ItemPicture,
): Promise<void> {
  await database.queries.execute(
    sql`update ${itemTables[kind]} set fetched_at = ${now().toISOString()}
        where company_id = ${companyId} and id = ${itemId}`,
  );
}
