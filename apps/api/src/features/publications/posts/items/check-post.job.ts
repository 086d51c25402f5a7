import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import type { GoogleLocalPost } from '../../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../../services.ts';
import { failedBy } from '../../explain-refusal.ts';
import { claimCheck, type ClaimedItem } from './claim-item.ts';
import { settleItem, settleItemFailed, storeState, type ItemVersion } from './item-lifecycle.ts';
import { postOutcomeOf, stateOf } from './post-outcome.ts';

export interface PostCheck extends ItemVersion {
  /** How often Google has responded that it has not decided yet. */
  asked: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Asks Google what became of a post, less and less often, until it has decided or a week is over. */
export const checkPost = defineProviderJob<PostCheck, ClaimedItem, ItemProblem>({
  name: 'check-post',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  claim: claimCheck,
  async work(services, item, { asked }) {
    if (!item.google || !item.googleName) return { problem: 'access_lost' };
    const post = await item.google.account.getLocalPost(item.googleName);
    const outcome = postOutcomeOf(post, item.sourceUrl !== undefined);
    if (outcome.status !== 'pending') return settleItem(services, item, outcome, post);
    if (isOverdue(services, item, post))
      return settleItem(services, item, { status: 'failed', problem: 'undecided' }, post);
    if (item.googleState !== stateOf(post)) await storeState(services, item, post);
    return nextCheck(services.now(), asked + 1, post, item);
  },
  explain(error, item, { asked }, services) {
    if (error.kind !== 'not_found') return failedBy(error);
    // A post that was just created may not be found everywhere yet.
    const isNew = services.now().getTime() - item.sendingAt.getTime() < 600_000;
    return isNew ? nextCheck(services.now(), asked + 1) : { problem: 'gone' };
  },
  lastProblem: 'undecided',
  settleFailed: settleItemFailed,
});

/** Enqueues the first question about a post that Google has. */
export async function checkSoon(
  { database, jobs, now }: Services,
  { companyId, itemId, version }: ItemVersion,
  post?: GoogleLocalPost,
): Promise<void> {
  const { at, payload } = nextCheck(now(), 0, post);
  await jobs.enqueue(database.queries, checkPost, [
    { payload: { companyId, itemId, version, ...payload }, at },
  ]);
}

/**
 * Asks about a post after five seconds, then after twice as long each time up to ten minutes, after a day hourly. One
 * that is scheduled is asked about in the same way up to an hour, since most are judged soon after they are handed over,
 * and then from its moment on.
 */
function nextCheck(
  now: Date,
  asked: number,
  post?: GoogleLocalPost,
  item?: ClaimedItem,
): { at: Date; payload: { asked: number } } {
  const moment = now.getTime();
  const scheduled = post?.state === 'SCHEDULED' ? momentOf(post) : 0;
  const isScheduled = scheduled > moment;
  const isOld = item !== undefined && moment - Math.max(item.sendingAt.getTime(), scheduled) > day;
  const growing = 5000 * 2 ** Math.min(asked, 10);
  const untilMoment = scheduled - moment + 5000;
  const isNextAtMoment = isScheduled && untilMoment <= Math.min(hour, growing);
  const wait = isNextAtMoment
    ? untilMoment
    : isScheduled
      ? Math.min(hour, growing)
      : isOld
        ? hour
        : Math.min(600_000, growing);
  return { at: new Date(moment + wait), payload: { asked: isNextAtMoment ? 0 : asked } };
}

function momentOf({ scheduledTime = '' }: GoogleLocalPost): number {
  return Date.parse(scheduledTime) || 0;
}

function isOverdue({ now }: Services, item: ClaimedItem, post: GoogleLocalPost): boolean {
  return now().getTime() - Math.max(item.sendingAt.getTime(), momentOf(post)) > 7 * day;
}
