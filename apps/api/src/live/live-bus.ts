import { sql } from 'drizzle-orm';
import type { LiveEvent } from '@pinfold/contract/live/live.endpoints';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { Database, Queryable } from '../database/database.ts';

const channel = 'pinfold_live';

/** NOTIFY takes 8000 bytes; past this many ids the event names none and readers fetch what they show. */
const maxIds = 400;

/**
 * What a reader shows was asked for before its stream was open: on a slow line, with a page to be compiled in between,
 * no longer ago than this.
 */
const recentMilliseconds = 15_000;

/** Carries what changed to every process that has readers, through the database that all of them share. */
export interface LiveBus {
  /** Published when the transaction commits; not at all if it is rolled back. */
  publish(tx: Queryable, companyId: number, event: LiveEvent): Promise<void>;
  subscribe(companyId: number, onEvent: (event: LiveEvent) => void): () => void;
  /** Topics of the last seconds, so that a new reader misses nothing between its first request and its stream. */
  recent(companyId: number): LiveTopic[];
  close(): Promise<void>;
}

export async function openLiveBus(database: Database, now: () => Date): Promise<LiveBus> {
  const readers = new Map<number, Set<(event: LiveEvent) => void>>();
  const changedAt = new Map<number, Map<LiveTopic, number>>();
  const hear = (payload: string) => {
    const { companyId, ...event } = JSON.parse(payload) as LiveEvent & { companyId: number };
    const topics = changedAt.get(companyId) ?? new Map<LiveTopic, number>();
    changedAt.set(companyId, topics.set(event.topic, now().getTime()));
    for (const onEvent of readers.get(companyId) ?? []) onEvent(event);
  };
  // A change of access may be among the lost notifications: ends all streams, and clients that may reconnect fetch
  // everything again.
  const endAll = () => {
    for (const onEvent of [...readers.values()].flatMap((set) => [...set]))
      onEvent({ topic: 'team', ids: [] });
  };
  const stop = await database.listen(channel, hear, endAll);
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
    recent(companyId) {
      const since = now().getTime() - recentMilliseconds;
      return [...(changedAt.get(companyId) ?? [])].flatMap(([topic, at]) => (at < since ? [] : [topic]));
    },
    close: stop,
  };
}
