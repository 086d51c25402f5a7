import type { Queryable } from '../../../database/database.ts';
import type { LiveBus } from '../../../live/live-bus.ts';
import type { Services } from '../../../services.ts';

/** Readers of a bulk edit are told at most this often by one process, since each of them fetches again. */
const everyMilliseconds = 1000;

const lastTold = new WeakMap<LiveBus, Map<string, number>>();

/** Tells that locations of a bulk edit moved on. What is left out now is told with the next one, or with its end. */
export async function publishUpdateProgress(
  { live, database, now }: Services,
  companyId: number,
  bulkEditId: number | null,
  tx: Queryable = database.queries,
): Promise<void> {
  if (bulkEditId === null) return;
  const told = lastTold.get(live) ?? new Map<string, number>();
  lastTold.set(live, told);
  const key = `${companyId}/${bulkEditId}`;
  const at = now().getTime();
  if (at - (told.get(key) ?? 0) < everyMilliseconds) return;
  told.set(key, at);
  await publishBulkEdit({ live }, tx, companyId, bulkEditId);
}

export async function publishBulkEdit(
  { live }: Pick<Services, 'live'>,
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
): Promise<void> {
  await live.publish(tx, companyId, { topic: 'bulk_edits', ids: [bulkEditId] });
  await live.publish(tx, companyId, { topic: 'locations', ids: [] });
}
