import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import type { Services } from '../../services.ts';
import { photoFile, postFile, removeFiles } from './publication-files.ts';

/** Takes away photos, posts and their statistics of a location that is removed; files follow. */
export async function deletePublications(
  { jobs, live }: Pick<Services, 'jobs' | 'live'>,
  tx: Queryable,
  companyId: number,
  locationId: number,
): Promise<void> {
  const of = sql`company_id = ${companyId} and location_id = ${locationId} returning id::int8 as id`;
  const photos = await rows<{ id: number }>(tx, sql`delete from location_photos where ${of}`);
  const posts = await rows<{ id: number }>(tx, sql`delete from location_posts where ${of}`);
  await tx.execute(
    sql`delete from photo_batch_items where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await tx.execute(
    sql`delete from publication_reads where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await tx.execute(
    sql`delete from post_insights where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await deleteItems(tx, companyId, locationId);
  for (const topic of ['local_posts', 'media'] as const)
    await live.publish(tx, companyId, { topic, ids: [] });
  const files = [
    ...photos.map(({ id }) => photoFile(companyId, id)),
    ...posts.map(({ id }) => postFile(companyId, id)),
  ];
  if (files.length > 0) await jobs.enqueue(tx, removeFiles, [{ payload: { files } }]);
}

/** What was sent to the location: it stays at Google, and posts and batches that were for it alone go. */
async function deleteItems(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  const of = sql`company_id = ${companyId} and location_id = ${locationId}`;
  const posts = await rows<{ id: number }>(
    tx,
    sql`delete from local_post_items where ${of} returning post_id::int8 as id`,
  );
  await tx.execute(
    sql`delete from local_posts p where p.company_id = ${companyId} and p.id = any(${int8Array(posts.map(({ id }) => id))})
          and not exists (select 1 from local_post_items i where i.company_id = p.company_id and i.post_id = p.id)`,
  );
  await tx.execute(
    sql`delete from post_series s where s.company_id = ${companyId} and s.post_id = any(${int8Array(posts.map(({ id }) => id))})
          and not exists (select 1 from local_posts p where p.company_id = s.company_id and p.id = s.post_id)`,
  );
  const batches = await rows<{ id: number }>(
    tx,
    sql`delete from photo_batch_items where ${of} returning batch_id::int8 as id`,
  );
  await tx.execute(
    sql`delete from photo_batches b where b.company_id = ${companyId} and b.id = any(${int8Array(batches.map(({ id }) => id))})
          and not exists (select 1 from photo_batch_items i where i.company_id = b.company_id and i.batch_id = b.id)`,
  );
}
