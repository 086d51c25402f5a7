import { sql } from 'drizzle-orm';
import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import type { Upload } from '@pinfold/contract/features/publications/pictures.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { uploadFile } from '../publication-files.ts';
import { encodePicture, type PictureUse, type Region } from './encode-picture.ts';
import { pictureAddressForMember } from './picture-address.ts';
import { uploads } from './pictures.table.ts';

/**
 * Stores a picture as a JPEG in the shape of its use. What no post and no photo uses within a day is removed.
 * @param signal aborted when the client has gone: a picture that waits for its turn is not read then
 * @throws Problem `image_invalid`, with the reason in the user’s language; `too_busy`
 */
export async function uploadPicture(
  services: Services,
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  use: PictureUse,
  { content, crop }: { content: string; crop?: Region | undefined },
  signal?: AbortSignal,
): Promise<Upload> {
  const { database, files, now } = services;
  const encoded = await encodePicture(Buffer.from(content, 'base64'), use, {
    crop,
    owner: companyId,
    signal,
  });
  if ('fault' in encoded) {
    const fault = encoded.fault === 'too_small' ? (`too_small_${use.purpose}` as const) : encoded.fault;
    throw new Problem('image_invalid', { errors: [{ path: 'content', text: `picture_faults.${fault}` }] });
  }
  const { bytes, width, height, findings } = encoded;
  const { id } = await oneRow<{ id: number }>(
    database.queries,
    sql`select nextval(pg_get_serial_sequence('uploads', 'id')) as id`,
  );
  // The file first: a row without a file would be a broken picture.
  await files.write(uploadFile(companyId, id), bytes, 'image/jpeg');
  await database.queries.insert(uploads).values({
    companyId,
    id,
    purpose: use.purpose,
    category: use.purpose === 'photo' ? use.category : null,
    width,
    height,
    size: bytes.length,
    authorId: userId,
    createdAt: now(),
  });
  const url = pictureAddressForMember(services, { companyId, uploadId: id });
  return { id, url, width, height, size: bytes.length, findings };
}

/** A picture that is used from now on. */
export interface UsedUpload {
  id: number;
  category: number | null;
}

/** Keeps pictures of a purpose from being removed; returns those that are there. */
export async function keepUploads(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  companyId: number,
  purpose: PicturePurpose,
  ids: readonly number[],
): Promise<UsedUpload[]> {
  return rows<UsedUpload>(
    tx,
    sql`update uploads set used_at = ${now().toISOString()}::timestamptz
        where company_id = ${companyId} and purpose = ${purpose} and id = any(${int8Array(ids)})
        returning id::int8 as id, category`,
  );
}

/**
 * Keeps the picture of a post; none is fine, too.
 * @throws Problem `image_unknown`
 */
export async function keepPostPicture(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  companyId: number,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const kept = await keepUploads(tx, services, companyId, 'post', [id]);
  if (kept.length === 0) throw unknownPicture();
}

/**
 * Requires that the picture of a post is there; none is fine, too.
 * @throws Problem `image_unknown`
 */
export async function requirePostPicture(
  queries: Queryable,
  companyId: number,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const found = await rows(
    queries,
    sql`select 1 from uploads where company_id = ${companyId} and id = ${id} and purpose = 'post'`,
  );
  if (found.length === 0) throw unknownPicture();
}

function unknownPicture(): Problem {
  return new Problem('image_unknown', { errors: [{ path: 'body.upload_id' }] });
}
