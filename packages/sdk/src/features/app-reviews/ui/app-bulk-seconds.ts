import type { AppReview } from '../app-reviews.queries.ts';

/** Google Play takes 2,000 replies to an app a day; Apple 3,500 calls with a key in an hour. */
const playRepliesPerDay = 2000;

const appleCallsPerHour = 3500;

/** About how long a bulk reply takes, in seconds. The busiest app at Google Play sets the pace, guessed from what is loaded. */
export function appBulkSeconds(count: number, loaded: readonly AppReview[]): number {
  const known = Math.max(1, loaded.length);
  const ofPlay = new Map<number, number>();
  for (const { app, store } of loaded)
    if (store === 'google_play') ofPlay.set(app.id, (ofPlay.get(app.id) ?? 0) + 1);
  const busiest = Math.ceil((Math.max(0, ...ofPlay.values()) / known) * count);
  const waitingDays = Math.max(0, Math.ceil(busiest / playRepliesPerDay) - 1);
  return Math.max(waitingDays * 86_400, Math.ceil((count / appleCallsPerHour) * 3600));
}
