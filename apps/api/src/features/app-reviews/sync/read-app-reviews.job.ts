import type { KeyRefusal } from '@pinfold/contract/features/integrations/app-keys';
import { noteProblem } from '../../../app-stores/key-refusal.ts';
import type { CompanyApp, ReachedApp } from '../../../app-stores/reached-app.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { afterQuota } from '../../../delivery/provider-quota.ts';
import type { StoreReview, StoreReviewPage } from '../../../providers/store-review.ts';
import type { Services } from '../../../services.ts';
import { ofReadings } from './read-app-review.job.ts';
import { lastReadOf, noteRead } from './app-review-reads.ts';
import { storeAppReviews } from './store-app-reviews.ts';

/** A reading, and how far it is where it goes on in another run. */
interface AppReading extends CompanyApp {
  startedAt?: string;
  /** What the page is asked for by that comes next. */
  page?: string | undefined;
  /** The date of the oldest review that it came to. */
  oldest?: string | undefined;
  /** It has begun again already, since the store did not know that page any more. */
  isAgain?: true;
}

/** As many as one run reads: a long reading ends before its job does, and leaves calls of the key to others. */
const mostPages = 20;

const pauseMs = 30_000;

/** For so long a store may list a review late. */
const lateMs = 24 * 3_600_000;

const dayMs = 86_400_000;

/** Full readings of apps begin in different half hours of the day, as many as there are. */
const halfHourMs = 1_800_000;

/**
 * Reads the newest reviews of an app until those that are known; all of them at first, and once a day. What the store
 * leaves out stays: Google Play lists a week, and at times not all of it.
 */
export const readAppReviews = defineProviderJob<AppReading, ReachedApp, KeyRefusal | 'refused'>({
  name: 'read-app-reviews',
  concurrency: 2,
  subject: ({ companyId, appId }) => `${companyId}/${appId}`,
  async work(services, app, payload) {
    const { startedAt = services.now().toISOString(), isAgain } = payload;
    let { page: next, oldest } = payload;
    const lastRead = await lastReadOf(services, app);
    const knownFrom = isFullReading(app, startedAt, lastRead) ? undefined : lastRead;
    const asked = new Set<string | undefined>();
    let isCutOff = false;
    do {
      const page = next;
      const progress = { startedAt, page, oldest };
      const askedAt = services.now();
      if (asked.size === mostPages) return { at: new Date(askedAt.getTime() + pauseMs), payload: progress };
      asked.add(page);
      const read = await ifRefused(app.reviews.list(page), (error) => {
        if (error.kind === 'quota')
          return { at: afterQuota(askedAt, error), payload: progress, isRetry: true as const };
        if (error.kind !== 'invalid' || page === undefined) throw error;
        if (isAgain) return undefined;
        return { at: askedAt, payload: { startedAt, page: undefined, oldest, isAgain: true as const } };
      });
      if (read && 'at' in read) return read;
      isCutOff = !read || isEndedEarly(read, asked);
      if (!read) break;
      logOdd(services, app, read);
      const changed = await storeAppReviews(services, app, read.reviews, askedAt);
      oldest = oldestOf(read.reviews, oldest);
      next = isCutOff || (changed === 0 && areKnown(read.reviews, knownFrom)) ? undefined : read.next;
    } while (next !== undefined);
    const endedAt = isCutOff && oldest !== undefined ? new Date(oldest) : undefined;
    await noteRead(services, app, { readAt: new Date(startedAt), lastRead, endedAt });
    await noteProblem(services, app.companyId, app.accountId, app.key, null);
  },
  ...ofReadings,
});

/**
 * Whether this is the first reading of the app's day, which goes on to the end: an answer in the store's own console
 * changes no date, so an old review has it unseen.
 */
function isFullReading({ appId }: CompanyApp, startedAt: string, lastRead: Date | undefined): boolean {
  const dayOf = (at: number) => Math.floor((at + appId * halfHourMs) / dayMs);
  return lastRead === undefined || dayOf(Date.parse(startedAt)) !== dayOf(lastRead.getTime());
}

/** Whether reviews are all from before the last reading, whatever was listed late. */
function areKnown(reviews: readonly StoreReview[], lastRead: Date | undefined): boolean {
  return (
    lastRead !== undefined &&
    reviews.every(({ updatedAt }) => Date.parse(updatedAt) < lastRead.getTime() - lateMs)
  );
}

/** Whether a list ends here, or goes round, though the store may have more: nobody can read on from such a page. */
function isEndedEarly(
  { reviews, next, isFull = false, odd = [] }: StoreReviewPage,
  asked: ReadonlySet<string | undefined>,
): boolean {
  return next === undefined ? isFull : asked.has(next) || reviews.length + odd.length === 0;
}

/** Names what a page lists and nobody could read, without any of its text. */
function logOdd(
  { log }: Pick<Services, 'log'>,
  { store, companyId, appId }: ReachedApp,
  { odd = [] }: StoreReviewPage,
): void {
  if (odd.length > 0)
    log.warn({ store, companyId, appId, reviews: odd }, 'put aside reviews that were not as expected');
}

/** The date of the oldest review, of these and of what was read before. */
function oldestOf(reviews: readonly StoreReview[], before: string | undefined): string | undefined {
  return reviews
    .map(({ updatedAt }) => updatedAt)
    .concat(before ?? [])
    .toSorted()[0];
}
