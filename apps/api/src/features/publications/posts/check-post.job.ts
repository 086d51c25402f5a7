import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { GoogleLocalPost } from '../../../providers/google-business-profile/publications.ts';
import { waitForQuota } from '../../../delivery/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { claimCheck, type ClaimedItem } from './claim-item.ts';
import { settleItem, storeState, type ItemVersion } from './post-lifecycle.ts';
import { failureOf, outcomeOf, stateOf } from './post-outcome.ts';

export interface PostCheck extends ItemVersion {
  /** How often Google has responded that it has not decided yet. */
  asked: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Asks Google what became of a post, less and less often, until it has decided or a week is over. */
export const checkPost: Job<PostCheck> = defineJob({
  name: 'check-post',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  async run(services, check, run) {
    const item = await claimCheck(services, check);
    if (!item?.googleName) return;
    if (!item.google) return settleItem(services, item, { status: 'failed', problem: 'access_lost' });
    try {
      const post = await item.google.account.getLocalPost(item.googleName);
      const outcome = outcomeOf(post, item.sourceUrl !== undefined);
      if (outcome.status !== 'pending') return await settleItem(services, item, outcome, post);
      if (isOverdue(services, item, post))
        return await settleItem(services, item, { status: 'failed', problem: 'undecided' }, post);
      if (item.googleState !== stateOf(post)) await storeState(services, item, post);
      await checkSoon(services, check, check.asked + 1, post, item);
    } catch (error) {
      await handleFailure(services, check, item, error, run.isLastTry);
    }
  },
});

/**
 * Asks about a post after five seconds, then after twice as long each time up to ten minutes, after a day hourly. One
 * that is scheduled is asked about in the same way up to an hour, since most are judged soon after they are handed over,
 * and then from its moment on.
 */
export async function checkSoon(
  { database, jobs, now }: Services,
  { companyId, itemId, version }: ItemVersion,
  asked = 0,
  post?: GoogleLocalPost,
  item?: ClaimedItem,
): Promise<void> {
  const moment = now().getTime();
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
  await jobs.enqueue(database.queries, checkPost, [
    {
      payload: { companyId, itemId, version, asked: isNextAtMoment ? 0 : asked },
      at: new Date(moment + wait),
    },
  ]);
}

function momentOf({ scheduledTime = '' }: GoogleLocalPost): number {
  return Date.parse(scheduledTime) || 0;
}

function isOverdue({ now }: Services, item: ClaimedItem, post: GoogleLocalPost): boolean {
  return now().getTime() - Math.max(item.sendingAt.getTime(), momentOf(post)) > 7 * day;
}

async function handleFailure(
  services: Services,
  check: PostCheck,
  item: ClaimedItem,
  error: unknown,
  isLastTry: boolean,
): Promise<void> {
  if (!(error instanceof GoogleError)) throw error;
  if (error.kind === 'quota') return waitForQuota(services, checkPost, check, error);
  // A post that was just created may not be found everywhere yet.
  const isNew = services.now().getTime() - item.sendingAt.getTime() < 600_000;
  if (error.kind === 'not_found' && isNew) return checkSoon(services, check, check.asked + 1);
  const lost = error.kind === 'not_found' ? 'gone' : failureOf(error);
  const problem = lost ?? (isLastTry ? 'undecided' : undefined);
  if (!problem) throw error;
  await settleItem(services, item, { status: 'failed', problem });
}
