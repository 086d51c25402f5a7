import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import { unlessGone } from '../../../../delivery/provider-error.ts';
import type { GoogleAccount } from '../../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../../services.ts';
import { failedBy } from '../../explain-refusal.ts';
import { claimDeletion, repeatsOf, type ClaimedItem } from './claim-item.ts';
import { findSentPost, looksUntil } from './find-sent-post.ts';
import { settleDeletion, type ItemVersion } from './item-lifecycle.ts';
import { toGooglePost } from './to-google-post.ts';

/** Deletes a post at one location. One that is not there any more counts as deleted. */
export const deletePostItem = defineProviderJob<ItemVersion, ClaimedItem, ItemProblem>({
  name: 'delete-post-item',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  claim: claimDeletion,
  async work(services, item) {
    // Without access, or without the location, it is out of our reach.
    if (!item.google) return { problem: 'access_lost' };
    const later = await unlessGone(deletePost(services, item, item.google.account));
    if (!later) await settleDeletion(services, item);
    return later;
  },
  explain: failedBy,
  lastProblem: 'not_delivered',
  settleFailed: (services, _version, problem, item) => settleDeletion(services, item, problem),
});

/** One that was on its way when its deletion was accepted may have arrived; Google's list may still lack it. */
async function deletePost(
  services: Services,
  item: ClaimedItem,
  google: GoogleAccount,
): Promise<{ at: Date } | undefined> {
  const name = item.googleName ?? (await nameOnItsWay(services, item));
  if (name !== undefined) await google.deleteLocalPost(name);
  else if (item.sentBefore && services.now() < looksUntil(services, item))
    return { at: looksUntil(services, item) };
  return undefined;
}

async function nameOnItsWay(services: Services, item: ClaimedItem): Promise<string | undefined> {
  const { sentBefore, content, sourceUrl } = item;
  if (!sentBefore) return undefined;
  const body = toGooglePost(content, { sourceUrl, repeats: repeatsOf(item) });
  return (await findSentPost(services, item, { body, sendingAt: sentBefore }))?.name;
}
