import type { Queryable } from '../../../database/database.ts';
import type { LiveBus } from '../../../live/live-bus.ts';
import type { Services } from '../../../services.ts';

/** One process publishes the progress of a bulk edit at most this often, since every reader fetches again. */
const everyMilliseconds = 1000;

const lastPublished = new WeakMap<LiveBus, Map<string, number>>();

/** Publishes that locations of a bulk edit moved on. What is left out now follows with the next one, or with its end. */
export async function publishUpdateProgress(
  { live, database, now }: Services,
  companyId: number,
  bulkEditId: number | null,
  tx: Queryable = database.queries,
): Promise<void> {
  if (bulkEditId === null) return;
  const published = lastPublished.get(live) ?? new Map<string, number>();
  lastPublished.set(live, published);
  const key = `${companyId}/${bulkEditId}`;
  const at = now().getTime();
  if (at - (published.get(key) ?? 0) < everyMilliseconds) return;
  published.set(key, at);
  await publishBulkEdit({ live }, tx, companyId, bulkEditId);
}

/** Publishes that a bulk edit changed, and lists of locations with it. */
export async function publishBulkEdit(
  { live }: Pick<Services, 'live'>,
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
): Promise<void> {
  await live.publish(tx, companyId, { topic: 'bulk_edits', ids: [bulkEditId] });
  await live.publish(tx, companyId, { topic: 'locations', ids: [] });
}
