import type { AppStore } from '@pinfold/contract/app-stores';
import {
  appStoreRepliesPerMinute,
  playRepliesPerDay,
  playRepliesPerMinute,
} from '@pinfold/contract/features/app-reviews/app-reply-pace';
import type { AppReview } from '../app-reviews.queries.ts';

/** What the pace of a bulk reply depends on. */
type PacedReview = Pick<AppReview, 'store'> & { app: Pick<AppReview['app'], 'id'> };

const daySeconds = 86_400;

/**
 * About how long a bulk reply takes, in seconds. The slowest app sets the pace; how many replies go to each is guessed
 * from what is loaded.
 */
export function appBulkSeconds(count: number, loaded: readonly PacedReview[]): number {
  const loadedOf = new Map<number, { store: AppStore; reviews: number }>();
  for (const { app, store } of loaded)
    loadedOf.set(app.id, { store, reviews: (loadedOf.get(app.id)?.reviews ?? 0) + 1 });
  const apps = [...loadedOf.values()].map(({ store, reviews }) => ({
    store,
    replies: Math.ceil((count * reviews) / loaded.length),
  }));
  const seconds = apps.map(({ store, replies }) =>
    store === 'app_store' ? (replies / appStoreRepliesPerMinute) * 60 : waitAtPlay(replies),
  );
  const atPlay = apps.filter(({ store }) => store === 'google_play');
  const ofPlay = atPlay.reduce((sum, { replies }) => sum + replies, 0);
  return Math.ceil(Math.max(0, (ofPlay / playRepliesPerMinute) * 60, ...seconds));
}

/** What goes beyond the replies of a day waits for the next. */
function waitAtPlay(replies: number): number {
  return Math.max(0, Math.ceil(replies / playRepliesPerDay) - 1) * daySeconds;
}
