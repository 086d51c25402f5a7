import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { photoFile, postFile } from './publication-files.ts';
import { removeFiles } from './remove-files.job.ts';

/** Takes away photos and posts of a location that is removed; their files follow. */
export async function deletePublications(
  { jobs }: Pick<Services, 'jobs'>,
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
  const files = [
    ...photos.map(({ id }) => photoFile(companyId, id)),
    ...posts.map(({ id }) => postFile(companyId, id)),
  ];
  if (files.length > 0) await jobs.enqueue(tx, removeFiles, [{ payload: { files } }]);
}
