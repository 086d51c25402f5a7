import { sql } from 'drizzle-orm';
import { photoBatchActions, type PhotoBatchAction } from '@pinfold/contract/features/publications/photo';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { openItemsInSql } from '../item-columns.ts';
import { deletePhoto } from './delete-photo.job.ts';
import { sendPhoto } from './send-photo.job.ts';

export const requeueStuckPhotos = requeueStuck<{
  company_id: number;
  id: number;
  version: number;
  action: PhotoBatchAction;
}>({
  noun: 'photos',
  find: (before) => sql`
    select i.company_id::int8 as company_id, i.id::int8 as id, i.version, b.action
    from photo_batch_items i join photo_batches b on b.company_id = i.company_id and b.id = i.batch_id
    where i.status in ${openItemsInSql} and i.accepted_at < ${before.toISOString()}
      and b.last_send_at < ${before.toISOString()}
      and (i.sending_at is null or i.sending_at < ${before.toISOString()})
    order by i.accepted_at limit 1000`,
  jobOf: ({ company_id, id, version, action }) =>
    lostJob(action === photoBatchActions.add ? sendPhoto : deletePhoto, {
      companyId: company_id,
      itemId: id,
      version,
    }),
});
