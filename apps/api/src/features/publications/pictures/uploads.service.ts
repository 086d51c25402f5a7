import { sql, type SQL } from 'drizzle-orm';
import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import type { Upload } from '@pinfold/contract/features/publications/pictures.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { type Author, embedScopeOf } from '../../session/embed-tokens/embed-scope.ts';
import { isVisibleItem, isVisiblePost } from '../posts/post-access.ts';
import { uploadFile } from '../publication-files.ts';
import { encodePicture, type PictureChoice } from './encode-picture.ts';
import { pictureAddressForMember } from './picture-address.ts';
import type { PictureUse } from './picture-size.ts';
import { uploads } from './pictures.table.ts';

/**
 * Stores a picture as a JPEG in the shape of its use. What no post and no photo uses within a day is removed.
 * @param signal aborted when the client has gone: a picture that waits for its turn is not read then
 * @throws Problem `image_invalid`, with the reason in the user’s language; `too_busy`
 */
export async function uploadPicture(
  services: Services,
  author: Author,
  use: PictureUse,
  { content, ...choice }: { content: string } & PictureChoice,
  signal?: AbortSignal,
): Promise<Upload> {
  const { database, files, now } = services;
  const { companyId, userId } = author;
  const encoded = await encodePicture(Buffer.from(content, 'base64'), use, {
    ...choice,
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
    embedScope: embedScopeOf(author),
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

/**
 * Uploads `u` that a member may name: their own, and those of posts and photos that they see. Others are as unknown as
 * those that are not there, since whoever uses a picture gets its address.
 */
function isKnownUpload(member: Member): SQL {
  return sql`u.company_id = ${member.companyId} and (
    u.author_id = ${member.userId} and u.embed_scope = ${embedScopeOf(member)}
    or exists (select 1 from local_posts p
      where ${isVisiblePost(member)} and p.upload_id = u.id and p.status <> 'deleted')
    or exists (select 1 from photo_batch_items i
      where i.company_id = u.company_id and i.upload_id = u.id and ${isVisibleItem(member)}))`;
}

/** Keeps pictures of a purpose from being removed; returns those that the member may use. */
export async function keepUploads(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  member: Member,
  purpose: PicturePurpose,
  ids: readonly number[],
): Promise<UsedUpload[]> {
  return rows<UsedUpload>(
    tx,
    sql`update uploads u set used_at = ${now().toISOString()}::timestamptz
        where ${isKnownUpload(member)} and u.purpose = ${purpose} and u.id = any(${int8Array(ids)})
        returning u.id::int8 as id, u.category`,
  );
}

/**
 * Keeps the picture of a post, before the post names it; none is fine, too.
 * @throws Problem `image_unknown`
 */
export async function keepPostPicture(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  member: Member,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const kept = await keepUploads(tx, services, member, 'post', [id]);
  if (kept.length === 0) throw unknownPicture();
}

/**
 * Requires that the member may use a picture in a post; none is fine, too.
 * @throws Problem `image_unknown`
 */
export async function requirePostPicture(
  queries: Queryable,
  member: Member,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const found = await rows(
    queries,
    sql`select 1 from uploads u where ${isKnownUpload(member)} and u.id = ${id} and u.purpose = 'post'`,
  );
  if (found.length === 0) throw unknownPicture();
}

function unknownPicture(): Problem {
  return new Problem('image_unknown', { errors: [{ path: 'body.upload_id' }] });
}
