import { sql } from 'drizzle-orm';
import type { LiveEvent } from '@pinfold/contract/live/live-event';
import type { Database, Queryable } from '../database/database.ts';

const channel = 'pinfold_live';

/** NOTIFY takes 8000 bytes; past this many ids the event names none and readers fetch what they show. */
const maxIds = 400;

/** Carries what changed to every process that has readers, through the database that all of them share. */
export interface LiveBus {
  /** Told when the transaction commits, and not at all when it does not. */
  publish(tx: Queryable, companyId: number, event: LiveEvent): Promise<void>;
  subscribe(companyId: number, onEvent: (event: LiveEvent) => void): () => void;
  close(): Promise<void>;
}

export async function openLiveBus(database: Database): Promise<LiveBus> {
  const readers = new Map<number, Set<(event: LiveEvent) => void>>();
  const stop = await database.listen(channel, (payload) => {
    const { companyId, ...event } = JSON.parse(payload) as LiveEvent & { companyId: number };
    for (const onEvent of readers.get(companyId) ?? []) onEvent(event);
  });
  return {
    async publish(tx, companyId, { topic, ids }) {
      const payload = JSON.stringify({ companyId, topic, ids: ids.length > maxIds ? [] : ids });
      await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    subscribe(companyId, onEvent) {
      const set = readers.get(companyId) ?? new Set();
      readers.set(companyId, set.add(onEvent));
      return () => {
        set.delete(onEvent);
        if (set.size === 0) readers.delete(companyId);
      };
    },
    close: stop,
  };
}
