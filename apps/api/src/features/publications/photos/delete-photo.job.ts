import { defineJob, type Job } from '../../../jobs/define-job.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { claimPhoto, noteSending, type PhotoVersion } from './claim-photo.ts';
import { handleFailure, settleDeleted, settleFailed } from './photo-batch-lifecycle.ts';

/** Deletes a photo at Google. One that is gone already counts as deleted, so that a repetition changes nothing. */
export const deletePhoto: Job<PhotoVersion> = defineJob<PhotoVersion>({
  name: 'delete-photo',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  async run(services, payload, run) {
    const item = await claimPhoto(services, payload);
    if (!item) return;
    const { access, googleName } = item;
    if (!access || googleName === null) return settleFailed(services, payload, 'access_lost');
    if (!(await noteSending(services, payload))) return;
    try {
      await deleteOnce(access.google, googleName);
      await settleDeleted(services, payload, item);
    } catch (error) {
      await handleFailure(services, deletePhoto, payload, error, run);
    }
  },
});

async function deleteOnce(google: GoogleAccount, googleName: string): Promise<void> {
  try {
    await google.deleteMedia(googleName);
  } catch (error) {
    if (!(error instanceof GoogleError) || error.kind !== 'not_found') throw error;
  }
}
