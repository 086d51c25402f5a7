import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import { unlessGone } from '../../../../delivery/provider-error.ts';
import { sendOnce, type Sending } from '../../../../delivery/send-once.ts';
import type {
  GoogleLocalPost,
  NewGoogleLocalPost,
} from '../../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../../services.ts';
import { explainRefusal, type PictureRetries } from '../../explain-refusal.ts';
import { checkSoon } from './check-post.job.ts';
import {
  claimCreation,
  clearOldName,
  noteCall,
  releaseItem,
  repeatsOf,
  type ClaimedItem,
} from './claim-item.ts';
import { findSentPost } from './find-sent-post.ts';
import { locatorOnlyPost } from './locator-post.ts';
import { settleItem, settleItemFailed, storeCreated, type ItemVersion } from './item-lifecycle.ts';
import { toGooglePost } from './to-google-post.ts';

export interface PostSending extends ItemVersion, PictureRetries {}

/** What appears within this time is sent at its moment: Google takes no moment that is past when it arrives. */
const leastNotice = 60_000;

/** Sends an accepted post to one location, once, however often it is killed half way. */
export const sendPost = defineProviderJob<PostSending, ClaimedItem, ItemProblem>({
  name: 'send-post',
  concurrency: 8,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  claim: claimCreation,
  async work(services, item, payload) {
    if (item.googleName && item.googleState) return checkSoon(services, payload);
    const { plannedAt } = item;
    const notice = plannedAt ? plannedAt.getTime() - services.now().getTime() : 0;
    // What repeats is created at its moment: Google does not say what its own planning makes of a pattern.
    if (plannedAt && notice > 0 && (notice < leastNotice || !item.isOnMaps || item.recurrence)) {
      // What an earlier run may have sent is not given back.
      if (!item.sentBefore) await releaseItem(services, item);
      return { at: plannedAt };
    }
    if (!item.isOnMaps) return settleItem(services, item, { status: 'published' }, locatorOnlyPost(item));
    if (!item.google) return { problem: 'access_lost' };
    const body = toGooglePost(item.content, {
      sourceUrl: item.sourceUrl,
      repeats: repeatsOf(item),
      scheduledTime: plannedAt && notice > 0 ? plannedAt : undefined,
    });
    const delivered = await sendOnce(services, sendingOf(services, item, item.google, body));
    if (!delivered || 'at' in delivered) return delivered;
    const { sent, isNew } = delivered;
    if (await storeCreated(services, item, sent)) return checkSoon(services, payload, sent);
    // Nobody knows it: the post was changed or deleted while it was on its way.
    if (isNew) return item.google.account.deleteLocalPost(sent.name);
    throw new Error('The post that was found is another item’s by now');
  },
  explain: (error, _item, payload, { now }) => explainRefusal(error, payload, now()),
  lastProblem: 'not_delivered',
  settleFailed: settleItemFailed,
});

function sendingOf(
  services: Services,
  item: ClaimedItem,
  { account, parent }: NonNullable<ClaimedItem['google']>,
  body: NewGoogleLocalPost,
): Sending<GoogleLocalPost> {
  const { googleName, sentBefore, calledAt } = item;
  return {
    // While the name of an earlier version stands, nothing of this one was sent.
    sentBefore: googleName ? undefined : sentBefore,
    calledAt,
    lagSeconds: services.config.GOOGLE_LIST_LAG_SECONDS,
    find: () => findSentPost(services, item, { body, sendingAt: item.sendingAt }),
    async send() {
      if (googleName) {
        await unlessGone(account.deleteLocalPost(googleName));
        if (!(await clearOldName(services, item))) return undefined;
      }
      return (await noteCall(services, item)) ? account.createLocalPost(parent, body) : undefined;
    },
    release: () => releaseItem(services, item),
  };
}
