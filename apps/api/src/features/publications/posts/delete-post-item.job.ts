import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { waitForQuota } from '../../../delivery/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { claimDeletion, type ClaimedItem } from './claim-item.ts';
import { findSentPost, looksUntil } from './find-sent-post.ts';
import { settleDeletion, type ItemVersion } from './post-lifecycle.ts';
import { failureOf } from './post-outcome.ts';
import { toGooglePost } from './to-google-post.ts';

/** Deletes a post at one location. One that is not there any more counts as deleted. */
export const deletePostItem: Job<ItemVersion> = defineJob({
  name: 'delete-post-item',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  async run(services, version, run) {
    const item = await claimDeletion(services, version);
    if (!item) return;
    // Without access, or without the location, it is out of our reach.
    if (!item.google) return settleDeletion(services, item, 'access_lost');
    try {
      const googleName = item.googleName ?? (await findOnItsWay(services, item));
      if (googleName === undefined) return await deleteLater(services, item);
      if (googleName !== '') await item.google.account.deleteLocalPost(googleName);
      await settleDeletion(services, item);
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      if (error.kind === 'quota') return waitForQuota(services, deletePostItem, version, error);
      if (error.kind === 'not_found') return settleDeletion(services, item);
      const problem = failureOf(error) ?? (run.isLastTry ? 'not_delivered' : undefined);
      if (!problem) throw error;
      await settleDeletion(services, item, problem);
    }
  },
});

/**
 * The name of a post that was on its way when its deletion was accepted; empty when it has not arrived, undefined while
 * Google's list may still lack it.
 */
async function findOnItsWay(services: Services, item: ClaimedItem): Promise<string | undefined> {
  const { sentBefore, content, sourceUrl } = item;
  if (!sentBefore) return '';
  const found = await findSentPost(services, item, {
    body: toGooglePost(content, { sourceUrl }),
    sendingAt: sentBefore,
  });
  if (found) return found.name;
  return services.now() < looksUntil(services, item) ? undefined : '';
}

async function deleteLater(services: Services, item: ClaimedItem): Promise<void> {
  const { companyId, itemId, version } = item;
  const payload = { companyId, itemId, version };
  const at = looksUntil(services, item);
  await services.jobs.enqueue(services.database.queries, deletePostItem, [{ payload, at }]);
}
