import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { unlessGone } from '../../../delivery/provider-error.ts';
import { failedBy } from '../explain-refusal.ts';
import { claimPhoto, noteSending, type ClaimedPhoto, type PhotoVersion } from './claim-photo.ts';
import { settleDeleted, settleFailed } from './photo-batch-lifecycle.ts';

/** Deletes a photo at Google. One that is gone already counts as deleted, so that a repetition changes nothing. */
export const deletePhoto = defineProviderJob<PhotoVersion, ClaimedPhoto, ItemProblem>({
  name: 'delete-photo',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  claim: claimPhoto,
  async work(services, item, payload) {
    const { access, googleName } = item;
    if (!access || googleName === null) return { problem: 'access_lost' };
    if (!(await noteSending(services, payload))) return;
    await unlessGone(access.google.deleteMedia(googleName));
    await settleDeleted(services, payload, item);
  },
  explain: failedBy,
  lastProblem: 'not_delivered',
  settleFailed,
});
