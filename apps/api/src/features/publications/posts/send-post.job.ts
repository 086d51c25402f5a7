import { defineJob, type Job, type JobRun } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { waitForQuota } from '../../../delivery/provider-quota.ts';
import type {
  GoogleLocalPost,
  NewGoogleLocalPost,
} from '../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../services.ts';
import { checkSoon } from './check-post.job.ts';
import { claimCreation, clearOldName, noteCall, releaseItem, type ClaimedItem } from './claim-item.ts';
import { findSentPost, looksUntil } from './find-sent-post.ts';
import { locatorOnlyPost } from './locator-post.ts';
import { settleItem, storeCreated, type ItemVersion } from './post-lifecycle.ts';
import { failureOf, isPictureRefused } from './post-outcome.ts';
import { toGooglePost } from './to-google-post.ts';

export interface PostSending extends ItemVersion {
  /** How often Google could not fetch the picture. */
  unfetched?: number;
}

/** Minutes after which Google is asked again to fetch a picture that it could not fetch. */
const pictureMinutes = [1, 5, 30];

/** What appears within this time is sent at its moment: Google takes no moment that is past when it arrives. */
const leastNotice = 60_000;

/** Sends an accepted post to one location, once, however often it is killed half way. */
export const sendPost: Job<PostSending> = defineJob({
  name: 'send-post',
  concurrency: 8,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  async run(services, sending, run) {
    const item = await claimCreation(services, sending);
    if (!item) return;
    if (item.googleName && item.googleState) return checkSoon(services, sending);
    const { plannedAt } = item;
    const notice = plannedAt ? plannedAt.getTime() - services.now().getTime() : 0;
    if (plannedAt && notice > 0 && (notice < leastNotice || !item.isOnMaps)) {
      await releaseUnsent(services, item);
      return later(services, sending, plannedAt);
    }
    if (!item.isOnMaps) return settleItem(services, item, { status: 'published' }, locatorOnlyPost(item));
    if (!item.google) return settleItem(services, item, { status: 'failed', problem: 'access_lost' });
    const body = toGooglePost(item.content, {
      sourceUrl: item.sourceUrl,
      scheduledTime: plannedAt && notice > 0 ? plannedAt : undefined,
    });
    try {
      const sent = (await findEarlier(services, item, body)) ?? (await create(services, sending, item, body));
      if (!sent) return;
      if (await storeCreated(services, item, sent.post)) await checkSoon(services, sending, 0, sent.post);
      // Nobody knows it: the post was changed or deleted while it was on its way.
      else if (sent.isNew) await item.google.account.deleteLocalPost(sent.post.name);
      else throw new Error('The post that was found is another item’s by now');
    } catch (error) {
      await handleFailure(services, sending, item, error, run);
    }
  },
});

/** A post at Google, created by this run or found. */
interface Sent {
  post: GoogleLocalPost;
  isNew: boolean;
}

/** After a crash or a lost response Google may have the post. */
async function findEarlier(
  services: Services,
  item: ClaimedItem,
  body: NewGoogleLocalPost,
): Promise<Sent | undefined> {
  // While the name of an earlier version stands, nothing of this one was sent.
  if (!item.google || !item.sentBefore || item.googleName) return undefined;
  const post = await findSentPost(services, item, { body, sendingAt: item.sentBefore });
  return post && { post, isNew: false };
}

/** Creates the post, unless it is too early for that; undefined then, and when the job is void. */
async function create(
  services: Services,
  sending: PostSending,
  item: ClaimedItem,
  body: NewGoogleLocalPost,
): Promise<Sent | undefined> {
  const { now } = services;
  const { google, sentBefore, googleName } = item;
  if (!google) return undefined;
  const until = looksUntil(services, item);
  if (sentBefore && !googleName && now() < until) {
    await later(services, sending, until);
    return undefined;
  }
  if (googleName) {
    await deleteIfThere(google.account, googleName);
    if (!(await clearOldName(services, item))) return undefined;
  }
  if (!(await noteCall(services, item))) return undefined;
  try {
    return { post: await google.account.createLocalPost(google.parent, body), isNew: true };
  } catch (error) {
    // It was refused, and so it has not arrived.
    if (error instanceof GoogleError && error.kind !== 'temporary') await releaseItem(services, item);
    throw error;
  }
}

async function deleteIfThere(
  account: { deleteLocalPost(name: string): Promise<void> },
  googleName: string,
): Promise<void> {
  try {
    await account.deleteLocalPost(googleName);
  } catch (error) {
    if (!(error instanceof GoogleError) || error.kind !== 'not_found') throw error;
  }
}

/** What an earlier run may have sent is not given back. */
async function releaseUnsent(services: Services, item: ClaimedItem): Promise<void> {
  if (!item.sentBefore) await releaseItem(services, item);
}

async function later({ database, jobs }: Services, sending: PostSending, at: Date): Promise<void> {
  await jobs.enqueue(database.queries, sendPost, [{ payload: sending, at }]);
}

/**
 * Decides what a failed call means for an item: its job waits for the quota or the picture, or the item is settled as
 * failed when trying again cannot help, or is over.
 * @throws the error, when the job is to be tried again
 */
async function handleFailure(
  services: Services,
  sending: PostSending,
  item: ClaimedItem,
  error: unknown,
  { isLastTry }: JobRun,
): Promise<void> {
  if (!(error instanceof GoogleError)) throw error;
  if (error.kind === 'quota') return waitForQuota(services, sendPost, sending, error);
  const { unfetched = 0 } = sending;
  const minutes = pictureMinutes[unfetched];
  if (isPictureRefused(error) && minutes !== undefined) {
    const at = new Date(services.now().getTime() + minutes * 60_000);
    return later(services, { ...sending, unfetched: unfetched + 1 }, at);
  }
  const problem = failureOf(error) ?? (isLastTry ? 'not_delivered' : undefined);
  if (!problem) throw error;
  await settleItem(services, item, { status: 'failed', problem });
}
