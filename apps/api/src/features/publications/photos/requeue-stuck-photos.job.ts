import { sql } from 'drizzle-orm';
import { photoBatchActions, type PhotoBatchAction } from '@pinfold/contract/features/publications/photo';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { deletePhoto } from './delete-photo.job.ts';
import { sendPhoto } from './send-photo.job.ts';

const patienceMinutes = 30;

/**
 * Enqueues items again that should have been sent half an hour ago, for jobs that were lost. Where one waits already none
 * is added; and each first asks the provider what arrived, so that nothing is sent twice.
 */
export const requeueStuckPhotos = defineJob({
  name: 'requeue-stuck-photos',
  concurrency: 1,
  everySeconds: 600,
  async run({ database, jobs, now }) {
    const before = new Date(now().getTime() - patienceMinutes * 60_000).toISOString();
    const stuck = await rows<{ company_id: number; id: number; version: number; action: PhotoBatchAction }>(
      database.queries,
      sql`select i.company_id::int8 as company_id, i.id::int8 as id, i.version, b.action
          from photo_batch_items i join photo_batches b on b.company_id = i.company_id and b.id = i.batch_id
          where i.status in (${itemStatus.waiting}, ${itemStatus.sending}) and i.accepted_at < ${before}
            and b.last_send_at < ${before} and (i.sending_at is null or i.sending_at < ${before})
          order by i.accepted_at limit 1000`,
    );
    const payloadsOf = (wanted: PhotoBatchAction) =>
      stuck
        .filter(({ action }) => action === wanted)
        .map(({ company_id, id, version }) => ({ payload: { companyId: company_id, itemId: id, version } }));
    await jobs.enqueue(database.queries, sendPhoto, payloadsOf(photoBatchActions.add));
    await jobs.enqueue(database.queries, deletePhoto, payloadsOf(photoBatchActions.delete));
  },
});
